import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { normalizePath } from "@typespec/compiler";
import { root } from "../../scripts/build.ts";
import { type Absences, absence, type Failures } from "../../scripts/outcome.ts";
import { AbsentError } from "../../scripts/peers/install-peer.ts";
import { adopt } from "../contract-adopt/adopt.ts";
import { readDescription } from "../contract-diff/as-published.ts";
import { compare, type Difference } from "../contract-diff/compare.ts";
import type { Deliberate } from "../contract-diff/deliberate.ts";
import { type Document, messageOf } from "../contract-diff/document.ts";

const repository = "https://raw.githubusercontent.com/vercel/sdk";

/** Published descriptions, from the repository of the platform's SDK, the newest last. */
const files = [
  // Referenced shapes; booleans without values.
  {
    from: "2025-10-27",
    commit: "1aada4a8c647055674701491c76a6ff2ff645cfb",
    blob: "19fd7dc5a9bd6d5508c6cae79bc53a577af5f071",
  },
  // Mostly inlined shapes; booleans with values, as today.
  {
    from: "2026-08-20",
    commit: "426eb4b7d7869f7982bbb5d6732cf2048b156d3b",
    blob: "9e9723513e4f9723c06f4eabc153e1850004b0f0",
  },
];

/** Tries `contract:diff` and `contract:adopt` on published descriptions, which are older than the contract and too long to commit. */
export async function checkRawDescriptions(): Promise<boolean | Absences | Failures> {
  const ours = readDescription(readFileSync(join(root, "api/openapi.json"), "utf8"), "openapi.json");
  const failures: string[] = [];
  let newest: Document | undefined;
  for (const { from, commit, blob } of files) {
    try {
      const address = `${repository}/${commit}/vercel-spec.json`;
      newest = readDescription(
        await fetchFile({ address, blob }, join(root, ".work/raw-descriptions", `${from}.json`)),
        address,
      );
      failures.push(...diffFaults(ours, newest).map((line) => `the description of ${from} ${line}`));
    } catch (error) {
      return { absent: [absence(error)] };
    }
  }
  if (newest) failures.push(...(await adoptionOf(newest)));
  return failures.length === 0 || { failures };
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
