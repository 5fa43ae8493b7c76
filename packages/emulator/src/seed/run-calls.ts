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

/** Carries out the calls of a seed, one after the other. Throws at the first that is refused, and names it. */
export async function runCalls(calls: readonly SeedCall[], callee: Callee): Promise<void> {
  const answers = new Map<string, unknown>();
  for (const [index, { team, as, ...named }] of calls.entries()) {
    const [name = "", written] = Object.entries(named)[0] ?? [];
    const member = `calls.${index}.${name}`;
    const answer = await run(name, () => filled(written, answers), member, team, callee);
    if (as !== undefined) answers.set(as, answer);
  }
}

async function run(
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
    if (problem !== undefined) throw new Misfit(problem);
    // Its schema has taken it.
    return await call(clientOf(callee, team), operation.contract, input as object);
  } catch (error) {
    throw error instanceof Misfit ? new SeedError(error.message, { cause: error }) : SeedError.of(member, error);
  }
}

/** An input that the contract does not take; it names the member. */
class Misfit extends Error {}

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

function filled(value: unknown, answers: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => filled(each, answers));
  if (typeof value === "string")
    return value.replaceAll(reference, (whole, name: string, path: string) => {
      if (!answers.has(name)) return whole;
      const own = (of: unknown, member: string) => (Object.hasOwn(Object(of), member) ? Object(of)[member] : undefined);
      const found = path.split(".").reduce(own, answers.get(name));
      if (found === undefined || Object(found) === found) throw new Error(`${whole} is no text that was answered`);
      return String(found);
    });
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, answers)]));
}
