import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { caught } from "../../../core/test/caught.ts";
import { cliToken } from "./cli-token.ts";

let folder: string;
beforeEach(async () => {
  folder = newFolder();
  vi.stubEnv("XDG_DATA_HOME", undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
});

const logIn = (content: unknown): Promise<void> =>
  writeFile(join(folder, "auth.json"), typeof content === "string" ? content : JSON.stringify(content));

test("the CLI's log-in is read each time it is asked for", async () => {
  const token = cliToken({ folder });
  await logIn({ token: "one" });
  expect(await token()).toBe("one");
  await logIn({ token: "two", expiresAt: Date.now() / 1000 + 60 });
  expect(await token()).toBe("two");
});

test("the log-in is looked for in the user's data folder", async () => {
  vi.stubEnv("XDG_DATA_HOME", folder);
  await mkdir(join(folder, "com.vercel.cli"));
  await writeFile(join(folder, "com.vercel.cli", "auth.json"), '{"token":"xdg"}');
  expect(await cliToken()()).toBe("xdg");
});

test("no log-in and an expired one say to log in", async () => {
  expect(await caught(cliToken({ folder })())).toMatchObject({
    name: "InputError",
    message: expect.stringContaining("log in"),
  });
  await logIn({ token: "old", expiresAt: Date.now() / 1000 - 1 });
  expect(await caught(cliToken({ folder })())).toMatchObject({ message: expect.stringContaining("expired") });
});

test("a broken log-in is named without being quoted", async () => {
  await logIn('{"token":"tok_secret"');
  const error = await caught(cliToken({ folder })());
  expect(String(error)).toContain("auth.json");
  expect(String(error)).not.toContain("tok_secret");
});

test("an empty data folder is not the current one, where anybody may have put a log-in", async () => {
  vi.stubEnv("XDG_DATA_HOME", "");
  vi.stubEnv("HOME", folder);
  expect(await caught(cliToken()())).toHaveProperty("message", expect.stringContaining(folder));
});

test.each([0o602, 0o620, 0o666])(
  "a log-in that others may write is refused, with what to do, and not shown",
  async (mode) => {
    await logIn({ token: "secret-token" });
    const place = join(folder, "auth.json");
    await chmod(place, mode);
    const seen: unknown = await cliToken({ folder })().catch(String);
    // Windows knows no such rights: there everybody's file is one's own.
    const refused = `InputError: ${place} can be written by others: log in again if you do not know why, and chmod 600 it`;
    expect(seen).toBe(process.platform === "win32" ? "secret-token" : refused);
    await chmod(place, 0o600);
    expect(await cliToken({ folder })()).toBe("secret-token");
  },
);
