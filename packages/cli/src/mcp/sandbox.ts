import { Worker } from "node:worker_threads";
import { CONCURRENCY } from "@slipway/core/internal";

export interface Limits {
  readonly cpu: number;
  /** Memory in bytes, whole WebAssembly pages, at least 16 MiB. */
  readonly memory: number;
  /** Milliseconds in all, without the time of confirmations. */
  readonly total: number;
  readonly calls: number;
}

export const limits: Limits = { cpu: 5000, memory: 64 * 2 ** 20, total: 120_000, calls: 500 };

/** In characters; larger answers would fill the program's memory. */
const maxAnswer = 8 * 2 ** 20;
const TICK = 100;

/** Performs a call of the program. The program may catch its errors. */
export type Outside = (name: string, input: unknown) => Promise<unknown>;

export interface CallResult {
  readonly call: number;
  readonly isDone: boolean;
  readonly text: string;
}

interface CallRequest {
  readonly call: number;
  readonly name: string;
  readonly input: string;
}

/** The program ended without a result. The message is for its author. */
export class ProgramError extends Error {
  override readonly name = "ProgramError";
}

const program = new URL(`./program.entry${import.meta.url.slice(-3)}`, import.meta.url);

interface Running {
  readonly bounds?: Limits;
  /** A confirmation is pending, whose time does not count. */
  readonly isAsking?: () => boolean;
  readonly signal?: AbortSignal;
}

/** Runs the body of an async function in its own thread and engine, with only `call(name, input)`. @throws `ProgramError` without a result. */
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
  let remaining = bounds.total;
  const watch = setInterval(() => {
    if (!isAsking()) remaining -= TICK;
    if (remaining < 0) fail(`It took over ${bounds.total} ms.`);
  }, TICK);
  const stop = (): void => fail("It was stopped.");
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  const answerTo = async ({ call, name, input }: CallRequest): Promise<CallResult> => {
    if (call > bounds.calls) return callResult(call, false, { message: `More than ${bounds.calls} calls.` });
    try {
      return callResult(call, true, await outside(name, JSON.parse(input)));
    } catch (error) {
      return callResult(call, false, errorFields(error));
    }
  };
  const lanes = Array.from({ length: CONCURRENCY }, () => Promise.resolve());
  let isOver = false;
  thread.on("message", (message: CallRequest | { readonly result: string } | { readonly failed: string }) => {
    if ("result" in message) return end(message.result);
    if ("failed" in message) return fail(message.failed);
    const lane = message.call % CONCURRENCY;
    lanes[lane] = (lanes[lane] ?? Promise.resolve()).then(async () => {
      if (!isOver) thread.postMessage(await answerTo(message));
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

function callResult(call: number, isDone: boolean, value: unknown): CallResult {
  const text = JSON.stringify(value) ?? "null";
  if (text.length <= maxAnswer) return { call, isDone, text };
  return callResult(call, false, { message: "The answer has over 8 MiB: ask for less of it." });
}

function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { status, code, sideEffect } = error as { status?: unknown; code?: unknown; sideEffect?: unknown };
  return { name: error.name, message: error.message, status, code, sideEffect };
}
