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

/** What the platform published, as the repository of its SDK has it; the newest is the last. */
const files = [
  // Shapes are referred to, and booleans have no values.
  {
    from: "2025-10-27",
    commit: "1aada4a8c647055674701491c76a6ff2ff645cfb",
    blob: "19fd7dc5a9bd6d5508c6cae79bc53a577af5f071",
  },
  // Nearly all is inlined, and booleans list their values: the form of today.
  {
    from: "2026-08-20",
    commit: "426eb4b7d7869f7982bbb5d6732cf2048b156d3b",
    blob: "9e9723513e4f9723c06f4eabc153e1850004b0f0",
  },
];

/** Holds `contract:diff` and `contract:adopt` against descriptions of others: older than the contract, so not judged by it, and too long to commit. */
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
      failures.push(...judge(ours, newest).map((line) => `the description of ${from} ${line}`));
    } catch (error) {
      return { absent: [absence(error)] };
    }
  }
  if (newest) failures.push(...(await adoptionOf(newest)));
  return failures.length === 0 || { failures };
}

/** What goes wrong when all that rules apply of a description is taken over; nothing is written. */
async function adoptionOf(theirs: Document): Promise<string[]> {
  const meant: readonly Deliberate[] = JSON.parse(readFileSync(join(root, "contract/differences.json"), "utf8"));
  const source = { entry: normalizePath(join(root, "contract/main.tsp")), texts: new Map<string, string>() };
  try {
    const { applied } = await adopt(source, theirs, meant);
    return applied.length > 0 ? [] : ["nothing of the newest description is adopted"];
  } catch (error) {
    return [`the newest description is not adopted: ${messageOf(error)}`];
  }
}

/** What `contract:diff` gets wrong of a description as published: what it cannot read of it, and a boolean that it takes for two values. */
export function judge(ours: Document, theirs: Document): string[] {
  const found = compare(ours, theirs).differences;
  const unread = found.filter((each) => each.unread);
  if (unread.length > 0) return unread.map((each) => `is not read: ${said(each)}`);
  return found.filter(isTwoBooleans).map((each) => `is a boolean: ${said(each)}`);
}

function isTwoBooleans({ more = [], less = [] }: Difference): boolean {
  return [more, less].some((values) => values.includes("true") && values.includes("false"));
}

function said({ route, path, what }: Difference): string {
  return [route, path, what].filter((each) => each !== "").join(" ");
}

/** A file of a public repository: where it is, and the ID that Git has of its content. */
interface PinnedFile {
  readonly address: string;
  readonly blob: string;
}

/** The text of a file, as it was put the last time or from its address (else `AbsentError`). Other content than pinned is somebody else's: an error. */
export async function fetchFile({ address, blob }: PinnedFile, path: string): Promise<string> {
  if (existsSync(path)) {
    const kept = readFileSync(path);
    if (blobOf(kept) === blob) return kept.toString("utf8");
  }
  const bytes = await download(address);
  const found = blobOf(bytes);
  if (found !== blob) throw new Error(`${address} is another file: its Git ID is ${found}, and ${blob} is pinned.`);
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
