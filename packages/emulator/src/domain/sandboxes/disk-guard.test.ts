// @module-tag endurance
import { join } from "node:path";
import { createProject } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import { describe, expect, test } from "vitest";
import { processesWith } from "../../../test/escape/fixture.ts";
import { sh, startAgents } from "../../../test/sandbox-shell.ts";
import { mountSmallDisk } from "../../../test/small-disk.ts";
import { isolationProblem } from "../../isolation/choose-isolation.ts";

/** Small disk, of which the guard reserves 10 MiB. */
const disk = mountSmallDisk(200);

const kind = (await isolationProblem()) === undefined ? "bubblewrap" : "none";

describe.skipIf(disk === undefined)("on a disk of its own (where one may be mounted)", () => {
  test("a sandbox that fills it is ended and told why; the others and the emulator go on", async () => {
    const { client, projectId, ...started } = await startAgents(disk === undefined ? {} : { dataFolder: disk });
    const make = async (name: string) => (await started.make({ name })).session.id;
    const [greedy, modest] = [await make("greedy"), await make("modest")];
    const waiting = { sessionId: modest, command: "sleep", args: ["600"] };
    const { command: waits } = await sandboxes.runSessionCommand(client, waiting);
    // The last of it slowly, as so small a disk is filled in a moment.
    const fill =
      "head -c 170000000 /dev/zero > 0; i=0; while true; do i=$((i+1)); head -c 200000 /dev/zero > $i; sleep 0.02; done";
    const { exitCode, output } = await sh(client, greedy, fill);
    expect(exitCode).toBe(137);
    expect(output).toMatch(/The disk of this machine has \d MiB left, and the sandbox holds more than 10 MiB/);
    await expect(sh(client, greedy, "echo again")).rejects.toThrow(/422.*delete the sandbox/);
    expect((await sh(client, modest, "echo on > file; cat file")).output).toBe("on\n");
    const { command: still } = await sandboxes.getSessionCommand(client, { sessionId: modest, cmdId: waits.id });
    expect(still.exitCode).toBeNull();
    await createProject(client, { name: "another" });
    await sandboxes.deleteSandbox(client, { name: "greedy", projectId });
    const again = await make("greedy");
    expect((await sh(client, again, "echo again")).output).toBe("again\n");
  });

  test("a background process whose command has ended is ended when it has written too much, and the next command is refused", async () => {
    const { client, make } = await startAgents({
      dataFolder: join(disk ?? "", "other"),
      sandboxes: { runtime: "process", isolation: kind, disk: 50 },
    });
    const sessionId = (await make()).session.id;
    const fill = "i=0; while sleep 0.02; do i=$((i+1)); head -c 1000000 /dev/zero > $i; done";
    expect((await sh(client, sessionId, `(${fill}) & echo begun`)).output).toBe("begun\n");
    const own = () => processesWith(fill);
    expect(own()).not.toEqual([]);
    await expect.poll(own, { timeout: 60_000 }).toEqual([]);
    await expect(sh(client, sessionId, "echo again")).rejects.toThrow(/422.*may hold 50 MiB of disk/);
  });
});
