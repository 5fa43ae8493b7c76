import { readFileSync } from "node:fs";
import { join } from "node:path";
import { normalizePath } from "@typespec/compiler";
import { root } from "../../scripts/build.ts";
import { type Absences, absence, type Failures } from "../../scripts/outcome.ts";
import { adopt } from "../contract-adopt/adopt.ts";
import { asPublished } from "../contract-diff/as-published.ts";
import type { Deliberate } from "../contract-diff/deliberate.ts";
import { type Document, messageOf, parseDocument } from "../contract-diff/document.ts";
import { fetchFile } from "./fetch-file.ts";
import { judge } from "./judge.ts";

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

/**
 * Holds `contract:diff` and `contract:adopt` against descriptions that nobody here has written. They are older than the contract: what
 * they say otherwise of the API is not judged. They are not committed, for they are several times as long as the contract.
 */
export async function checkRawDescriptions(): Promise<boolean | Absences | Failures> {
  const ours = asPublished(parseDocument(readFileSync(join(root, "api/openapi.json"), "utf8"), "openapi.json"));
  const failures: string[] = [];
  let newest: Document | undefined;
  for (const { from, commit, blob } of files) {
    try {
      const address = `${repository}/${commit}/vercel-spec.json`;
      newest = parseDocument(
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
