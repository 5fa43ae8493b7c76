import type { OpenSandbox } from "@slipway/sandboxes";

/** Answers a question with a program in JavaScript. */
export type Model = (question: string) => Promise<string>;

export interface Bounds {
  readonly attempts: number;
  /** Of each program, in ms. */
  readonly time: number;
  /** Of what a program writes, in characters. */
  readonly output: number;
}

/**
 * Lets a model solve a task by programs that run in a sandbox. The outcome of one is the model's next input.
 *
 * @returns what the program wrote that ended well, or `undefined` when none did.
 */
export async function solve(
  sandbox: OpenSandbox,
  model: Model,
  task: string,
  bounds: Bounds,
): Promise<string | undefined> {
  let question = task;
  for (let attempt = 1; attempt <= bounds.attempts; attempt++) {
    await sandbox.write({ "answer.mjs": await model(question) });
    const { exitCode, stdout, stderr } = await sandbox.run("node", ["answer.mjs"], {
      timeout: bounds.time,
      maxOutput: bounds.output,
      // Of the environment the program gets nothing that it does not need: no token of ours.
      env: {},
    });
    if (exitCode === 0) return stdout.trim();
    question = `${task}\nAttempt ${attempt} ended with ${exitCode}:\n${stderr}`;
  }
  return undefined;
}
