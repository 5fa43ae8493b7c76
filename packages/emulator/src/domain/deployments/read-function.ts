import { posix } from "node:path";
import * as v from "valibot";
import { parseJson } from "../../engine/http/parse-json.ts";
import { badRequest } from "../../engine/platform-error.ts";
import { schemaProblem } from "../../engine/validate.ts";

export interface FunctionConfig {
  readonly kind: "node" | "edge";
  readonly handler: string;
  readonly isWeb: boolean;
  readonly hasHelpers: boolean;
  readonly environment: Readonly<Record<string, string>>;
  readonly filePathMap: Readonly<Record<string, string>>;
  /** In seconds. */
  readonly maxDuration: number;
  /** In MiB. */
  readonly memory: number;
  readonly isBundled: boolean;
}

const texts = v.record(v.string(), v.string());
const schema = v.object({
  runtime: v.string(),
  handler: v.optional(v.string()),
  entrypoint: v.optional(v.string()),
  launcherType: v.optional(v.string()),
  awsLambdaHandler: v.optional(v.string()),
  useWebApi: v.optional(v.boolean()),
  shouldAddHelpers: v.optional(v.boolean()),
  environment: v.optional(v.union([texts, v.array(texts)])),
  filePathMap: v.optional(texts),
  maxDuration: v.optional(v.union([v.number(), v.literal("max")])),
  memory: v.optional(v.number()),
  experimentalAllowBundling: v.optional(v.boolean()),
});

/** What the platform gives where nothing is said, the most and the least that it gives: https://vercel.com/docs/functions/limitations, 2026-11-23. */
const limits = { maxDuration: [300, 800, 1], memory: [2048, 4096, 128] } as const;

/** Reads what a file says. Throws a `PlatformError` for what is none, and for what the emulator does not run. */
export function readFunction(text: string, path: string): FunctionConfig {
  const stated: unknown = parseJson(text, path);
  const wrong = (problem: string) => badRequest(`${path}: ${problem}`);
  if (!v.is(schema, stated)) throw wrong(schemaProblem(schema, stated) ?? "it describes no function");
  const { runtime, launcherType, environment = {}, filePathMap = {}, maxDuration, memory } = stated;
  const isEdge = runtime === "edge";
  if (!isEdge && !/^nodejs\d/.test(runtime))
    throw wrong(`it is for ${JSON.stringify(runtime)}; the emulator runs functions for Node and for the edge runtime`);
  if (!isEdge && (launcherType !== "Nodejs" || stated.awsLambdaHandler))
    throw wrong('it is started as AWS Lambda does it; the emulator starts functions by `launcherType` "Nodejs"');
  const handler = isEdge ? stated.entrypoint : stated.handler;
  if (handler === undefined) throw wrong(`it names no \`${isEdge ? "entrypoint" : "handler"}\``);
  for (const each of [handler, ...Object.keys(filePathMap), ...Object.values(filePathMap)])
    if (!isBelow(each)) throw wrong(`${JSON.stringify(each)} leads out of the deployment`);
  for (const name of ["memory", "maxDuration"] as const) {
    const [value, least] = [stated[name], limits[name][2]];
    if (typeof value === "number" && value < least) throw wrong(`\`${name}\` is ${value}, and ${least} is the least`);
  }
  return {
    kind: isEdge ? "edge" : "node",
    handler,
    isWeb: isEdge || stated.useWebApi === true,
    hasHelpers: stated.shouldAddHelpers === true,
    environment: Object.assign({}, ...[environment].flat()),
    filePathMap,
    maxDuration: within(limits.maxDuration, maxDuration === "max" ? limits.maxDuration[1] : maxDuration),
    memory: within(limits.memory, memory),
    isBundled: stated.experimentalAllowBundling === true,
  };
}

function within([usual, most]: readonly [number, number, number], value: number = usual): number {
  return Math.ceil(Math.min(value, most));
}

function isBelow(path: string): boolean {
  return !posix.isAbsolute(path) && !/(^|\/)\.\.(\/|$)|\0|\\/.test(path) && posix.normalize(path) !== ".";
}
