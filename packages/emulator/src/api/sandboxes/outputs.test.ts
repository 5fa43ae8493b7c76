import { expect, test } from "vitest";
import { sh, startSandbox } from "../../../test/sandbox-shell.ts";
import { isolationProblem } from "../../isolation/choose-isolation.ts";

const kinds = (await isolationProblem()) === undefined ? (["bubblewrap", "none"] as const) : (["none"] as const);

test.each(kinds)("a program opens its outputs by their names, with isolation %s", async (isolation) => {
  const { client, sessionId } = await startSandbox({ sandboxes: { runtime: "process", isolation } });
  const script = "echo a > /dev/stderr; echo b | tee /dev/stdout >> /proc/self/fd/1; sh -c 'echo c > /dev/stdout'";
  const { output, exitCode } = await sh(client, sessionId, script);
  expect([output.split("\n").sort().join(""), exitCode]).toEqual(["abbc", 0]);
});

test("a command ends when it does, though what it has left behind without isolation holds its output open", {
  tags: "endurance",
}, async () => {
  const { client, sessionId } = await startSandbox();
  for (const left of ["sleep 600", "yes"]) {
    const leave = `setsid sh -c 'touch is-left; exec ${left}' & until [ -e is-left ]; do sleep 0.01; done; rm is-left`;
    const { output, exitCode } = await sh(client, sessionId, `${leave}; printf done; exit 3`);
    expect([output.replaceAll(/[y\n]/g, ""), exitCode], left).toEqual([expect.stringMatching(/^done/), 3]);
  }
});
