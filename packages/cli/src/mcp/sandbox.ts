import { setTimeout as delay } from "node:timers/promises";
import release from "@jitl/quickjs-wasmfile-release-sync";
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSSyncVariant,
} from "quickjs-emscripten-core";

// Its types say that the module is the variant; what it exports as `default` is.
const variant =
  (release as unknown as { default?: QuickJSSyncVariant }).default ?? (release as unknown as QuickJSSyncVariant);

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

/** Bytes by which WebAssembly counts memory. */
const page = 65_536;
/** A larger answer is refused: it would take all the memory of the program. */
const mostOfAnswer = 8 * 2 ** 20;

/** What a call of the program does outside. It rejects with an error that the program may catch. */
export type Outside = (name: string, input: unknown) => Promise<unknown>;

/** The program ended without a result. Its message is for whoever wrote the program. */
export class ProgramError extends Error {
  override readonly name = "ProgramError";
}

/**
 * Runs the body of an async function in an engine of its own. It has the language and `call(name, input)`, and nothing of this process:
 * texts alone go in and out.
 *
 * @param asking milliseconds for which a person was asked something until now: they are not counted
 * @returns the JSON of what it returned
 * @throws ProgramError when it threw, did not end or wanted more than it may have.
 */
export async function runProgram(
  code: string,
  outside: Outside,
  bounds: Limits = limits,
  asking: () => number = () => 0,
): Promise<string> {
  // A module of its own: nothing of one program is there for the next, whatever it did to the engine.
  // Its memory has an end: the engine's own limit counts single allocations only, where it is WebAssembly.
  const wasmMemory = new WebAssembly.Memory({ initial: 256, maximum: bounds.memory / page });
  const engine = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory }));
  const runtime = engine.newRuntime();
  runtime.setMaxStackSize(256 * 1024);
  const context = runtime.newContext();
  let used = 0;
  let entered = performance.now();
  runtime.setInterruptHandler(() => used + performance.now() - entered > bounds.cpu);
  const inside = <T>(work: () => T): T => {
    entered = performance.now();
    const result = work();
    used += performance.now() - entered;
    if (used > bounds.cpu) throw new ProgramError(`It computed for over ${bounds.cpu} ms.`);
    return result;
  };
  const pending = new Set<Promise<void>>();
  let calls = 0;
  const began = performance.now();
  const bridge = context.newFunction("call", (nameHandle, inputHandle) => {
    const name = context.getString(nameHandle);
    const input: unknown = JSON.parse(context.getString(inputHandle));
    const promise = context.newPromise();
    calls += 1;
    const isTooMany = calls > bounds.calls;
    const answered = (
      isTooMany ? Promise.reject(new Error(`More than ${bounds.calls} calls.`)) : outside(name, input)
    ).then(
      (answer) => settle(context, promise.resolve, textOf(answer)),
      (error: unknown) => settle(context, promise.reject, JSON.stringify(failureOf(error))),
    );
    const done = answered.finally(() => pending.delete(done));
    pending.add(done);
    return promise.handle;
  });
  context.setProp(context.global, "call", bridge);
  const started = inside(() => context.evalCode(`${prelude}\nasync () => {\n${code}\n})`, "program.js"));
  if (started.error) throw new ProgramError(described(context, started.error));
  for (;;) {
    inside(() => {
      // A few at a time: a chain of promises without an end is computing, too.
      for (let left = true; left; ) {
        const ran = runtime.executePendingJobs(100);
        if (ran.error) throw new ProgramError(described(context, ran.error));
        left = ran.value > 0 && used + performance.now() - entered <= bounds.cpu;
      }
    });
    const state = context.getPromiseState(started.value);
    if (state.type === "fulfilled") return context.getString(state.value);
    if (state.type === "rejected") throw new ProgramError(described(context, state.error));
    if (pending.size === 0) throw new ProgramError("It waits for something that never comes: await what call() gives.");
    const left = bounds.total - (performance.now() - began - asking());
    if (left <= 0) throw new ProgramError(`It took over ${bounds.total} ms.`);
    const late = new AbortController();
    await Promise.race([...pending, delay(Math.max(left, 100), undefined, { signal: late.signal }).catch(() => {})]);
    late.abort();
  }
}

// What the program sees of the bridge takes and gives values; errors have the members of failureOf.
const prelude = `((send, parse, print) => {
  const call = (name, input = {}) => send(String(name), print(input) ?? "{}").then(parse, (text) => {
    throw Object.assign(new Error(), parse(text));
  });
  Object.defineProperty(globalThis, "call", { value: call, writable: false, configurable: false });
  return (program) => program().then((value) => print(value) ?? "null", (error) => {
    throw error instanceof Error ? error : new Error(error === null ? "It ran out of memory, or threw null." : String(error));
  });
})(globalThis.call, JSON.parse, JSON.stringify)(`;

function textOf(answer: unknown): string {
  const text = JSON.stringify(answer) ?? "null";
  if (text.length > mostOfAnswer) throw new Error("The answer has over 8 MiB: ask for less of it.");
  return text;
}

function settle(context: QuickJSContext, give: (value: QuickJSHandle) => void, text: string): void {
  // The program may have ended in the meantime.
  if (context.alive) context.newString(text).consume(give);
}

/** What a program gets to see of an error. */
function failureOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { status, code, sideEffect } = error as { status?: unknown; code?: unknown; sideEffect?: unknown };
  return { name: error.name, message: error.message, status, code, sideEffect };
}

function described(context: QuickJSContext, handle: QuickJSHandle): string {
  const error: unknown = context.dump(handle);
  if (typeof error !== "object" || error === null) return String(error);
  const { name, message, sideEffect } = error as { name?: unknown; message?: unknown; sideEffect?: unknown };
  return `${name}: ${message}${sideEffect === undefined ? "" : ` (side effect: ${sideEffect})`}`.slice(0, 2000);
}
