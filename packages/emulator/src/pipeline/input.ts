import type { OperationContract } from "@slipway/core";
import type { RequestBody } from "../engine/http/request-body.ts";
import { badRequest, invalid, isClosed, unknownMember } from "../engine/platform-error.ts";
import { knownPart, unknownParameters } from "../engine/unknown-members.ts";
import { type KnownOperation, schemaNamed, validateInput } from "../engine/validate.ts";
import type { Candidate } from "./handler.ts";

type Parameter = OperationContract["parameters"][number];

export async function chooseCandidate(
  candidates: readonly Candidate[],
  query: URLSearchParams,
  body: () => RequestBody,
): Promise<Candidate> {
  const ranked = [...candidates].sort((a, b) => fixedOf(b).length - fixedOf(a).length);
  for (const candidate of ranked) {
    const fits = await Promise.all(
      fixedOf(candidate).map(async ([name, value]) => {
        const actual = inQuery(candidate, name) ? query.get(name) : await bodyMember(body(), name);
        return String(actual) === String(value);
      }),
    );
    if (fits.every(Boolean)) return candidate;
  }
  throw badRequest(`The request matches none of: ${candidates.map(({ operation }) => operation.name).join(", ")}`);
}

function fixedOf(candidate: Candidate): [string, unknown][] {
  return Object.entries(candidate.operation.contract.fixed ?? {});
}

function inQuery({ operation }: Candidate, name: string): boolean {
  return operation.contract.parameters.some((parameter) => parameter.in === "query" && parameter.name === name);
}

async function bodyMember(body: RequestBody, name: string): Promise<unknown> {
  const value = body.isJson ? await body.json() : undefined;
  return isJsonObject(value) ? value[name] : undefined;
}

/** A flat input, without body members whose names would collide, such as one named like a path parameter. */
interface ReadInput {
  readonly input: Record<string, unknown>;
  readonly misplaced: readonly string[];
}

export async function readInput(
  { operation, path }: Candidate,
  request: Request,
  query: URLSearchParams,
  body: RequestBody,
): Promise<ReadInput> {
  const { contract } = operation;
  const { input, misplaced } = await readBody(contract, body);
  const contentType = contract.requestBody?.contentTypes && request.headers.get("content-type");
  if (contentType) input.contentType = contentType.split(";")[0]?.trim().toLowerCase();
  for (const parameter of contract.parameters) {
    const value = readParameter(parameter, path, request, query);
    if (value !== undefined) input[parameter.input ?? parameter.name] = value;
  }
  return { input, misplaced };
}

export interface KnownInput {
  readonly input: unknown;
  readonly unknown: readonly string[];
}

export function judgeInput(
  operation: KnownOperation,
  { input: read, misplaced }: ReadInput,
  query: URLSearchParams,
  strict: boolean,
): KnownInput {
  const { name, contract } = operation;
  const part = knownPart(schemaNamed(operation, contract.input), read);
  // Sealed operations refuse unknown members themselves; others ignore and report them.
  validateInput(operation, isClosed(name) ? read : part.value);
  const unknownMembers = part.unknown.filter(
    (path) => path.length > 1 || !Object.hasOwn(contract.fixed ?? {}, path[0] ?? ""),
  );
  const outer = misplaced.map((stranger) => [stranger]);
  const members = [...outer, ...unknownMembers];
  const parameters = unknownParameters(name, contract, query);
  const [member] = strict ? members : isClosed(name) ? outer : [];
  const [parameter] = parameters;
  if (member) {
    throw unknownMember(name, member, `\`${member.join(".")}\`: the contract has no such member here`);
  }
  if (strict && parameter !== undefined) {
    throw unknownMember(name, [parameter], `\`${parameter}\` in the query: ${name} has no such parameter`);
  }
  return {
    input: part.value,
    unknown: [...members.map((path) => path.join(".")), ...parameters.map((one) => `?${one}`)],
  };
}

function readParameter(
  parameter: Parameter,
  path: Readonly<Record<string, string>>,
  request: Request,
  query: URLSearchParams,
): unknown {
  if (parameter.in === "path") return coerce(parameter, decodeSegment(parameter.name, path[parameter.name] ?? ""));
  if (parameter.in === "header") {
    const value = request.headers.get(parameter.name);
    return value === null ? undefined : coerce(parameter, value);
  }
  if (parameter.name.endsWith("-")) return prefixedParameters(parameter.name, query);
  const values = query.getAll(parameter.name);
  if (parameter.array && parameter.type !== "mixed")
    return values.length > 0 ? values.map((value) => coerce(parameter, value)) : undefined;
  if (parameter.type === "mixed" && values.length > 1) return values;
  const value = values.at(-1);
  return value === undefined ? undefined : coerce(parameter, value);
}

function prefixedParameters(start: string, query: URLSearchParams): Record<string, string> | undefined {
  const matching = [...query].filter(([name]) => name.startsWith(start) && name !== start);
  return matching.length > 0
    ? Object.fromEntries(matching.map(([name, value]) => [name.slice(start.length), value]))
    : undefined;
}

function coerce({ type }: Parameter, value: string): unknown {
  if (type === "number" && value.trim() !== "" && Number.isFinite(Number(value))) return Number(value);
  if (type === "boolean" && (value === "true" || value === "1")) return true;
  if (type === "boolean" && (value === "false" || value === "0")) return false;
  // `mixed` is a word or a flag, as in `only | boolean`.
  if (type === "mixed" && (value === "true" || value === "false")) return value === "true";
  return value;
}

export function decodeSegment(name: string, segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalid(`\`${name}\` in the path is not properly percent-encoded`);
  }
}

async function readBody(
  { requestBody: declared, body: place, parameters }: OperationContract,
  body: RequestBody,
): Promise<ReadInput> {
  if (!declared) return { input: {}, misplaced: [] };
  if (declared.contentType !== "application/json") return { input: { body: body.stream }, misplaced: [] };
  const value = await body.json();
  if (value === undefined) return { input: {}, misplaced: [] };
  if (typeof place === "string") return { input: { body: value }, misplaced: [] };
  if (!isJsonObject(value)) throw invalid(`the body should be a JSON object, not ${jsonKind(value)}`);
  const inputNames = new Map(Object.entries(place ?? {}).map(([input, wire]) => [wire, input]));
  const others = new Set([...inputNames.values(), ...parameters.map(({ name, input = name }) => input)]);
  const misplaced = Object.keys(value).filter((name) => others.has(name) && !inputNames.has(name));
  const members = Object.entries(value).filter(([name]) => !misplaced.includes(name));
  return { input: Object.fromEntries(members.map(([name, each]) => [inputNames.get(name) ?? name, each])), misplaced };
}

export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function jsonKind(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : `a ${typeof value}`;
}
