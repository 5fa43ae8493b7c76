import { once } from "node:events";
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createClient } from "@slipway/core";
import { createProject, listProjects } from "@slipway/projects";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../test/folder-state.ts";
import { announced, prepareCommand } from "../../test/run-command.ts";
import { clientOf, start } from "../../test/start.ts";
import { createEmulator } from "../start/emulator.ts";
import { openState } from "../start/open-state.ts";
import { lockFolder } from "./folder-lock.ts";

const { run } = prepareCommand();

test("a second process is refused, and told which one has the folder; the first goes on", async () => {
  const dataFolder = newFolder();
  const first = run("--data", dataFolder);
  const { url, token } = await announced(first);
  const client = createClient({ baseUrl: url, token, retry: false });
  await createProject(client, { name: "before" });

  const second = run("--data", dataFolder);
  const [said, [code]] = await Promise.all([text(second.stderr), once(second, "exit")]);
  expect(code).toBe(1);
  expect(said).toContain(`The data folder ${dataFolder} is in use by the process ${first.pid}, since `);
  await createProject(client, { name: "after" });
  expect((await listProjects(client).toArray()).map(({ name }) => name)).toEqual(["after", "before"]);
});

test("a process that was killed keeps nobody out, however it is called again", async () => {
  const dataFolder = newFolder();
  for (const name of ["one", "two", "three"]) {
    const killed = run("--data", dataFolder);
    const { url, token } = await announced(killed);
    await createProject(createClient({ baseUrl: url, token, retry: false }), { name });
    killed.kill("SIGKILL");
    await once(killed, "exit");
    expect(existsSync(join(dataFolder, "owner.json"))).toBe(true);
  }
  const { client } = await start({ dataFolder });
  expect((await listProjects(client).toArray()).map(({ name }) => name)).toEqual(["three", "two", "one"]);
});

test("many processes that start at once: one has the folder", async () => {
  const dataFolder = newFolder();
  const children = Array.from({ length: 5 }, () => run("--data", dataFolder));
  const outcomes = await Promise.all(
    children.map(async (child) => {
      const refused = once(child, "exit").then(() => "refused");
      return Promise.race([refused, announced(child).then(({ url }) => (url === "" ? refused : "started"))]);
    }),
  );
  expect(outcomes.sort()).toEqual(["refused", "refused", "refused", "refused", "started"]);
});

test("a process cannot open a folder twice, by no other name of it either", async () => {
  const dataFolder = newFolder();
  const { emulator, client } = await start({ dataFolder });
  const link = `${dataFolder}-link`;
  symlinkSync(dataFolder, link, "junction");
  onTestFinished(() => rmSync(link, { force: true }));
  for (const name of [
    dataFolder,
    join(dataFolder, "..", "other", "..", dataFolder.split(/[\\/]/).at(-1) ?? ""),
    link,
  ]) {
    const refused = `The data folder ${name} is in use by this very process ${process.pid}, since `;
    await expect(createEmulator({ dataFolder: name })).rejects.toThrow(refused);
  }
  await createProject(client, { name: "site" });
  await emulator.close();
  const after = await createEmulator({ dataFolder });
  onTestFinished(() => after.close());
  expect((await listProjects(clientOf(after)).toArray()).map(({ name }) => name)).toEqual(["site"]);
});

test("an owner on another machine is named with it, and an owner that is still unknown is not made up", async () => {
  const folder = newFolder();
  const lock = await lockFolder(folder);
  onTestFinished(() => lock.release());
  const owner = { pid: 7, host: `not-${hostname()}`, since: "2026-01-31T00:00:00.000Z" };
  writeFileSync(join(folder, "owner.json"), JSON.stringify(owner));
  await expect(lockFolder(folder)).rejects.toThrow(`in use by the process 7 on not-${hostname()}, since 2026-01-31`);
  writeFileSync(join(folder, "owner.json"), "{");
  await expect(lockFolder(folder)).rejects.toThrow("in use by another process that is just starting or ending");
});

test("a start that fails lets go of the folder", async () => {
  const dataFolder = newFolder();
  mkdirSync(join(dataFolder, "state.sqlite"));
  await expect(openState({ dataFolder, clock: "manual" })).rejects.toThrow();
  rmSync(join(dataFolder, "state.sqlite"), { recursive: true });
  await expect(createEmulator({ dataFolder, seed: { users: [], teams: [{ slug: "x" }] } })).rejects.toThrow(
    /needs a user/,
  );
  const { emulator } = await start({ dataFolder });
  expect(emulator.token).toMatch(/^emulator_/);
});
