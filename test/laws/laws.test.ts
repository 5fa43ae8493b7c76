// @module-tag many
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { allCases } from "../cases.ts";
import { evidenceFile, printEvidence, readEvidence } from "../parity/evidence.ts";
import { callableGroups } from "../wire/functions.ts";
import { call, modelled } from "./call.ts";
import { inputsOf } from "./inputs.ts";
import { failureOf, operationOf, type Read, readsOf } from "./reads.ts";
import { makeWorld, type World } from "./world.ts";

// Law 1: what an emulator answers with anything but 2xx has changed nothing.
// Law 6: no answer breaks its contract, and what was accepted can be presented.
// For every operation that is carried out, and inputs of the contract's own shapes. What was accepted is read by the operations that
// look up what it changed, and every week by all of them. `faults.test.ts` shows that the few miss nothing.
const readsAll = process.env.SLIPWAY_READS === "all";

// And what each was refused with is noted, for the pages of operations.
const refusals = new Map<string, Set<string>>();

let shared: World;
let reads: readonly Read[];
beforeAll(async () => {
  shared = await makeWorld();
  reads = await readsOf(shared);
});
afterAll(() => shared.emulator.close());

test.each(modelled)("%s, refused, has changed nothing; accepted, it can be presented", async (name, group) => {
  const { run, schema } = operationOf(name, group);
  // A followed stream ends by the clock, which never goes back; and snapshots hold no unfinished upload.
  const isStream = group.contract.operations[name]?.kind === "stream";
  const world = isStream || group.name === "registry" ? await makeWorld() : shared;
  if (world !== shared) onTestFinished(() => world.emulator.close());
  let before = world.dump();
  let sent = 0;
  for (const { input, what } of inputsOf(name, group, schema, world)) {
    if (isStream) {
      await world.emulator.clock.advance(10_000);
      before = world.dump();
    }
    world.newRequests();
    world.seen.changed();
    const said = await call(run, world, input);
    const changed = world.seen.changed();
    // Changes that are in neither a record nor a file show at the end.
    const isSame = changed.size === 0 && before.endsWith(`\n${world.files()}`);
    const after = isSame && !allCases ? before : world.dump();
    for (const { status, code } of world.newRequests()) {
      sent += 1;
      expect([status < 500, code ?? ""], `${what}: ${said}`).toEqual([true, expect.not.stringMatching(/internal/)]);
      // An operation without a function in a package has no page.
      if (status >= 400 && callableGroups.includes(group)) note(name, `${status} ${code ?? ""}`.trim());
      if (status >= 300) expect(after, `${status} ${what}`).toBe(before);
    }
    if (after === before) continue;
    expect(await failureOf(reads, world, readsAll ? "all" : changed), `after ${what}`).toBeUndefined();
    await world.beginAgain();
    before = world.dump();
  }
  expect(sent, "nothing was sent").toBeGreaterThan(0);
  expect(world.dump(), "something changed that no record and no file tells of").toBe(before);
});

test("refusals of operations are those in the evidence", async () => {
  // With all cases the file is compared whole, or written anew.
  if (allCases) return await expect(printEvidence(refusals)).toMatchFileSnapshot(evidenceFile("refusals"));
  const known = readEvidence("refusals");
  for (const [name, noted] of refusals) expect(known[name], name).toEqual(expect.arrayContaining([...noted]));
});

function note(name: string, refusal: string): void {
  refusals.set(name, (refusals.get(name) ?? new Set()).add(refusal));
}
