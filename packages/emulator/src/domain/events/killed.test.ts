// @module-tag endurance
import { createClient } from "@slipway/core";
import { createProject } from "@slipway/projects";
import { createWebhook } from "@slipway/webhooks";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/folder-state.ts";
import { startReceiver } from "../../../test/receiver.ts";
import { announced, prepareCommand } from "../../../test/run-command.ts";
import { start } from "../../../test/start.ts";

const { run } = prepareCommand();

test("acknowledged events are delivered, though the emulator is killed again and again", async () => {
  const dataFolder = newFolder();
  const receiver = await startReceiver((response, nth) => void (nth % 2 === 0 && response.end()));
  const acknowledged: string[] = [];
  for (let kill = 0; kill < 5; kill++) {
    const child = run("--data", dataFolder);
    const { url, token } = await announced(child);
    const client = createClient({ baseUrl: url, token, retry: false });
    if (kill === 0) await createWebhook(client, { url: receiver.url, events: ["project.created"] });
    const work = async (worker: number): Promise<void> => {
      for (let count = 0; ; count++) {
        const { id } = await createProject(client, { name: `site-${kill}-${worker}-${count}` });
        acknowledged.push(id);
        if (count === 2 + kill) child.kill("SIGKILL");
      }
    };
    await Promise.allSettled([0, 1].map(work));
  }
  const taking = await start({ dataFolder, webhooks: { timeout: 300, retryAfter: Array(20).fill(1) } });
  await taking.emulator.clock.advance("1 minute");
  const { list } = taking.emulator.deliveries;
  expect(list.map(({ state }) => state)).toEqual(list.map(() => "delivered"));
  const arrived = receiver.received.map(({ body }) => JSON.parse(body).payload.project.id);
  expect(arrived).toEqual(expect.arrayContaining(acknowledged));
  expect(acknowledged.length).toBeGreaterThan(15);
}, 60_000);
