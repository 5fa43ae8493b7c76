import type { TagInvalidation } from "./page-cache.ts";

// The protocol between the emulator and the program that runs a function; types alone, because the program sees no other file. The emulator
// writes a line of JSON to the program's input for each: first the task, then tags. The program ends where its input ends.

export interface Task {
  /** A path, or the descriptor of what listens already. */
  readonly listen: string | number;
  readonly handler: string;
  readonly isEdge: boolean;
  readonly isWeb: boolean;
  readonly hasHelpers: boolean;
  readonly env: Readonly<Record<string, string>>;
}

export interface TagsMessage extends TagInvalidation {
  readonly number?: number;
}

/** The path of a request at the program's socket: its id, the count of lines with tags that the program reads before it answers, and "m" for a middleware. */
export type AskedPath = `/${string}-${number}${"m" | ""}${string}`;

/**
 * A line of output begins with `<mark><id><kind><mark>`: it was printed for that request, or for none where the id is 0. Its kind is the first
 * letter of the entry's level where an entry of the log begins, and + where it goes on. Where the id is empty, JSON of `FromRunner` follows.
 */
export type Mark = "\x1e";

export type FromRunner =
  | { readonly type: "ready" }
  | { readonly type: "done"; readonly id: string }
  | ({ readonly type: "invalidated" } & Required<Pick<TagsMessage, "number">> & TagInvalidation);
