import { type Client, call } from "@slipway/core/call";
import { createClient } from "@slipway/core/fetch";
import { schemaNamed, schemaProblem } from "../engine/validate.ts";
import type { Catalog } from "../pipeline/catalog.ts";
import { type SeedCall, SeedError } from "./seed-data.ts";

export interface Callee {
  readonly url: string;
  tokenFor(team: string | undefined): string;
  readonly fetch: typeof globalThis.fetch;
  readonly catalog: Catalog;
  advance(duration: number | string): Promise<void>;
}

/** Runs a seed's calls in order. Throws at the first refused one, with its place. */
export async function runCalls(calls: readonly SeedCall[], callee: Callee): Promise<void> {
  const answers = new Map<string, unknown>();
  for (const [index, { team, as, ...named }] of calls.entries()) {
    const [name = "", written] = Object.entries(named)[0] ?? [];
    const member = `calls.${index}.${name}`;
    const answer = await runCall(name, () => fillReferences(written, answers), member, team, callee);
    if (as !== undefined) answers.set(as, answer);
  }
}

async function runCall(
  name: string,
  inputOf: () => unknown,
  member: string,
  team: string | undefined,
  callee: Callee,
): Promise<unknown> {
  const { catalog } = callee;
  try {
    const input = inputOf();
    if (name === "advance") return await callee.advance(input as string);
    if (!catalog.has(name)) throw new Error("there is no such operation");
    const operation = await catalog.operationNamed(name);
    if (operation.contract.kind !== "call") throw new Error("a seed calls what is asked and answered in JSON");
    const problem = schemaProblem(schemaNamed(operation, operation.contract.input), input, member);
    if (problem !== undefined) throw new InputError(problem);
    // The schema has accepted it.
    return await call(clientOf(callee, team), operation.contract, input as object);
  } catch (error) {
    throw error instanceof InputError ? new SeedError(error.message, { cause: error }) : SeedError.of(member, error);
  }
}

/** An input that its schema refuses. */
class InputError extends Error {}

function clientOf({ url: baseUrl, tokenFor, fetch }: Callee, team: string | undefined): Client {
  return createClient({
    baseUrl,
    token: tokenFor(team),
    fetch,
    retry: false,
    allowInsecure: true,
    ...(team !== undefined && { team }),
  });
}

const reference = /\{\{([\w-]+)\.([\w.-]+)\}\}/g;

function fillReferences(value: unknown, answers: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => fillReferences(each, answers));
  if (typeof value === "string")
    return value.replaceAll(reference, (whole, name: string, path: string) => {
      if (!answers.has(name)) return whole;
      const own = (of: unknown, member: string) => (Object.hasOwn(Object(of), member) ? Object(of)[member] : undefined);
      const text = path.split(".").reduce(own, answers.get(name));
      if (text === undefined || Object(text) === text) throw new Error(`${whole} is not text that was answered`);
      return String(text);
    });
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fillReferences(each, answers)]));
}
