import { type RowContents, rowContents } from "../../engine/row-contents.ts";
import { blobPartTable, storedBlobTable } from "./tables.ts";

/** Contents of blobs and of parts of uploads. */
const contents = rowContents(
  "blob-stores",
  [storedBlobTable, blobPartTable],
  ({ rows }, content) =>
    rows(storedBlobTable).count("content", content) + rows(blobPartTable).count("content", content) > 0,
);

export const blobContents: RowContents["service"] = contents.service;
export const followBlobContents: RowContents["follow"] = contents.follow;
