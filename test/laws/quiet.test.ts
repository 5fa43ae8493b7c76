// @module-tag many
import type { GenericSchema } from "valibot";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { deploymentEventTable } from "../../packages/emulator/src/domain/deployments/tables.ts";
import { eventTable } from "../../packages/emulator/src/domain/events/record-event.ts";
import { requestLogTable } from "../../packages/emulator/src/domain/logs/tables.ts";
import { allCases } from "../cases.ts";
import { Values } from "../wire/values.ts";
import { call, modelled } from "./call.ts";
import { bensToken, makeWorld, type World, worldsSecret } from "./world.ts";

// Law 9: no token, no password and no value of a variable is in a list of requests, in an error, in an event, or in what the
// process says. Somebody mistakes one member of an input for another: each member in turn is a token that is in force, and
// whatever is secret in the input is a text that must not come back.

const secret = "the-senders-own-secret";
const isSecret = /^(?:value|password|secret|protectionBypass|sshKey|token)$/i;

let shared: World;
beforeAll(async () => {
  shared = await makeWorld();
});
afterAll(() => shared.emulator.close());

test.each(modelled)("%s tells nobody a token or a secret", async (name, { functions, schemas, contract }) => {
  const run = functions[name];
  const schema = schemas[contract.operations[name]?.input ?? ""] as (GenericSchema & WithEntries) | undefined;
  if (!run || !schema) throw new Error(`There is no function or no schema for ${name}`);
  const warnings: string[] = [];
  const listen = (warning: Error) => warnings.push(warning.message);
  process.on("warning", listen);
  onTestFinished(() => {
    process.off("warning", listen);
  });
  // A followed stream ends by the clock, which never goes back.
  const isStream = contract.operations[name]?.kind === "stream";
  const world = isStream ? await makeWorld() : shared;
  if (isStream) onTestFinished(() => world.emulator.close());
  const values = new Values(name);
  world.newRequests();
  for (const [index, member] of ["", ...Object.keys(schema.entries ?? {})].entries()) {
    // A third of the inputs is invalid, a different third for each operation.
    if (!allCases && index > 0 && (index + name.length) % 3 !== 0) continue;
    if (isStream) await world.emulator.clock.advance(10_000);
    const full = Object(hideIn(withNames(Object(values.make(schema, "body", "full")), world)));
    const answers: string[] = [];
    const fetch: typeof world.emulator.fetch = async (...request) => {
      const answer = await world.emulator.fetch(...request);
      if (!answer.ok) answers.push(await answer.clone().text());
      return answer;
    };
    const sent = member === "" ? full : { ...full, [member]: bensToken };
    world.seen.changed();
    const said = await call(run, world, sent, fetch);
    const { served, token } = world.emulator;
    const told = JSON.stringify({ requests: world.newRequests(), served, answers, said, warnings });
    for (const hidden of [token, bensToken, secret, worldsSecret]) {
      expect(told, `${member} of ${name}`).not.toContain(hidden);
    }
    const codes = [...(world.names.code ?? []), ...(world.names.inviteId ?? [])];
    // But what somebody has chosen as a name: events tell what things are called.
    const events = eventsOf(world);
    for (const hidden of [token, secret, worldsSecret, ...codes]) {
      expect(events, `${member} of ${name}`).not.toContain(hidden);
    }
    if (world.seen.changed().size > 0) await world.beginAgain();
  }
});

/** The account's events and the logs, as they are kept. */
function eventsOf({ store }: World): string {
  const [events, ofDeployments] = [store.rows(eventTable).all(), store.rows(deploymentEventTable).all()];
  return JSON.stringify([events, ofDeployments, store.rows(requestLogTable).all()]);
}

interface WithEntries {
  readonly entries?: Readonly<Record<string, GenericSchema>>;
}

/** Replaces members by the objects that the world has under their names. */
function withNames(input: Readonly<Record<string, unknown>>, { names }: World): object {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === "string" ? (names[name]?.[0] ?? value) : value,
    ]),
  );
}

/** Replaces secrets by the sender's. */
function hideIn(value: unknown, key = ""): unknown {
  if (typeof value === "string") return isSecret.test(key) ? secret : value;
  if (Array.isArray(value)) return value.map((each) => hideIn(each, key));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, hideIn(each, name)]));
}
