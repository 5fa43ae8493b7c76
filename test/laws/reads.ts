import type { CallableGroup } from "../wire/functions.ts";
import { call, modelled } from "./call.ts";
import { leastOf } from "./inputs.ts";
import type { World } from "./world.ts";

export interface Read {
  readonly run: CallableGroup["functions"][string];
  readonly input: object;
  /** Rows that the read looked up before any change. Its response stays the same as long as they do. */
  readonly places: ReadonlySet<string>;
}

/** The reads of a world, each with what it was seen to look up. */
export async function readsOf(world: World): Promise<readonly Read[]> {
  const reads: Read[] = [];
  for (const [name, group] of modelled) {
    const { route = "", kind } = group.contract.operations[name] ?? {};
    if (!route.startsWith("GET ") || kind === "stream" || group.name === "registry") continue;
    const { run, schema } = operationOf(name, group);
    const input = leastOf(schema, world.names);
    world.seen.read();
    await call(run, world, input);
    reads.push({ run, input, places: world.seen.read() });
  }
  return reads;
}

/** The first failure of a server among the reads that look up what was changed, or among all. */
export async function failureOf(
  reads: readonly Read[],
  world: World,
  changed: ReadonlySet<string> | "all",
): Promise<string | undefined> {
  for (const { run, input, places } of reads) {
    if (changed !== "all" && ![...changed].some((place) => places.has(place))) continue;
    const failure = await call(run, world, input);
    if (/ 5\d\d /.test(failure)) return failure;
  }
  return undefined;
}

export function operationOf(name: string, group: CallableGroup) {
  const run = group.functions[name];
  const schema = group.schemas[group.contract.operations[name]?.input ?? ""];
  if (!run || !schema) throw new Error(`${group.name} has no function or no schema for ${name}`);
  return { run, schema };
}
