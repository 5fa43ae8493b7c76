import type { Document } from "yaml";
import { readText } from "../engine/read-file.ts";
import { judgeSeed, type SeedData, SeedError } from "./seed-data.ts";

/** Size limit in bytes: room for thousands of projects. */
const maxSize = 16 * 1024 * 1024;

export interface FirstSeed {
  readonly data: SeedData;
  /** The error with its file and line, where the seed is a file. */
  withPlace(error: unknown): unknown;
}

/** Reads a seed, or a seed file in YAML or JSON. Errors name file, line and member, never a value, which may be secret. */
export async function readSeed(option: SeedData | string | undefined): Promise<FirstSeed> {
  if (typeof option === "string") return readFile(option);
  return { data: withDefaults(option ?? {}), withPlace: (error) => error };
}

async function readFile(file: string): Promise<FirstSeed> {
  // Imported late: most emulators read no file.
  const { isNode, LineCounter, parseDocument } = await import("yaml");
  const lineCounter = new LineCounter();
  const document = parseDocument(readSeedText(file), { lineCounter, prettyErrors: false });
  const at = (offset: number) => `${file}:${lineCounter.linePos(offset).line}`;
  const [wrong] = document.errors;
  if (wrong) throw new SeedError(`this is neither YAML nor JSON (${wrong.code})`, { place: at(wrong.pos[0]) });
  const value = valueOfDocument(document, file);
  const isList = Array.isArray(value);
  const withPlace = (error: unknown): unknown => {
    if (!(error instanceof SeedError)) return error;
    const members = (/^`([^`]+)`/.exec(error.problem)?.[1] ?? "").split(".").slice(isList ? 1 : 0);
    // A missing member has no line; its parent does.
    const places = members.map((_, index) => document.getIn(members.slice(0, members.length - index), true));
    const place = at(places.find((place) => isNode(place))?.range?.[0] ?? 0);
    return new SeedError(error.problem, { place, cause: error });
  };
  const data = isList ? { calls: value } : value;
  try {
    judgeSeed(data);
    return { data: withDefaults(data), withPlace };
  } catch (error) {
    throw withPlace(error);
  }
}

/** Throws for circular aliases and for those that expand too far. */
function valueOfDocument(document: Document, file: string): unknown {
  try {
    const value: unknown = document.toJS();
    JSON.stringify(value);
    return value;
  } catch {
    throw new SeedError("its aliases (`*`) lead in a circle, or to too much", { place: file });
  }
}

function readSeedText(file: string): string {
  try {
    return readText(file, maxSize);
  } catch (error) {
    throw new SeedError(`it cannot be read: ${error instanceof Error ? error.message : error}`, { place: file });
  }
}

function withDefaults(data: SeedData): SeedData {
  return data.users ? data : { ...defaultSeed, ...data };
}

/** One user, whose token is the emulator's own, and one team. */
export const defaultSeed: SeedData = {
  users: [{ username: "developer", name: "Developer" }],
  teams: [{ slug: "acme", name: "Acme" }],
};
