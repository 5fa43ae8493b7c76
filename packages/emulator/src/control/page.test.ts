import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { listProjects } from "@slipway/projects";
import { expect, test } from "vitest";
import { newFolder } from "../../test/folder-state.ts";
import { start } from "../../test/start.ts";
import { controls } from "./controls.ts";

const page = readFileSync(new URL("../../docs/control.md", import.meta.url), "utf8");

test("docs/control.md has every path of the controls, and no other", () => {
  expect([...page.matchAll(/`([A-Z]+ \/[^`]+)`/g)].map(([, named]) => named).sort()).toEqual(
    Object.values(controls)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  );
});

test("the commands of docs/control.md run as they stand", async () => {
  const [, code = ""] = /^```sh\n(control\(\).*?)^```$/ms.exec(page) ?? [];
  const { emulator, client } = await start();
  const before = emulator.clock.now();
  const cwd = newFolder();
  // A shell that takes itself for the first one reads the settings of whoever runs this.
  const env = { ...process.env, SHLVL: "1", EMULATOR: emulator.url, TOKEN: emulator.token };
  expect((await promisify(execFile)("bash", ["-euo", "pipefail", "-c", code], { cwd, env })).stderr).toBe("");
  expect(code.match(/^\(?.*control (?:GET|POST|PUT)/gm)?.length).toBe(11);
  expect(readdirSync(cwd).sort()).toEqual(["control.json", "state.slipway"]);
  expect(emulator.clock.now()).toBe(before + 3 * 24 * 3600 * 1000);
  emulator.faults.clear();
  expect((await listProjects(client).toArray()).map(({ name }) => name)).toEqual(["site"]);
});
