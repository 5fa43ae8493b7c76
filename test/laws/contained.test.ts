// @module-tag endurance
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GenericSchema } from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../new-folder.ts";
import { Values } from "../wire/values.ts";
import { call, modelled } from "./call.ts";
import { makeWorld } from "./world.ts";

// Law 8: no file outside of the data folder is read or written, whatever somebody calls a thing; and nothing leaves the machine.

const kept = "what stands beside the data folder";

test("no name leads out of the data folder, and no operation asks anybody else", async () => {
  const home = newFolder();
  const dataFolder = join(home, "data");
  mkdirSync(dataFolder);
  writeFileSync(join(home, "beside.txt"), kept);
  const connections: unknown[] = [];
  // Other tests of this process may have left a client that connects again.
  const own = new AsyncLocalStorage<true>();
  const listen = (socket: unknown) => own.getStore() && connections.push(socket);
  subscribe("net.client.socket", listen);
  onTestFinished(() => {
    unsubscribe("net.client.socket", listen);
  });

  own.enterWith(true);
  const world = await makeWorld(dataFolder);
  const ups = [1, 2, 3, 4, 6].map((depth) => `${"../".repeat(depth)}beside.txt`);
  const names = [...ups, join(home, "beside.txt"), "..\\beside.txt", "%2e%2e%2fbeside.txt", "..", "beside.txt\0.png"];
  const answers: string[] = [];
  const fetch: typeof world.emulator.fetch = async (...request) => {
    const answer = await world.emulator.fetch(...request);
    if (answer.ok) answers.push(await answer.clone().text());
    return answer;
  };
  for (const [name, { functions, schemas, contract }] of modelled) {
    const operation = contract.operations[name];
    const run = functions[name];
    const schema = schemas[operation?.input ?? ""] as (GenericSchema & WithEntries) | undefined;
    // A following stream ends together with its source.
    if (!run || !schema || operation?.kind === "stream") continue;
    const values = new Values(name);
    for (const member of Object.keys(schema.entries ?? {})) {
      for (const hostile of names) {
        await call(run, world, { ...Object(values.make(schema, "body", "full")), [member]: hostile }, fetch);
      }
    }
  }
  // Files that are served are found by their path, too.
  for (const path of names) await fetch(`http://site.localhost/${path}`);
  await world.emulator.close();

  expect(world.emulator.requests.length).toBeGreaterThan(1000);
  expect(connections).toEqual([]);
  expect(answers.join("\n")).not.toContain(kept);
  expect(readdirSync(home).sort()).toEqual(["beside.txt", "data"]);
  expect(readFileSync(join(home, "beside.txt"), "utf8")).toBe(kept);
});

interface WithEntries {
  readonly entries?: Readonly<Record<string, GenericSchema>>;
}
