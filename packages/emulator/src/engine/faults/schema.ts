import * as v from "valibot";
import { problemIn } from "../validate.ts";
import type { BuildFault, Fault, RequestFault } from "./fault.ts";

/** Headers that frame the body or manage the connection, which the server sets itself. */
const connectionHeaders: readonly string[] = [
  "connection",
  "content-length",
  "keep-alive",
  "trailer",
  "transfer-encoding",
  "upgrade",
];
const maxDelay = 2 ** 31 - 1;

const Count = v.pipe(v.number(), v.integer("has to be a whole number"), v.minValue(1, "has to count from 1"));
const Milliseconds = v.pipe(
  v.number(),
  v.minValue(0, "has to be no less than 0"),
  v.maxValue(maxDelay, `has to be at most ${maxDelay}`),
);
const Seconds = v.pipe(v.number(), v.minValue(0, "has to be no less than 0"));
const Headers = v.pipe(
  v.record(v.string(), v.string()),
  v.check(areHeaders, "has an invalid header name or value"),
  v.check(
    haveNoConnectionHeaders,
    `has one of ${connectionHeaders.join(", ")}, which the server sets; \`truncate\` cuts a body`,
  ),
);

const turn = { nth: v.exactOptional(Count), times: v.exactOptional(Count), every: v.exactOptional(Count) };

const StubbedAnswerSchema = v.strictObject({
  status: v.exactOptional(
    v.pipe(
      v.number(),
      v.integer("has to be a whole number"),
      v.minValue(200, "has to be at least 200"),
      v.maxValue(599, "has to be at most 599"),
    ),
  ),
  headers: v.exactOptional(Headers),
  body: v.exactOptional(v.unknown()),
});

const RequestFaultSchema: v.GenericSchema<RequestFault> = v.strictObject({
  ...turn,
  scope: v.exactOptional(v.picklist(["api", "served", "deliveries"])),
  operation: v.exactOptional(v.string()),
  match: v.exactOptional(v.record(v.string(), v.unknown())),
  status: v.exactOptional(
    v.pipe(
      v.number(),
      v.integer("has to be a whole number"),
      v.minValue(400, "has to be 4xx or 5xx; `answer` takes other statuses"),
      v.maxValue(599, "has to be 4xx or 5xx"),
    ),
  ),
  code: v.exactOptional(v.string()),
  message: v.exactOptional(v.string()),
  headers: v.exactOptional(Headers),
  limit: v.exactOptional(v.strictObject({ resetIn: Seconds, total: v.exactOptional(v.number()) })),
  retryAfter: v.exactOptional(Seconds),
  answer: v.exactOptional(StubbedAnswerSchema),
  delay: v.exactOptional(Milliseconds),
  drip: v.exactOptional(v.strictObject({ bytes: Count, interval: Milliseconds })),
  stall: v.exactOptional(v.picklist(["headers", "midway"])),
  truncate: v.exactOptional(v.picklist(["length", "content"])),
  drop: v.exactOptional(v.picklist(["before", "after", "midway"])),
});

const BuildFaultSchema: v.GenericSchema<BuildFault> = v.strictObject({
  ...turn,
  build: v.literal("error"),
  project: v.exactOptional(v.string()),
  errorCode: v.exactOptional(v.string()),
  errorMessage: v.exactOptional(v.string()),
});

export const FaultSchema: v.GenericSchema<Fault> = v.union([BuildFaultSchema, RequestFaultSchema]);

const DeliveryMatchSchema = v.strictObject({
  webhookId: v.exactOptional(v.string()),
  type: v.exactOptional(v.string()),
  projectId: v.exactOptional(v.string()),
});

const ServedMatchSchema = v.strictObject({
  method: v.exactOptional(v.string()),
  host: v.exactOptional(v.string()),
  path: v.exactOptional(v.pipe(v.string(), v.startsWith("/", "has to begin with a slash"))),
  query: v.exactOptional(v.record(v.string(), v.string())),
});

export function checkFault(value: unknown): asserts value is Fault {
  const isBuild = typeof value === "object" && value !== null && "build" in value;
  requireSchema(isBuild ? BuildFaultSchema : RequestFaultSchema, value);
  // The schema has accepted it.
  if (!isBuild) checkRequestFault(value as RequestFault);
}

const shapes = ["drop", "drip", "stall", "truncate"] as const;
const effects = ["status", "answer", "delay", ...shapes] as const;
const statusOnly = ["code", "message", "headers", "limit", "retryAfter"] as const;

function checkRequestFault(fault: RequestFault): void {
  if (effects.every((name) => fault[name] === undefined)) {
    throw new Error("has no effect: add a status, an answer, a delay, or a drop, drip, stall or truncate");
  }
  const [shape, other] = shapes.filter((name) => fault[name] !== undefined);
  if (other) throw new Error(`\`${other}\`: cannot be combined with \`${shape}\``);
  const misplaced = statusOnly.find((name) => fault[name] !== undefined && fault.status === undefined);
  if (misplaced) throw new Error(`\`${misplaced}\`: requires a \`status\``);
  if (fault.answer && fault.status !== undefined) throw new Error("`answer`: cannot be combined with `status`");
  if (fault.scope === "deliveries") checkDeliveryFault(fault);
  else if (fault.scope === "served") checkServedFault(fault);
  else if (fault.answer && fault.operation === undefined) {
    throw new Error("`operation`: is required, so that the `answer` can be validated by its contract");
  }
}

function checkServedFault({ operation, limit, match, answer }: RequestFault): void {
  if (operation !== undefined) throw new Error("`operation`: a served request does not call the API");
  if (limit) throw new Error("`limit`: only the API reports rate limits");
  if (match) requireSchema(ServedMatchSchema, match, "match");
  const body = answer?.body;
  if (body !== undefined && typeof body !== "string")
    throw new Error("`answer.body`: has to be text, which is sent as it is");
}

/** Members that a delivery cannot have: the answer is the receiver's own. */
const notForDeliveries = ["operation", "answer", "drip", "stall", "truncate", ...statusOnly] as const;

function checkDeliveryFault(fault: RequestFault): void {
  const misplaced = notForDeliveries.find((name) => fault[name] !== undefined);
  if (misplaced) throw new Error(`\`${misplaced}\`: a delivery can have a \`status\`, a \`delay\`, or a \`drop\``);
  if (fault.drop === "midway")
    throw new Error("`drop`: a delivery is dropped `before` it is sent or `after` it has arrived");
  if (fault.match) requireSchema(DeliveryMatchSchema, fault.match, "match");
}

function requireSchema(schema: v.GenericSchema, value: unknown, name?: string): void {
  const problem = problemIn(schema, value, "a fault", name);
  if (problem !== undefined) throw new Error(problem);
}

function areHeaders(headers: Readonly<Record<string, string>>): boolean {
  try {
    return [...new globalThis.Headers(headers)].length >= 0;
  } catch {
    return false;
  }
}

function haveNoConnectionHeaders(headers: Readonly<Record<string, string>>): boolean {
  return !Object.keys(headers).some((name) => connectionHeaders.includes(name.toLowerCase()));
}
