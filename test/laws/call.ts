import { createClient } from "@slipway/core";
import type { GroupDescription } from "../../packages/emulator/src/engine/validate.ts";
import type { Emulator } from "../../packages/emulator/src/index.ts";
import { operations } from "../../packages/emulator/test/operations.ts";
import { callUnlisted, unlistedGroups } from "../../packages/emulator/test/unlisted.ts";
import { type AnyFunction, type CallableGroup, callableGroups } from "../wire/functions.ts";
import type { World } from "./world.ts";

/** The groups with their functions, and those whose operations no package has a function for. */
const callable: readonly CallableGroup[] = [
  ...callableGroups,
  ...[...unlistedGroups].map(([name, description]) => ({ name, ...description, functions: functionsOf(description) })),
];

function functionsOf({ contract }: GroupDescription): CallableGroup["functions"] {
  const names = Object.keys(contract.operations);
  return Object.fromEntries(names.map((name) => [name, (client, input) => callUnlisted(client, name, input)]));
}

/** Every operation that the emulator carries out, with its group. */
export const modelled: readonly (readonly [string, CallableGroup])[] = callable.flatMap((group) =>
  operations
    .filter(({ name, handler }) => handler && name in group.contract.operations)
    .map(({ name }): [string, CallableGroup] => [name, group]),
);

/** Calls an operation; what becomes of it stands in the emulator's own list of requests, and what it failed with is returned. */
export async function call(
  run: AnyFunction,
  { emulator }: World,
  input: object,
  fetch: Emulator["fetch"] = emulator.fetch,
): Promise<string> {
  const { url: baseUrl, token } = emulator;
  // A followed stream may stay silent, for as long as it lasts.
  const timeout = { idle: 200 };
  const client = createClient({ baseUrl, token, fetch, retry: false, team: "fleet", allowInsecure: true, timeout });
  try {
    const result = await run(client, input);
    if (result instanceof ReadableStream) await result.cancel();
    // A call that follows something is sent when somebody begins to read.
    else if (typeof result === "object" && result !== null && Symbol.asyncIterator in result) await firstOf(result);
    return "";
  } catch (error) {
    return String(error);
  }
}

async function firstOf(result: object & { [Symbol.asyncIterator]: unknown }): Promise<void> {
  // The functions of streams return nothing else.
  for await (const _ of result as AsyncIterable<unknown>) return;
}
