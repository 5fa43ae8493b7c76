import * as v from "valibot";
import { problemIn } from "../validate.ts";
import type { BuildFault, Fault, RequestFault } from "./fault.ts";

/** How the body ends, and what becomes of the connection. */
const ofTheConnection: readonly string[] = [
  "connection",
  "content-length",
  "keep-alive",
  "trailer",
  "transfer-encoding",
  "upgrade",
];
const longestDelay = 2 ** 31 - 1;

const Count = v.pipe(v.number(), v.integer("has to be a whole number"), v.minValue(1, "has to count from 1"));
const Milliseconds = v.pipe(
  v.number(),
  v.minValue(0, "has to be no less than 0"),
  v.maxValue(longestDelay, `has to be at most ${longestDelay}`),
);
const Seconds = v.pipe(v.number(), v.minValue(0, "has to be no less than 0"));
const Headers = v.pipe(
  v.record(v.string(), v.string()),
  v.check(areHeaders, "has a name or a value that no header has"),
  v.check(areOfTheAnswer, `has one of ${ofTheConnection.join(", ")}, which the server says; \`truncate\` cuts a body`),
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
      v.minValue(400, "has to be one of 4xx or 5xx; `answer` gives others"),
      v.maxValue(599, "has to be one of 4xx or 5xx"),
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

/** Throws for what is no fault, or contradicts itself; the error names the member. */
export function checkFault(value: unknown): asserts value is Fault {
  const isBuild = typeof value === "object" && value !== null && "build" in value;
  demand(isBuild ? BuildFaultSchema : RequestFaultSchema, value);
  // One that is no fault of a build is one of a request.
  if (!isBuild) checkRequestFault(value as RequestFault);
}

const shapes = ["drop", "drip", "stall", "truncate"] as const;
const effects = ["status", "answer", "delay", ...shapes] as const;
const ofStatus = ["code", "message", "headers", "limit", "retryAfter"] as const;

function checkRequestFault(fault: RequestFault): void {
  if (effects.every((name) => fault[name] === undefined)) {
    throw new Error("give a status, an answer, a delay or a drop, drip, stall or truncate");
  }
  const [shape, other] = shapes.filter((name) => fault[name] !== undefined);
  if (other) throw new Error(`\`${other}\`: there is a \`${shape}\` already, and one answer has one of them`);
  const stray = ofStatus.find((name) => fault[name] !== undefined && fault.status === undefined);
  if (stray) throw new Error(`\`${stray}\`: belongs to a \`status\`, and there is none`);
  if (fault.answer && fault.status !== undefined) throw new Error("`answer`: there is a `status` already");
  if (fault.scope === "deliveries") checkDeliveryFault(fault);
  else if (fault.scope === "served") checkServedFault(fault);
  else if (fault.answer && fault.operation === undefined) {
    throw new Error("`operation`: has to be named, so that the `answer` can be held against its contract");
  }
}

function checkServedFault({ operation, limit, match, answer }: RequestFault): void {
  if (operation !== undefined) throw new Error("`operation`: a served request is none of the API's");
  if (limit) throw new Error("`limit`: only the API tells particulars of a limit");
  if (match) demand(ServedMatchSchema, match, "match");
  const body = answer?.body;
  if (body !== undefined && typeof body !== "string")
    throw new Error("`answer.body`: has to be a text; it is sent as it is");
}

/** The receiver's answer is nobody's to shape: it is only seen, or not. */
const ofNoDelivery = ["operation", "answer", "drip", "stall", "truncate", ...ofStatus] as const;

function checkDeliveryFault(fault: RequestFault): void {
  const stray = ofNoDelivery.find((name) => fault[name] !== undefined);
  if (stray) throw new Error(`\`${stray}\`: a delivery can have a \`status\`, a \`delay\`, or a \`drop\``);
  if (fault.drop === "midway")
    throw new Error("`drop`: a delivery is dropped `before` it is sent or `after` it has arrived");
  if (fault.match) demand(DeliveryMatchSchema, fault.match, "match");
}

function demand(schema: v.GenericSchema, value: unknown, name?: string): void {
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

function areOfTheAnswer(headers: Readonly<Record<string, string>>): boolean {
  return !Object.keys(headers).some((name) => ofTheConnection.includes(name.toLowerCase()));
}
