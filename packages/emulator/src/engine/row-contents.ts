import { Blobs } from "../store/blobs.ts";
import type { Row, Table } from "../store/table.ts";
import type { Service, Services } from "./services.ts";

export interface RowContents {
  readonly service: Service<Blobs>;
  /** Removes what no row has any more, now and after each change. */
  follow(services: Services): void;
}

/** Contents that rows name by their member `content`: each goes with the last row that has it. @param isUsed whether a row has it */
export function rowContents(
  folder: string,
  tables: readonly Table[],
  isUsed: (services: Services, content: string) => boolean,
): RowContents {
  const service: Service<Blobs> = {
    make: ({ files, store }) => new Blobs(files(folder), store),
    clear: (contents) => contents.clear(),
  };
  const removeUnlessUsed = (services: Services, content: string): void => {
    if (!isUsed(services, content)) services.service(service).remove(content);
  };
  return {
    service,
    follow(services) {
      for (const content of services.service(service).all()) removeUnlessUsed(services, content);
      services.store.onChanges((changes) => {
        for (const { table, rowBefore } of changes) {
          // Rows of these tables have the member.
          if (rowBefore && tables.includes(table)) removeUnlessUsed(services, (rowBefore as Row & WithContent).content);
        }
      });
    },
  };
}

interface WithContent {
  readonly content: string;
}
