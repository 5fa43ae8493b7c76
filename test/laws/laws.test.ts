import { expect, test } from "vitest";
import { evidenceFile, printEvidence } from "../parity/evidence.ts";
import { type CallableGroup, callableGroups } from "../wire/functions.ts";
import { random } from "../wire/random.ts";
import { Values } from "../wire/values.ts";
import { call, modelled } from "./call.ts";
import { faultsOf, leastOf, someOf, spoil } from "./inputs.ts";
import { makeWorld, type World } from "./world.ts";

// Law 1: what an emulator answers with anything but 2xx has changed nothing.
// Law 6: no answer breaks its contract, and what was accepted can be presented.
// For every operation that is carried out, and inputs of the contract's own shapes: some values right, some of what is somebody
// else's, some nonsense; and each member in turn missing, of another type, out of bounds, or unknown.

// And what each was refused with is noted, for the pages of operations.
const refusals = new Map<string, Set<string>>();

const samples = 12;
const faults = 12;

test.each(modelled)("%s, refused, has changed nothing; accepted, it can be presented", async (name, group) => {
  const { run, schema } = operationOf(name, group);
  const next = random(name);
  const values = new Values(name);
  const world = await makeWorld(name);
  let sent = 0;

  async function send(input: object, what: string): Promise<void> {
    // So that what is followed comes to its end.
    if (group.contract.operations[name]?.kind === "stream") await world.emulator.clock.advance(10_000);
    const before = world.dump();
    const known = world.emulator.requests.length;
    const said = await call(run, world, input);
    const after = world.dump();
    for (const { status, code } of world.emulator.requests.slice(known)) {
      sent += 1;
      expect([status < 500, code ?? ""], `${what}: ${said}`).toEqual([true, expect.not.stringMatching(/internal/)]);
      if (status >= 400 && isListed(group)) note(name, `${status} ${code ?? ""}`.trim());
      if (status >= 300) expect(after, `${status} ${what}`).toBe(before);
    }
    if (after === before) return;
    await presentAll(world, what);
    // What was taken has changed the world.
    await world.beginAgain();
  }

  for (let sample = 0; sample < samples; sample++) {
    const input = Object(spoil(someOf(schema, values, next), namesFor(world, group), next));
    await send(input, JSON.stringify(input));
  }
  const all = faultsOf(schema);
  const some = all.length <= faults ? all : all.filter(() => next() < faults / all.length);
  for (const { what, spoil: break_ } of some) {
    await send(break_({ ...Object(spoil(someOf(schema, values, next), namesFor(world, group), next)) }), what);
  }
  expect(sent, "nothing was sent").toBeGreaterThan(0);
});

test("what operations were refused with is what the evidence says", async () => {
  await expect(printEvidence(refusals)).toMatchFileSnapshot(evidenceFile("refusals"));
});

function note(name: string, refusal: string): void {
  refusals.set(name, (refusals.get(name) ?? new Set()).add(refusal));
}

/** What no package has a function for has no page. */
function isListed(group: CallableGroup): boolean {
  return callableGroups.includes(group);
}

function operationOf(name: string, group: CallableGroup) {
  const run = group.functions[name];
  const schema = group.schemas[group.contract.operations[name]?.input ?? ""];
  if (!run || !schema) throw new Error(`${group.name} has no function or no schema for ${name}`);
  return { run, schema };
}

function namesFor({ names }: World, group: CallableGroup): World["names"] {
  return group.name === "registry" ? { ...names, name: names.repository ?? [] } : names;
}

/** Asks every operation that only reads, with what the world knows; none of them may fail by itself. */
async function presentAll(world: World, what: string): Promise<void> {
  for (const [name, group] of modelled) {
    const { route, kind } = group.contract.operations[name] ?? { route: "", kind: "" };
    if (!route.startsWith("GET ") || kind === "stream" || group.name === "registry") continue;
    const { run, schema } = operationOf(name, group);
    const said = await call(run, world, leastOf(schema, namesFor(world, group)));
    expect(said, `after ${what}`).not.toMatch(/ 5\d\d /);
  }
}
