import { createHash } from "node:crypto";
import { type Answer, type Document, readOperations, resolveReference } from "../contract-diff/document.ts";
import { pairRoutes } from "../contract-diff/pair-routes.ts";
import type { FunctionNames } from "../release/news.ts";

/** A row of `contract/sentences.json`. The digest stands for a sentence of the platform's, which is not ours to copy. */
export interface SentenceRow {
  readonly status: number;
  readonly digest: string;
  /** Absent: every operation with the sentence. */
  readonly operations?: readonly string[];
}

/** Sentences about errors in a description, of operations of ours, that no row has, each with the row's key. */
export function sentencesWithoutRow(theirs: Document, names: FunctionNames, rows: readonly SentenceRow[]): string[] {
  const described = readOperations(theirs).operations;
  const routes = pairRoutes(names.keys(), described.keys());
  const isKnown = (name: string, status: number, digest: string) =>
    rows.some((row) => row.status === status && row.digest === digest && (row.operations?.includes(name) ?? true));
  return [...described].flatMap(([route, { responses = {} }]) =>
    (names.get(routes.get(route) ?? "") ?? []).flatMap((name) =>
      Object.entries(responses).flatMap(([status, answer]) =>
        sentencesOf(resolveReference<Answer>(theirs, answer))
          .filter((sentence) => Number(status) >= 400 && !isKnown(name, Number(status), digestOf(sentence)))
          .map(
            (sentence) => `${name} ${status} ${digestOf(sentence)} has no row in contract/sentences.json: ${sentence}`,
          ),
      ),
    ),
  );
}

function sentencesOf({ description }: Answer): string[] {
  return String(description ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

function digestOf(sentence: string): string {
  return createHash("sha256").update(sentence).digest("hex").slice(0, 12);
}
