import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { getUser } from "@slipway/user";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/folder-state.ts";
import { start } from "../../../test/start.ts";
import { createEmulator } from "../../index.ts";

function fileOf(text: string): string {
  const file = join(newFolder(), "faults.json");
  writeFileSync(file, text);
  return file;
}

test.each([
  ["a list", () => [{ operation: "getUser", status: 503 }]],
  ["a file", () => fileOf('[{ "operation": "getUser", "status": 503 }]')],
])("faults are planned from %s before the first request, and again after a reset", async (_, faults) => {
  const { emulator, client } = await start({ faults: faults() });
  for (let count = 0; count < 2; count++) {
    await expect(getUser(client)).rejects.toMatchObject({ status: 503 });
    await getUser(client);
    await emulator.reset();
  }
});

test.each([
  ["{}", /faults\.json: has to hold a list of faults/],
  ["[", /faults\.json: cannot be read: /],
  ['[{ "delay": 1 }, { "status": "500" }]', /faults\.json: fault 1: `status`: /],
  ['[{ "operation": "getUser", "answer": { "body": {} } }]', /faults\.json: fault 0: `answer\.body\.user`: /],
])("a file of %s is refused by name and member, and nothing is left open", async (text, message) => {
  const folder = newFolder();
  const refused = { faults: fileOf(text), dataFolder: folder };
  await expect(createEmulator(refused)).rejects.toThrow(message);
  await (await createEmulator({ dataFolder: folder })).close();
});
