import type { Document } from "yaml";
import { readText } from "../engine/read-file.ts";
import { judgeSeed, type SeedData, SeedError } from "./seed-data.ts";

/** As much as a seed of thousands of projects has, in bytes. */
const most = 16 * 1024 * 1024;

export interface FirstSeed {
  readonly data: SeedData;
  placed(error: unknown): unknown;
}

/** What an option names: a seed, or a file of YAML or JSON. Throws the file, the line and the member, never a word, which may be secret. */
export async function readSeed(option: SeedData | string | undefined): Promise<FirstSeed> {
  if (typeof option === "string") return readFile(option);
  return { data: whole(option ?? {}), placed: (error) => error };
}

async function readFile(file: string): Promise<FirstSeed> {
  // Most emulators read none.
  const { isNode, LineCounter, parseDocument } = await import("yaml");
  const lineCounter = new LineCounter();
  const document = parseDocument(textOf(file), { lineCounter, prettyErrors: false });
  const at = (offset: number) => `${file}:${lineCounter.linePos(offset).line}`;
  const [wrong] = document.errors;
  if (wrong) throw new SeedError(`this is neither YAML nor JSON (${wrong.code})`, { place: at(wrong.pos[0]) });
  const value = parsed(document, file);
  const isList = Array.isArray(value);
  const placed = (error: unknown): unknown => {
    if (!(error instanceof SeedError)) return error;
    const members = (/^`([^`]+)`/.exec(error.problem)?.[1] ?? "").split(".").slice(isList ? 1 : 0);
    // What is missing has no line, but what lacks it has one.
    const places = members.map((_, index) => document.getIn(members.slice(0, members.length - index), true));
    const place = at(places.find((place) => isNode(place))?.range?.[0] ?? 0);
    return new SeedError(error.problem, { place, cause: error });
  };
  const data = isList ? { calls: value } : value;
  try {
    judgeSeed(data);
    return { data: whole(data), placed };
  } catch (error) {
    throw placed(error);
  }
}

/** Throws for aliases that name what holds them, or that make too much of a little. */
function parsed(document: Document, file: string): unknown {
  try {
    const value: unknown = document.toJS();
    JSON.stringify(value);
    return value;
  } catch {
    throw new SeedError("its aliases (`*`) lead in a circle, or to too much", { place: file });
  }
}

function textOf(file: string): string {
  try {
    return readText(file, most);
  } catch (error) {
    throw new SeedError(`it cannot be read: ${error instanceof Error ? error.message : error}`, { place: file });
  }
}

function whole(data: SeedData): SeedData {
  return data.users ? data : { ...defaultSeed, ...data };
}

/** One user, one team. The user's token is the emulator's own. */
export const defaultSeed: SeedData = {
  users: [{ username: "developer", name: "Developer" }],
  teams: [{ slug: "acme", name: "Acme" }],
};
