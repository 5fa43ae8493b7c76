import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { newFolder } from "../../test/folder-state.ts";
import { prepareCommand } from "../../test/run-command.ts";

const { command } = prepareCommand();
const user = process.getuid?.() ?? 0;
const another = 65_534;

// Root may read and write all, but for one without these two rights.
const rights = "-dac_override,-dac_read_search";
const asOrdinary = user === 0 ? ["setpriv", "--inh-caps", rights, "--bounding-set", rights] : [];
const [probe = "node", ...probeArgs] = [...asOrdinary, process.execPath, "--version"];
const isHeld = process.platform !== "win32" && spawnSync(probe, probeArgs).status === 0;
const name = (what: string): string =>
  isHeld
    ? what
    : `no process could be held to permissions here (Windows, or root without setpriv), so that none was tried: ${what}`;

function refusalOf(folder: string): Promise<string> {
  const [program = "", ...args] = [...asOrdinary, process.execPath, command, "--data", folder];
  return text(spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] }).stderr);
}

function dataFolder(mode: number): string {
  const folder = join(newFolder(), "data");
  mkdirSync(folder, { mode });
  return folder;
}

test(name("a data folder that is closed to the process is refused by its name, with what to do"), async () => {
  if (!isHeld) return;
  const folder = dataFolder(0o755);
  // Only root gives files away; without that the folder is the user's own, and closed.
  if (user === 0) chownSync(folder, another, another);
  else chmodSync(folder, 0o500);
  const advice =
    user === 0
      ? `It is user ${another}'s, and this process is user 0's: give it to that user (chown -R 0 ${folder}), or run as user ${another}`
      : `Let user ${user}, whose process this is, read and write it`;
  const said = await refusalOf(folder);
  expect(said).toMatch(/^slipway-emulator: The data folder .*data \(dataFolder, --data\) cannot be taken: EACCES/);
  expect(said.trimEnd().endsWith(advice)).toBe(true);
});

test(name("a file of an earlier run that is closed to the process is refused by its name"), async () => {
  if (!isHeld) return;
  const folder = dataFolder(0o700);
  writeFileSync(join(folder, "state.sqlite"), "", { mode: 0o400 });
  const said = await refusalOf(folder);
  expect(said).toMatch(
    /cannot be taken: EACCES.*state\.sqlite'\. Let user \d+, whose process this is, read and write it\n$/,
  );
});
