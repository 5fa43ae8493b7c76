import { createClient } from "@slipway/core";
import { createProject } from "@slipway/projects";
import { deleteSandbox, type OpenSandbox, openSandbox } from "@slipway/sandboxes";
import { expect, onTestFinished, test } from "vitest";
import { createEmulator } from "../packages/emulator/src/index.ts";
import { smokeSandboxes } from "../packages/emulator/test/smoke.ts";

// Our client's sandbox against the emulator's, whose programs are processes of this machine.

async function sandboxOf(settings: Parameters<typeof openSandbox>[1] = {}): Promise<OpenSandbox> {
  const emulator = await createEmulator({ validateAnswers: true, sandboxes: smokeSandboxes });
  onTestFinished(() => emulator.close());
  const client = createClient({ baseUrl: emulator.url, token: emulator.token });
  const { id: projectId } = await createProject(client, { name: "agents" });
  return openSandbox(client, { projectId, image: "node24", ...settings });
}

test.each(["stop", "delete"] as const)("a block whose sandbox is gone by its end ends well (%s)", async (atEnd) => {
  const emulator = await createEmulator({ validateAnswers: true, sandboxes: smokeSandboxes });
  onTestFinished(() => emulator.close());
  const client = createClient({ baseUrl: emulator.url, token: emulator.token });
  const { id: projectId } = await createProject(client, { name: "agents" });
  const sandbox = await openSandbox(client, { projectId, image: "node24", atEnd });
  await deleteSandbox(client, { name: sandbox.name, projectId });
  await expect(sandbox[Symbol.asyncDispose]()).resolves.toBeUndefined();
});

test("a command's output is there before it prints more", async () => {
  await using sandbox = await sandboxOf();
  // It prints the second line once the first one was read, which a file tells it.
  const program = `
    import { existsSync } from "node:fs";
    console.log("first");
    const wait = setInterval(() => {
      if (!existsSync("read")) return;
      clearInterval(wait);
      console.log("second");
    }, 10);`;
  await sandbox.write({ "two.mjs": program });
  const heard: string[] = [];
  const { exitCode, stdout } = await sandbox.run("node", ["two.mjs"], {
    async onOutput({ data }) {
      heard.push(data.trim());
      if (data.includes("first")) await sandbox.write({ read: "yes" });
    },
  });
  expect({ exitCode, stdout, heard }).toEqual({ exitCode: 0, stdout: "first\nsecond\n", heard: ["first", "second"] });
});

test("a command whose session runs out of its time is an error that says so", async () => {
  await using sandbox = await sandboxOf({ timeout: 1500 });
  const forever = sandbox.run("node", ["-e", "setInterval(() => {}, 1000)"]);
  await expect(forever).rejects.toThrow(/reached its timeout of 1500 ms/);
});

test("a command that goes on is found by its ID, read from its beginning and killed", async () => {
  await using sandbox = await sandboxOf();
  const { id } = await sandbox.start("node", ["-e", 'console.log("up"); setInterval(() => {}, 1000)']);
  const found = sandbox.command(id);
  for await (const { data } of found.output()) {
    expect(data).toBe("up\n");
    break;
  }
  await found.kill("SIGKILL");
  expect((await found.wait()).exitCode).not.toBe(0);
});

test("files are written, read back, and outlast a stop", async () => {
  await using sandbox = await sandboxOf({ name: "kept", resume: true });
  await sandbox.write({ "deep/a.txt": "kept", "b.bin": new Uint8Array([0, 255]) });
  await sandbox.stop();
  expect(await new Response(await sandbox.read("deep/a.txt")).text()).toBe("kept");
  expect([...new Uint8Array(await new Response(await sandbox.read("b.bin")).arrayBuffer())]).toEqual([0, 255]);
});

test("a fork begins with the files of the other one", async () => {
  await using sandbox = await sandboxOf({ name: "first" });
  await sandbox.write({ "a.txt": "copied" });
  await sandbox.snapshot();
  await using fork = await sandbox.fork();
  expect(fork.name).not.toBe("first");
  expect(await new Response(await fork.read("a.txt")).text()).toBe("copied");
});
