import { Worker } from "node:worker_threads";
import { CONCURRENCY } from "@slipway/core/internal";

/** What a program may use. */
export interface Limits {
  /** Milliseconds of computing. */
  readonly cpu: number;
  /** Bytes of its memory, whole pages of WebAssembly: 16 MiB at least. */
  readonly memory: number;
  /** Milliseconds all in all; what a person takes to answer a question is not counted. */
  readonly total: number;
  readonly calls: number;
}

export const limits: Limits = { cpu: 5000, memory: 64 * 2 ** 20, total: 120_000, calls: 500 };

/** A larger answer is refused: it would take all the memory of the program. */
const mostOfAnswer = 8 * 2 ** 20;
/** How often the time is looked at, in milliseconds. */
const TICK = 100;

/** What a call of the program does outside. It rejects with an error that the program may catch. */
export type Outside = (name: string, input: unknown) => Promise<unknown>;

export interface Answered {
  readonly call: number;
  readonly isDone: boolean;
  readonly text: string;
}

interface Called {
  readonly call: number;
  readonly name: string;
  readonly input: string;
}

/** The program ended without a result. Its message is for whoever wrote the program. */
export class ProgramError extends Error {
  override readonly name = "ProgramError";
}

/** Built, it stands beside this file as well. */
const program = new URL(`./program.entry${import.meta.url.slice(-3)}`, import.meta.url);

interface Running {
  readonly bounds?: Limits;
  /** Whether a person is asked something now: that time is not counted. */
  readonly isAsking?: () => boolean;
  readonly signal?: AbortSignal;
}

/** Runs the body of an async function in a thread and an engine of its own, with `call(name, input)` alone; `ProgramError` where it has no result. */
export async function runProgram(
  code: string,
  outside: Outside,
  { bounds = limits, isAsking = () => false, signal }: Running = {},
): Promise<string> {
  const thread = new Worker(program, { workerData: { code, ...bounds }, env: {}, execArgv: [] });
  let end: (result: string | ProgramError) => void = () => {};
  const ended = new Promise<string | ProgramError>((resolve) => {
    end = resolve;
  });
  const fail = (message: string): void => end(new ProgramError(message));
  let left = bounds.total;
  const watch = setInterval(() => {
    if (!isAsking()) left -= TICK;
    if (left < 0) fail(`It took over ${bounds.total} ms.`);
  }, TICK);
  const stop = (): void => fail("It was stopped.");
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  const answerTo = async ({ call, name, input }: Called): Promise<Answered> => {
    if (call > bounds.calls) return answered(call, false, { message: `More than ${bounds.calls} calls.` });
    try {
      return answered(call, true, await outside(name, JSON.parse(input)));
    } catch (error) {
      return answered(call, false, failureOf(error));
    }
  };
  // So many calls at a time, however many the program begins.
  const lanes = Array.from({ length: CONCURRENCY }, () => Promise.resolve());
  let isOver = false;
  thread.on("message", (said: Called | { readonly result: string } | { readonly failed: string }) => {
    if ("result" in said) return end(said.result);
    if ("failed" in said) return fail(said.failed);
    const lane = said.call % CONCURRENCY;
    lanes[lane] = (lanes[lane] ?? Promise.resolve()).then(async () => {
      if (!isOver) thread.postMessage(await answerTo(said));
    });
  });
  thread.on("error", ({ message }) => fail(`It ended: ${message}`));
  const result = await ended;
  isOver = true;
  clearInterval(watch);
  signal?.removeEventListener("abort", stop);
  await thread.terminate();
  if (typeof result === "string") return result;
  throw result;
}

function answered(call: number, isDone: boolean, value: unknown): Answered {
  const text = JSON.stringify(value) ?? "null";
  if (text.length <= mostOfAnswer) return { call, isDone, text };
  return answered(call, false, { message: "The answer has over 8 MiB: ask for less of it." });
}

function failureOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { status, code, sideEffect } = error as { status?: unknown; code?: unknown; sideEffect?: unknown };
  return { name: error.name, message: error.message, status, code, sideEffect };
}
