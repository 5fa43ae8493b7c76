import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { normalizePath } from "@typespec/compiler";
import { root } from "../../scripts/build.ts";
import { type Absences, absence, type Failures } from "../../scripts/outcome.ts";
import { AbsentError } from "../../scripts/peers/install-peer.ts";
import { adopt } from "../contract-adopt/adopt.ts";
import { readDescription } from "../contract-diff/as-published.ts";
import { compare, type Difference, weights } from "../contract-diff/compare.ts";
import type { Deliberate } from "../contract-diff/deliberate.ts";
import { type Document, messageOf } from "../contract-diff/document.ts";
import { functionNames } from "../release/state.ts";
import { type SentenceRow, sentencesWithoutRow } from "./sentences.ts";

const repository = "https://raw.githubusercontent.com/vercel/sdk";

/** Published descriptions, from the repository of the platform's SDK, the newest last: eleven of one a month, and a later one. */
const files: readonly { readonly from: string; readonly commit: string; readonly blob: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "published.json"), "utf8"),
);

/** Major versions of groups that those eleven months would have been, at most. */
const maxMajors = 47;

/** Tries `contract:diff` and `contract:adopt` on published descriptions, which are older than the contract and too long to commit. */
export async function checkRawDescriptions(): Promise<boolean | Absences | Failures> {
  const ours = readDescription(readFileSync(join(root, "api/openapi.json"), "utf8"), "openapi.json");
  const failures: string[] = [];
  const documents: Document[] = [];
  for (const { from, commit, blob } of files) {
    try {
      const address = `${repository}/${commit}/vercel-spec.json`;
      const text = await fetchFile({ address, blob }, join(root, ".work/raw-descriptions", `${from}.json`));
      documents.push(readDescription(text, address));
      failures.push(...diffFaults(ours, documents.at(-1) ?? ours).map((line) => `the description of ${from} ${line}`));
    } catch (error) {
      return { absent: [absence(error)] };
    }
  }
  const majors = countMajors(documents.slice(0, -1));
  if (majors > maxMajors)
    failures.push(`eleven months are ${majors} major versions of groups, and at most ${maxMajors}`);
  const newest = documents.at(-1);
  const rows: readonly SentenceRow[] = JSON.parse(readFileSync(join(root, "contract/sentences.json"), "utf8"));
  // The rows are of the last of the eleven months, which is the newest whose sentences were read.
  failures.push(...sentencesWithoutRow(documents.at(-2) ?? ours, await functionNames(), rows));
  if (newest) failures.push(...(await adoptionOf(newest)));
  return failures.length === 0 || { failures };
}

/** How many next versions of groups are major, where each description is adopted after the one before. */
export function countMajors(documents: readonly Document[]): number {
  const steps = documents.slice(1).map((theirs, at) => compare(documents[at] ?? theirs, theirs).differences);
  return steps.flatMap((step) => [...weights(step).values()]).filter((weight) => weight === "major").length;
}

/** Problems of adopting a description by all rules; nothing is written. */
async function adoptionOf(theirs: Document): Promise<string[]> {
  const deliberate: readonly Deliberate[] = JSON.parse(readFileSync(join(root, "contract/differences.json"), "utf8"));
  const source = { entry: normalizePath(join(root, "contract/main.tsp")), texts: new Map<string, string>() };
  try {
    const { applied } = await adopt(source, theirs, deliberate);
    return applied.length > 0 ? [] : ["nothing of the newest description is adopted"];
  } catch (error) {
    return [`the newest description is not adopted: ${messageOf(error)}`];
  }
}

/** Faults of `contract:diff` with a published description: unreadable parts, and booleans read as two values. */
export function diffFaults(ours: Document, theirs: Document): string[] {
  const differences = compare(ours, theirs).differences;
  const unread = differences.filter((each) => each.unread);
  if (unread.length > 0) return unread.map((each) => `is not read: ${differenceText(each)}`);
  return differences.filter(isTwoBooleans).map((each) => `is a boolean: ${differenceText(each)}`);
}

function isTwoBooleans({ more = [], less = [] }: Difference): boolean {
  return [more, less].some((values) => values.includes("true") && values.includes("false"));
}

function differenceText({ route, path, what }: Difference): string {
  return [route, path, what].filter((each) => each !== "").join(" ");
}

/** A file of a public repository: its address, and its Git ID. */
interface PinnedFile {
  readonly address: string;
  readonly blob: string;
}

/** The text of a file, from the cache or its address (else `AbsentError`). Throws for other content than the pinned one. */
export async function fetchFile({ address, blob }: PinnedFile, path: string): Promise<string> {
  if (existsSync(path)) {
    const cached = readFileSync(path);
    if (blobOf(cached) === blob) return cached.toString("utf8");
  }
  const bytes = await download(address);
  const actualId = blobOf(bytes);
  if (actualId !== blob)
    throw new Error(`${address} is another file: its Git ID is ${actualId}, and ${blob} is pinned.`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return bytes.toString("utf8");
}

async function download(address: string): Promise<Buffer> {
  let status: string;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(120_000) });
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
    status = `its server answers ${answer.status}`;
  } catch (error) {
    status = error instanceof Error ? error.message : String(error);
  }
  throw new AbsentError(`${address} cannot be had: ${status}`);
}

function blobOf(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
