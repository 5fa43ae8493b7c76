import { array, type GenericSchema, type InferOutput, object } from "valibot";
import { invalid, PlatformError } from "../engine/platform-error.ts";
import { StorageError } from "../store/storage-error.ts";
import type { Emulator } from "./emulator-types.ts";
import { Nothing } from "./schemas.ts";

interface ControlRequest {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly signal: AbortSignal;
}

type Answers =
  | { readonly answers: "json"; readonly output: GenericSchema }
  | { readonly answers: "events"; readonly output: GenericSchema }
  | { readonly answers: "bytes" };

export type Control = Answers & {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly summary: string;
  /** Absent: it takes nothing. `bytes`: the body is no JSON. */
  readonly input?: GenericSchema | "bytes";
  readonly judgesItself?: true;
  readonly limit?: string;
  run(emulator: Emulator, input: unknown, request: ControlRequest): unknown;
};

type Route = `${Control["method"]} /${string}`;
type InputOf<Input> = Input extends GenericSchema ? InferOutput<Input> : undefined;

export function control<Input extends GenericSchema | undefined, Output extends GenericSchema>(
  route: Route,
  summary: string,
  schemas: { readonly input?: Input; readonly output: Output },
  run: (emulator: Emulator, input: InputOf<Input>) => InferOutput<Output> | Promise<InferOutput<Output>>,
): Control {
  const { input, output } = schemas;
  const [method, path = ""] = route.split(" ");
  return {
    // The route begins with one.
    method: method as Control["method"],
    path,
    summary,
    answers: "json",
    output,
    ...(input ? { input } : {}),
    // It is run with what its own schema took.
    run: (emulator, value) => run(emulator, value as InputOf<Input>),
  };
}

export function does<Input extends GenericSchema | undefined>(
  route: Route,
  summary: string,
  input: Input,
  run: (emulator: Emulator, input: InputOf<Input>) => unknown,
): Control {
  return control(route, summary, { ...(input && { input }), output: Nothing }, async (emulator, value) => {
    await run(emulator, value as InputOf<Input>);
    return {};
  });
}

export function lists<Item extends GenericSchema>(
  path: `/${string}`,
  summary: string,
  name: string,
  item: Item,
  list: (emulator: Emulator) => Iterable<InferOutput<Item>> | Promise<Iterable<InferOutput<Item>>>,
): Control {
  return control(`GET ${path}`, summary, { output: object({ [name]: array(item) }) }, async (emulator) => ({
    [name]: [...(await list(emulator))],
  }));
}

/** Does what its caller may have got wrong. Throws 400 with the reason, but for what is the emulator's own failure. */
export async function refusing<Result>(work: () => Result | Promise<Result>, member = ""): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PlatformError || isOwn(error)) throw error;
    throw invalid(`${member}${error instanceof Error ? error.message : String(error)}`);
  }
}

function isOwn(error: unknown): boolean {
  const isOfSystem = error instanceof Error && "syscall" in error;
  return isOfSystem || error instanceof StorageError || error instanceof AggregateError;
}
