import type { Service, Services } from "../../engine/services.ts";
import { Blobs } from "../../store/blobs.ts";
import { type BlobRow, blobPartTable, type PartRow, storedBlobTable } from "./tables.ts";

/** Contents of blobs and of parts of uploads: each goes with the last row that has it. */
export const blobContents: Service<Blobs> = {
  make: ({ files, store }) => new Blobs(files("blob-stores"), store),
  clear: (contents) => contents.clear(),
};

/** Removes what nothing has any more, now and after each change. */
export function followBlobContents(services: Services): void {
  for (const content of services.service(blobContents).all()) removeUnlessUsed(services, content);
  services.store.onChanges((changes) => {
    for (const { table, rowBefore } of changes) {
      // The tables' declared types.
      if ((table === storedBlobTable || table === blobPartTable) && rowBefore)
        removeUnlessUsed(services, (rowBefore as BlobRow | PartRow).content);
    }
  });
}

function removeUnlessUsed({ rows, service }: Services, content: string): void {
  if (rows(storedBlobTable).count("content", content) + rows(blobPartTable).count("content", content) > 0) return;
  service(blobContents).remove(content);
}
