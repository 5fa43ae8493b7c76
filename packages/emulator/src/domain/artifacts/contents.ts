import type { Part, Services } from "../../engine/services.ts";
import { Blobs } from "../../store/blobs.ts";
import { type ArtifactRow, artifactTable } from "./tables.ts";

/** What the artifacts are: apart from what is deployed, so that it can go when the last artifact that has it goes. */
export const contentsPart: Part<Blobs> = {
  make: ({ files, store }) => new Blobs(files("artifacts"), store),
  clear: (contents) => contents.clear(),
};

/** Removes what an earlier run left behind: contents that no artifact has. */
export function recoverContents(services: Services): void {
  for (const content of services.part(contentsPart).all()) removeUnlessHeld(services, content);
}

/** Lets contents go with the last artifact that has them, once that is on disk. */
export function followArtifacts(services: Services): void {
  services.store.onChanges((changes) => {
    for (const { table, before } of changes) {
      // A row of this table is what it was declared to be.
      if (table === artifactTable && before) removeUnlessHeld(services, (before as ArtifactRow).content);
    }
  });
}

function removeUnlessHeld({ rows, part }: Services, content: string): void {
  if (rows(artifactTable).count("content", content) === 0) part(contentsPart).remove(content);
}
