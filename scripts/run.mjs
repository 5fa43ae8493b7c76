#!/usr/bin/env node
// Runs a command with the Node and pnpm that this repository is developed with:
//   node scripts/run.mjs [--built] <command…>
// With --built every package is built before it. What the machine has is used when it is new enough; otherwise both are fetched from npm for this one run.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { command as commandOf } from "./command.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const pnpm = manifest.packageManager.split("@")[1];
const node = "24.21.0";
// Fetched tools run this file again: the command comes as it is, whatever shell is between.
const handed = process.env.SLIPWAY_COMMAND;
const command = handed === undefined ? process.argv.slice(2) : JSON.parse(handed);

const isBuilt = command[0] === "--built";

if (command.length === (isBuilt ? 1 : 0)) {
  console.error("usage: node scripts/run.mjs [--built] <command…>");
  process.exit(2);
}

function run(program, args, options = {}) {
  const { file, args: words, shell } = commandOf(program, args);
  const done = spawnSync(file, words, { stdio: "inherit", shell, ...options });
  if (done.error) console.error(`run: cannot start ${program}: ${done.error.message}`);
  return done.status ?? 1;
}

// engines.node, as package.json states it: ^22.19 || ^24.11 || >=26
function nodeIsNewEnough() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  return (major === 22 && minor >= 19) || (major === 24 && minor >= 11) || major >= 26;
}

function pnpmIsNewEnough() {
  const { file, args, shell } = commandOf("pnpm", ["--version"]);
  const found = spawnSync(file, args, { encoding: "utf8", cwd: root, shell });
  return found.status === 0 && Number(found.stdout.split(".")[0]) >= Number(pnpm.split(".")[0]);
}

if (process.env.SLIPWAY_RUN !== "1" && !(nodeIsNewEnough() && pnpmIsNewEnough())) {
  const runtime = process.platform === "linux" ? `node-linux-${process.arch}@${node}` : `node@${node}`;
  const self = relative(process.cwd(), fileURLToPath(import.meta.url));
  const again = `node ${self.includes(" ") ? `"${self}"` : self}`;
  const fetched = [
    "--yes",
    "--prefer-offline",
    "--allow-scripts=pnpm,node",
    "-p",
    `pnpm@${pnpm}`,
    ...(nodeIsNewEnough() ? [] : ["-p", runtime]),
    "-c",
    again,
  ];
  process.exit(
    run("npx", fetched, { env: { ...process.env, SLIPWAY_RUN: "1", SLIPWAY_COMMAND: JSON.stringify(command) } }),
  );
}

const env = {
  ...process.env,
  SLIPWAY_RUN: "1",
  PATH: join(root, "node_modules", ".bin") + delimiter + process.env.PATH,
};
// For this run alone: what it starts may start run.mjs with a command of its own.
delete env.SLIPWAY_COMMAND;
// What was installed is remembered by the lockfile's content: its time says nothing after a checkout.
const stamp = join(root, "node_modules", ".slipway-lockfile");
const lockfile = createHash("sha256")
  .update(readFileSync(join(root, "pnpm-lock.yaml")))
  .digest("hex");
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lockfile) {
  const status = run("pnpm", ["install", "--frozen-lockfile", "--reporter=append-only"], {
    cwd: root,
    env,
    stdio: ["ignore", 2, 2],
  });
  if (status !== 0) process.exit(status);
  writeFileSync(stamp, lockfile);
}
if (isBuilt) {
  const build = 'import("./scripts/build.ts").then(({ build }) => build())';
  const status = run(process.execPath, ["--eval", build], { cwd: root, env, stdio: ["ignore", 2, 2] });
  if (status !== 0) process.exit(status);
  command.shift();
}
process.exit(run(command[0], command.slice(1), { env }));
