import { execFileSync } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import type { Emulator } from "../../packages/emulator/src/index.ts";
import { startEmulator } from "../../packages/emulator/src/start/emulator.ts";
import { openState } from "../../packages/emulator/src/start/open-state.ts";
import { smokeSandboxes, smokeSeed, smokeTest } from "../../packages/emulator/test/smoke.ts";
import { clientOf } from "../../packages/emulator/test/start.ts";
import { expectNone } from "../expect-none.ts";
import { newFolder } from "../new-folder.ts";
import { modelled } from "./call.ts";
import { makeWorld, type World } from "./world.ts";

// Law 2: every GET answers the same before and after a restart, in the same order, at the same clock.

test("every response is the same after a restart, to the byte and to the millisecond", async () => {
  const dataFolder = newFolder();
  const world = await makeWorld(dataFolder);
  await world.emulator.clock.advance("1 day");
  const before = await answersOf(world.emulator, world);
  const now = world.emulator.clock.now();
  await world.emulator.close();
  const state = await openState({ clock: "manual", dataFolder });
  const again = await startEmulator({ listen: false, clock: "manual", validateAnswers: true }, state);
  onTestFinished(() => again.close());
  expect(again.clock.now()).toBe(now);
  expect(await answersOf(again, world)).toEqual(before);
  expect(Object.values(before).filter(({ status }) => status === 200).length).toBeGreaterThan(20);
});

/** Copies what a process that is killed now would leave, lock and owner aside; by another process, for one that closes a file loses its locks. */
const copy = `require("node:fs").cpSync(process.argv[1], process.argv[2], {
  recursive: true,
  filter: (path) => !/(lock\\.sqlite|owner\\.json)/.test(path),
})`;

test("changes by each operation of each group survive when the emulator is killed behind it", async () => {
  const dataFolder = newFolder();
  const state = await openState({ clock: "manual", dataFolder });
  const options = { listen: false, clock: "manual", seed: smokeSeed, sandboxes: smokeSandboxes } as const;
  const emulator = await startEmulator(options, state);
  onTestFinished(() => emulator.close());
  const lost: string[] = [];
  await smokeTest(
    emulator,
    (token, team) => clientOf(emulator, token, team, emulator.fetch),
    async (group) => {
      const left = newFolder();
      const known = state.store.dump();
      execFileSync(process.execPath, ["-e", copy, dataFolder, left]);
      const after = await openState({ clock: "manual", dataFolder: left });
      if (after.store.dump() !== known) lost.push(group);
      after.close();
    },
  );
  expectNone(
    lost.map((group) => `packages/emulator/src/api/${group}`),
    "What the group acknowledged is lost when the emulator is killed: it is kept in memory, or written after the answer. Keep it in a table of the store.",
  );
});

async function answersOf(
  { url, token, fetch }: Emulator,
  { names }: World,
): Promise<Record<string, { status: number; text: string }>> {
  const answers: Record<string, { status: number; text: string }> = {};
  for (const [name, { contract }] of modelled) {
    const operation = contract.operations[name];
    const [method, path = ""] = operation?.route.split(" ") ?? [];
    if (method !== "GET" || !operation || operation.kind === "stream") continue;
    const known = (member: string) => names[member]?.[0] ?? "unknown";
    const target = path.replaceAll(/\{\+?(\w+)\}/g, (_, member: string) =>
      path.startsWith("/v2/{+name}") && member === "name" ? known("repository") : encodeURIComponent(known(member)),
    );
    const query = operation.parameters.flatMap((parameter) =>
      parameter.in === "query" && parameter.required
        ? [[parameter.name, known(parameter.input ?? parameter.name)]]
        : [],
    );
    const team = operation.team ? [["slug", "fleet"]] : [];
    const response = await fetch(`${url}${target}?${new URLSearchParams([...query, ...team])}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    answers[name] = { status: response.status, text: (await response.text()).replaceAll(url, "") };
  }
  return answers;
}
