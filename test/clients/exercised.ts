import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RequestRecord } from "../../packages/emulator/src/index.ts";
import { root } from "../../scripts/build.ts";

/** Records of the flows of a run, a line each: they run in separate processes. */
const file = join(root, ".work/exercised.ndjson");

interface Note {
  readonly client: string;
  readonly operation: string;
  /** Number of answers without an error; 0 for a path or a member that the emulator does not know. */
  readonly calls: number;
}

type Exercised = Pick<RequestRecord, "operation" | "status"> &
  Partial<Pick<RequestRecord, "method" | "path" | "code" | "unknown">>;

/** Forgets what an earlier run noted. */
export function beginNotes(): void {
  rmSync(file, { force: true });
}

/** Notes which operations a client has called without an error, and which paths and members the emulator does not know. */
export function noteExercised(client: string, requests: readonly Exercised[]): void {
  const calls = new Map<string, number>();
  for (const { operation, status, method, path, code, unknown = [] } of requests) {
    if (code === "unknown_path") calls.set(`${method} ${path}`, 0);
    for (const member of unknown) calls.set(`${operation} ${member}`, 0);
    if (operation === undefined || status >= 400 || status === 0) continue;
    calls.set(operation, (calls.get(operation) ?? 0) + 1);
  }
  mkdirSync(dirname(file), { recursive: true });
  for (const [operation, count] of calls) {
    const note: Note = { client, operation, calls: count };
    appendFileSync(file, `${JSON.stringify(note)}\n`);
  }
}

/** Number of calls by each client and operation. */
export function exercised(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const line of existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : []) {
    // A line is what `noteExercised` has written.
    const { client, operation, calls }: Note = JSON.parse(line);
    const clients = found.get(operation) ?? new Map<string, number>();
    found.set(operation, clients.set(client, (clients.get(client) ?? 0) + calls));
  }
  return found;
}
