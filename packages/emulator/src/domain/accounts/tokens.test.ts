import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getUser } from "@slipway/user";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/folder-state.ts";
import { clientOf, start } from "../../../test/start.ts";

const texts = ["the-emulators-own-token", "a-token-of-the-seed"];
const [token = "", seeded = ""] = texts;
const users = [{ username: "ann" }, { username: "ben", token: seeded }];

function contentOf(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((file) => readFileSync(join(file.parentPath, file.name), "latin1")).join("\n");
}

test("no token is in the data folder, in a snapshot or in an export as it is, and each is good after a restart", async () => {
  const home = newFolder();
  const dataFolder = join(home, "data");
  const first = await start({ dataFolder, token, seed: { users } });
  await first.emulator.snapshot("begun");
  await first.emulator.export(join(home, "state.slipway"));
  await first.emulator.close();
  for (const text of texts) expect(contentOf(home)).not.toContain(text);
  const again = await start({ dataFolder });
  expect(again.emulator.token).toBe(token);
  for (const [text, username] of [
    [token, "ann"],
    [seeded, "ben"],
  ] as const) {
    expect((await getUser(clientOf(again.emulator, text))).user).toMatchObject({ username });
  }
});

test("a token of the registry is in the request log in no form", async () => {
  const { emulator } = await start();
  const basic = Buffer.from(`any:${emulator.token}`).toString("base64");
  const headers = { authorization: `Basic ${basic}` };
  const answer = await fetch(`${emulator.url}/v2/_token?service=slipway-registry&offline_token=true`, { headers });
  const issued: { token: string; refresh_token: string } = await answer.json();
  for (const each of [issued.token, issued.refresh_token]) {
    await fetch(`${emulator.url}/nowhere/${each}`);
    await fetch(`${emulator.url}/v2/user?q=${each}`);
    expect(JSON.stringify(emulator.requests)).not.toContain(each);
  }
});
