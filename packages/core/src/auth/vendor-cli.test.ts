import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { caught } from "../../test/caught.ts";
import { cliToken, linkedProject } from "./vendor-cli.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "slipway-"));
  for (const name of ["VERCEL_ORG_ID", "VERCEL_PROJECT_ID", "XDG_DATA_HOME"]) vi.stubEnv(name, undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
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

test("a folder is linked by its project.json", async () => {
  expect(await linkedProject(folder)).toBeUndefined();
  await mkdir(join(folder, ".vercel"));
  await writeFile(join(folder, ".vercel", "project.json"), '{"orgId":"team_1","projectId":"prj_1","settings":{}}');
  expect(await linkedProject(folder)).toEqual({ orgId: "team_1", projectId: "prj_1" });
});

test("the environment comes before the file", async () => {
  vi.stubEnv("VERCEL_ORG_ID", "team_2");
  vi.stubEnv("VERCEL_PROJECT_ID", "prj_2");
  expect(await linkedProject(folder)).toEqual({ orgId: "team_2", projectId: "prj_2" });
});

test("a link without its IDs is an error that names the file", async () => {
  await mkdir(join(folder, ".vercel"));
  await writeFile(join(folder, ".vercel", "project.json"), "{}");
  expect(await caught(linkedProject(folder))).toMatchObject({ message: expect.stringContaining("project.json") });
});

test("the environment's values are read without white space, and blank ones are none", async () => {
  await mkdir(join(folder, ".vercel"));
  await writeFile(join(folder, ".vercel", "project.json"), '{"orgId":"team_1","projectId":"prj_1"}');
  vi.stubEnv("VERCEL_ORG_ID", " ");
  vi.stubEnv("VERCEL_PROJECT_ID", "\n");
  expect(await linkedProject(folder)).toEqual({ orgId: "team_1", projectId: "prj_1" });
  vi.stubEnv("VERCEL_ORG_ID", "org_1\n");
  vi.stubEnv("VERCEL_PROJECT_ID", "prj_2 ");
  expect(await linkedProject(folder)).toEqual({ orgId: "org_1", projectId: "prj_2" });
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
