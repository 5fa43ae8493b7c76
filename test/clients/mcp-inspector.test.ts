import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createEmulator } from "../../packages/emulator/src/index.ts";
import { peerProgram } from "../../scripts/peers/install-peer.ts";
import { newFolder } from "../new-folder.ts";

const bin = join(import.meta.dirname, "../../packages/slipway/dist/bin.js");

test("the protocol's own inspector lists the tools, searches, executes and reads a guide", async () => {
  const inspector = peerProgram("mcp-inspector", "mcp-inspector");
  await using emulator = await createEmulator();
  const home = newFolder();
  const server = [process.execPath, bin, `--local=${emulator.url}`, "mcp"];
  const env = { PATH: process.env.PATH, HOME: home, SLIPWAY_EMULATOR_TOKEN: emulator.token };
  const asked = async (...args: readonly string[]): Promise<Record<string, unknown>> => {
    const own = ["-e", `SLIPWAY_EMULATOR_TOKEN=${emulator.token}`, "-e", `HOME=${home}`];
    const all = ["--cli", ...own, ...server, "--method", ...args];
    return JSON.parse((await promisify(execFile)(inspector, all, { env })).stdout);
  };
  // It judges the tools' schemas, and ends with a failure where a model's maker would refuse one.
  const { tools } = await asked("tools/list", "--strict");
  expect(tools).toMatchObject([{ name: "search" }, { name: "execute" }]);
  const found = await asked("tools/call", "--tool-name", "search", "--tool-arg", "query=who am I");
  expect(JSON.stringify(found)).toContain("getUser");
  const code = "code=return (await call('getUser', {})).user.username";
  const { content } = await asked("tools/call", "--tool-name", "execute", "--tool-arg", code);
  expect(content).toMatchObject([{ text: `target: ${emulator.url} (emulator)\n"developer"` }]);
  const { resources } = (await asked("resources/list")) as { resources: { uri: string }[] };
  const guide = await asked("resources/read", "--uri", resources[0]?.uri ?? "");
  expect(guide).toMatchObject({ contents: [{ mimeType: "text/markdown" }] });
});
