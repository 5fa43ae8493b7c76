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
    // `Route` begins with a method.
    method: method as Control["method"],
    path,
    summary,
    answers: "json",
    output,
    ...(input ? { input } : {}),
    // The schema has validated it.
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

/** Answers a list under the name of the path's last segment, such as `ssoCodes` for `/world/sso-codes`. */
export function lists<Item extends GenericSchema>(
  path: `/${string}`,
  summary: string,
  item: Item,
  list: (emulator: Emulator) => Iterable<InferOutput<Item>> | Promise<Iterable<InferOutput<Item>>>,
): Control {
  const name = path.replace(/^.*\//, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return control(`GET ${path}`, summary, { output: object({ [name]: array(item) }) }, async (emulator) => ({
    [name]: [...(await list(emulator))],
  }));
}

/** Turns errors of wrong input into 400; storage and system errors pass through. */
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
