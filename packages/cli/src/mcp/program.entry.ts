import { parentPort, workerData } from "node:worker_threads";
import release from "@jitl/quickjs-wasmfile-release-sync";
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSSyncVariant,
} from "quickjs-emscripten-core";
import type { CallResult, Limits } from "./sandbox.ts";

// Thread of one program, whose computing blocks no other code.

// The types declare the module as the variant, but its `default` export is.
const variant =
  (release as unknown as { default?: QuickJSSyncVariant }).default ?? (release as unknown as QuickJSSyncVariant);

const page = 65_536;

// Wraps the bridge for the program: values in and out, and errors with the members of the outer failure.
const prelude = `((send, parse, print) => {
  const call = (name, input = {}) => send(String(name), print(input) ?? "{}").then(parse, (text) => {
    throw Object.assign(new Error(), parse(text));
  });
  Object.defineProperty(globalThis, "call", { value: call, writable: false, configurable: false });
  return (program) => program().then((value) => print(value) ?? "null", (error) => {
    throw error instanceof Error ? error : new Error(error === null ? "It ran out of memory, or threw null." : String(error));
  });
})(globalThis.call, JSON.parse, JSON.stringify)(`;

// `runProgram` starts the thread with these data.
const { code, cpu, memory } = workerData as Limits & { readonly code: string };
try {
  parentPort?.postMessage({ result: await runCode() });
} catch (error) {
  parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) });
}

async function runCode(): Promise<string> {
  // Bounds all memory; the engine's own limit counts only single allocations in WebAssembly.
  const wasmMemory = new WebAssembly.Memory({ initial: 256, maximum: memory / page });
  const engine = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory }));
  const runtime = engine.newRuntime();
  runtime.setMaxStackSize(256 * 1024);
  const context = runtime.newContext();
  let used = 0;
  let entered = performance.now();
  runtime.setInterruptHandler(() => used + performance.now() - entered > cpu);
  const inside = <T>(work: () => T): T => {
    entered = performance.now();
    const result = work();
    used += performance.now() - entered;
    if (used > cpu) throw new Error(`It computed for over ${cpu} ms.`);
    return result;
  };
  const waiting = new Map<number, (answer: CallResult) => void>();
  let wake = (): void => {};
  parentPort?.on("message", (answer: CallResult) => {
    waiting.get(answer.call)?.(answer);
    waiting.delete(answer.call);
    wake();
  });
  let calls = 0;
  const bridge = context.newFunction("call", (name, input) => {
    const promise = context.newPromise();
    waiting.set(++calls, ({ isDone, text }) =>
      context.newString(text).consume(isDone ? promise.resolve : promise.reject),
    );
    parentPort?.postMessage({ call: calls, name: context.getString(name), input: context.getString(input) });
    return promise.handle;
  });
  context.setProp(context.global, "call", bridge);
  const started = inside(() => context.evalCode(`${prelude}\nasync () => {\n${code}\n})`, "program.js"));
  if (started.error) throw new Error(describeError(context, started.error));
  for (;;) {
    inside(() => {
      // In small batches, because an endless chain of promises is computing, too.
      for (let hasMore = true; hasMore; ) {
        const ran = runtime.executePendingJobs(100);
        if (ran.error) throw new Error(describeError(context, ran.error));
        hasMore = ran.value > 0 && used + performance.now() - entered <= cpu;
      }
    });
    const state = context.getPromiseState(started.value);
    if (state.type === "fulfilled") return context.getString(state.value);
    if (state.type === "rejected") throw new Error(describeError(context, state.error));
    if (waiting.size === 0) throw new Error("It waits for something that never comes: await what call() gives.");
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
}

function describeError(context: QuickJSContext, handle: QuickJSHandle): string {
  const error: unknown = context.dump(handle);
  if (typeof error !== "object" || error === null) return String(error);
  const [name, message, effect] = ["name", "message", "sideEffect"].map((each): unknown => {
    const value: unknown = Reflect.get(error, each);
    return typeof value === "object" ? JSON.stringify(value) : value;
  });
  return `${name}: ${message}${effect === undefined ? "" : ` (side effect: ${effect})`}`.slice(0, 2000);
}
