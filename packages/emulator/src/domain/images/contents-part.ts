import type { Part } from "../../engine/services.ts";
import { Contents } from "./content/contents.ts";

/** What the registry holds. */
export const contentsPart: Part<Contents> = {
  make: ({ files, store }) => new Contents(files("registry"), store),
  clear: (contents) => contents.clear(),
};
