import { posix } from "node:path";
import * as v from "valibot";
import { parseJson } from "../../engine/http/parse-json.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
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
  /** Whether an answer goes to its visitor while it is made, with no bound of its size. */
  readonly isStreamed: boolean;
  readonly region?: string;
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
  supportsResponseStreaming: v.optional(v.boolean()),
  experimentalResponseStreaming: v.optional(v.boolean()),
  regions: v.optional(v.union([v.string(), v.array(v.string())])),
  // Descriptions, by which nothing runs otherwise.
  framework: v.optional(v.unknown()),
  operationType: v.optional(v.unknown()),
  deploymentTarget: v.optional(v.unknown()),
  shouldAddSourcemapSupport: v.optional(v.unknown()),
});
export const functionMembers: ReadonlySet<string> = new Set(Object.keys(schema.entries));

/** Default, maximum and minimum: https://vercel.com/docs/functions/limitations, 2026-11-23. */
const limits = { maxDuration: [300, 800, 1], memory: [2048, 4096, 128] } as const;

/** Parses a function's config. Throws a `PlatformError` for invalid and unsupported ones. */
export function readFunction(text: string, path: string): FunctionConfig {
  const parsed: unknown = parseJson(text, path);
  if (!v.is(schema, parsed))
    throw badRequest(`${path}: ${schemaProblem(schema, parsed) ?? "it describes no function"}`);
  const { runtime, environment = {}, filePathMap = {}, maxDuration, memory, regions = [] } = parsed;
  const [region] = [regions].flat();
  const isEdge = runtime === "edge";
  const handler = isEdge ? parsed.entrypoint : parsed.handler;
  const problem = problemOfFunction(parsed, handler);
  if (handler === undefined || problem !== undefined) throw badRequest(`${path}: ${problem}`);
  return {
    kind: isEdge ? "edge" : "node",
    handler,
    isWeb: isEdge || parsed.useWebApi === true,
    hasHelpers: parsed.shouldAddHelpers === true,
    environment: Object.assign({}, ...[environment].flat()),
    filePathMap,
    maxDuration: clamp(limits.maxDuration, maxDuration === "max" ? limits.maxDuration[1] : maxDuration),
    memory: clamp(limits.memory, memory),
    isBundled: parsed.experimentalAllowBundling === true,
    // Node.js streams by default: https://vercel.com/docs/functions/streaming-functions.
    isStreamed: isEdge || (parsed.supportsResponseStreaming ?? parsed.experimentalResponseStreaming) !== false,
    ...omitUndefined({ region }),
  };
}

function problemOfFunction(config: v.InferOutput<typeof schema>, handler: string | undefined): string | undefined {
  const { runtime, launcherType, awsLambdaHandler, filePathMap = {} } = config;
  const isEdge = runtime === "edge";
  if (!isEdge && !/^nodejs\d/.test(runtime))
    return `it is for ${JSON.stringify(runtime)}; the emulator runs functions for Node and for the edge runtime`;
  if (!isEdge && (launcherType !== "Nodejs" || awsLambdaHandler))
    return 'it is started as AWS Lambda does it; the emulator starts functions by `launcherType` "Nodejs"';
  if (handler === undefined) return `it names no \`${isEdge ? "entrypoint" : "handler"}\``;
  const paths = [handler, ...Object.keys(filePathMap), ...Object.values(filePathMap)];
  const outside = paths.find((path) => !isInsideFolder(path));
  if (outside !== undefined) return `${JSON.stringify(outside)} leads out of the deployment`;
  for (const name of ["memory", "maxDuration"] as const) {
    const [value, least] = [config[name], limits[name][2]];
    if (typeof value === "number" && value < least) return `\`${name}\` is ${value}, and ${least} is the least`;
  }
  return undefined;
}

function clamp([usual, most]: readonly [number, number, number], value: number = usual): number {
  return Math.ceil(Math.min(value, most));
}

function isInsideFolder(path: string): boolean {
  return !posix.isAbsolute(path) && !/(^|\/)\.\.(\/|$)|\0|\\/.test(path) && posix.normalize(path) !== ".";
}
