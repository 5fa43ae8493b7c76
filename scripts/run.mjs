#!/usr/bin/env node
// Runs a command with the Node and pnpm that this repository is developed with:
//   node scripts/run.mjs <command…>
// What the machine has is used when it is new enough; otherwise both are fetched from npm for this one run.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const pnpm = manifest.packageManager.split("@")[1];
const node = "24.21.0";
const command = process.argv.slice(2);

if (command.length === 0) {
  console.error("usage: node scripts/run.mjs <command…>");
  process.exit(2);
}

function run(program, args, options = {}) {
  const done = spawnSync(program, args, { stdio: "inherit", ...options });
  if (done.error) console.error(`run: cannot start ${program}: ${done.error.message}`);
  return done.status ?? 1;
}

// engines.node, as package.json states it: ^22.19 || ^24.11 || >=26
function nodeIsNewEnough() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  return (major === 22 && minor >= 19) || (major === 24 && minor >= 11) || major >= 26;
}

function pnpmIsNewEnough() {
  const found = spawnSync("pnpm", ["--version"], { encoding: "utf8", cwd: root });
  return found.status === 0 && Number(found.stdout.split(".")[0]) >= Number(pnpm.split(".")[0]);
}

if (process.env.SLIPWAY_RUN !== "1" && !(nodeIsNewEnough() && pnpmIsNewEnough())) {
  const runtime = process.platform === "linux" ? `node-linux-${process.arch}@${node}` : `node@${node}`;
  const again = ["node", fileURLToPath(import.meta.url), ...command].map(quote).join(" ");
  const fetched = [
    "--yes",
    "--prefer-offline",
    "--allow-scripts=pnpm,node",
    "-p",
    `pnpm@${pnpm}`,
    "-p",
    runtime,
    "-c",
    again,
  ];
  process.exit(run("npx", fetched, { env: { ...process.env, SLIPWAY_RUN: "1" } }));
}

function quote(word) {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

const env = {
  ...process.env,
  SLIPWAY_RUN: "1",
  PATH: join(root, "node_modules", ".bin") + delimiter + process.env.PATH,
};
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
process.exit(run(command[0], command.slice(1), { env }));
