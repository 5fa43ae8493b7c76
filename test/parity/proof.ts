import { checks, gather } from "../../packages/emulator/test/checks.ts";
import { operations } from "../../packages/emulator/test/operations.ts";
import { cannotServe } from "../independent/cannot.ts";
import { type Evidence, type Judge, readEvidence } from "./evidence.ts";

export const evidence: Readonly<Record<Judge, Evidence>> = {
  answers: readEvidence("answers"),
  clients: readEvidence("clients"),
  functions: readEvidence("functions"),
};

/** With which statuses and codes the emulator was seen to refuse each operation, beside those of every one. */
export const refusals: Evidence = readEvidence("refusals");

const refusedByGroups = gather(({ refused = {} }) => refused);

/** Requests from a table, which no client has sent. */
const played = "Terraform's requests";

const modelled = new Set(operations.flatMap(({ name, handler }) => (handler ? [name] : [])));

export interface Proof {
  /** How much of it the emulator has; empty: it is not modelled. */
  readonly level: string;
  /** Judge of the emulator's responses: `client`, `description` or `contract`. */
  readonly answer: string;
  /** Judge of the requests of the client's function: `description` or `contract`. */
  readonly call: string;
  readonly note: string;
}

export function proofOf(group: string, name: string): Proof {
  const level = (modelled.has(name) && checks.get(group)?.level) || "";
  const refused = refusedByGroups[name];
  const clients = evidence.clients[name] ?? [];
  const isRun = clients.some((client) => client !== played);
  const answer = isRun ? "client" : name in evidence.answers ? "description" : "contract";
  const notes = [
    ...(refused === undefined ? [] : [`always refused: ${refused}`]),
    ...(clients.length > 0 ? [clients.join(", ")] : []),
    ...(name in cannotServe ? [`the mock cannot serve it: ${cannotServe[name]}`] : []),
  ];
  return {
    level,
    answer: level === "" || refused !== undefined ? "" : answer,
    call: name in evidence.functions ? "description" : "contract",
    note: notes.join("; "),
  };
}
