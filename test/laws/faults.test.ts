// @module-tag endurance
import { expect, test } from "vitest";
import { random } from "../wire/random.ts";
import { call, modelled } from "./call.ts";
import { inputsOf } from "./inputs.ts";
import { failureOf, operationOf, readsOf } from "./reads.ts";
import { makeWorld } from "./world.ts";

// Law 6 calls the reads that look up what an operation has changed, and not all. Here operations write rows with a member too few,
// drawn by a seed: whatever fault all reads together find, those few find.

test("ten faults that all reads find are found by the reads that look up what was changed", async () => {
  const world = await makeWorld();
  const reads = await readsOf(world);
  const next = random(process.env.SLIPWAY_LAWS_SEED ?? "faults");
  const found = new Map<string, string | undefined>();
  const order = modelled.map((one) => ({ one, place: next() })).sort((one, other) => one.place - other.place);
  for (const { one } of order) {
    const [name, group] = one;
    if (found.size === 10 || group.contract.operations[name]?.kind === "stream") continue;
    const { run, schema } = operationOf(name, group);
    for (const { input } of inputsOf(name, group, schema, world)) {
      const written: (() => string | undefined)[] = [];
      const end = world.store.onChanges((changes) => {
        for (const { table, rowAfter: after } of changes) {
          const members = Object.keys(after ?? {}).filter((member) => member !== "id");
          const member = members[Math.floor(next() * members.length)];
          if (!after || member === undefined) continue;
          written.push(() => {
            const rest = Object.fromEntries(Object.entries(after).filter(([name]) => name !== member));
            try {
              world.store.transact(() => world.store.rows(table).put({ ...rest, id: after.id }));
            } catch {
              // Its indexes need the member: no store can hold such a row.
              return undefined;
            }
            return `${name} writes ${table.name} without ${member}`;
          });
        }
      });
      world.seen.changed();
      await call(run, world, input);
      end();
      const changed = world.seen.changed();
      if (written.length === 0) continue;
      const fault = written[Math.floor(next() * written.length)]?.();
      if (fault !== undefined && (await failureOf(reads, world, "all")) !== undefined)
        found.set(fault, await failureOf(reads, world, changed));
      await world.beginAgain();
      break;
    }
  }
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries([...found.keys()].map((fault) => [fault, expect.stringMatching(/ 5\d\d /)])),
  );
  expect(found.size).toBe(10);
});
