import type { Body, Operation } from "../model/contract.ts";
import { type ResolvedGroup, secretInputNames, secretPaths } from "../model/resolve-group.ts";
import { pascal } from "../model/shape.ts";
import { operationDoc } from "./operation-doc.ts";
import { banner, docComment, laidOut } from "./text.ts";
import { itemTypeName, outputTypeName } from "./types.ts";

/** Emits `descriptors.ts`: how each operation is sent, as data for its function and its contract. */
export function emitDescriptors(group: ResolvedGroup): string {
  const types = [...new Set(group.operations.map(({ kind }) => descriptorType(kind)))].sort();
  const descriptors = group.operations.map(
    (operation) => `
${docComment([operation.summary, `\`${operation.route}\``])}export const ${operation.name}: ${descriptorType(operation.kind)} = ${laidOut(operationLiteral(operation, group), "", operation.name.length)};
`,
  );
  return `${banner}import type { ${types.join(", ")} } from "@slipway/core";
${descriptors.join("")}`;
}

function descriptorType(kind: Operation["kind"]): string {
  return kind === "list" ? "ListOperation" : kind === "stream" ? "StreamOperation" : "Operation";
}

export function emitOperations(group: ResolvedGroup): string {
  const functions = group.operations.map((operation) => printFunction(operation, group));
  return banner + imports(group) + functions.join("");
}

const promises: Readonly<Record<Operation["kind"], string>> = {
  call: "ApiPromise",
  list: "PagedPromise",
  stream: "ApiStream",
  bytes: "ApiPromise",
  probe: "ApiPromise",
};

function printFunction(operation: Operation, group: ResolvedGroup): string {
  return `
${docComment(operationDoc(operation, group))}export function ${signature(operation, group)} {
  return ${operation.kind}(client, operations.${operation.name}, input, options);
}
`;
}

export function signature(operation: Operation, group: ResolvedGroup): string {
  const { name, kind } = operation;
  const optional = group.inputs.get(name)?.required ? "" : "?";
  const result = `${promises[kind]}<${resultArguments(operation, group)}>`;
  return `${name}(
  client: Client,
  input${optional}: ${pascal(name)}Input,
  options?: CallOptions,
): ${result}`;
}

function resultArguments(operation: Operation, group: ResolvedGroup): string {
  const output = outputTypeName(operation, group);
  return operation.kind === "list" ? `${output}, ${itemTypeName(operation, group)}` : output;
}

function operationLiteral(operation: Operation, group: ResolvedGroup): object {
  const { route, team, safe, kind, paging, resume } = operation;
  const secretNames = secretInputNames(operation, group);
  return {
    route,
    group: group.name,
    query: queryNames(operation),
    prefixes: prefixes(operation),
    headers: headerNames(operation),
    body: bodyLiteral(operation, group),
    single: (operation.body && operation.body.single.length > 0) || undefined,
    required: (operation.body && !operation.body.flat && operation.body.required) || undefined,
    optional:
      (operation.body && !operation.body.required && Object.keys(operation.body.rename).length > 0) || undefined,
    not: operation.not,
    fixed: Object.keys(operation.fixed).length > 0 ? operation.fixed : undefined,
    team,
    safe,
    public: operation.public || undefined,
    secret: secretPaths(operation, group).length > 0 || undefined,
    secretInput: secretNames.length > 0 ? secretNames : undefined,
    empty: isEmptyAllowed(operation) || undefined,
    accept: acceptOf(operation, group),
    ...(kind === "list" && paging),
    resume,
  };
}

/** Whether a 200 or a 201 may have no body; HEAD answers never have one. */
function isEmptyAllowed({ answers, kind }: Operation): boolean {
  return kind !== "probe" && answers.some(({ status, shape }) => (status === 200 || status === 201) && !shape);
}

/** The accepted media types, unless JSON; a HEAD accepts those of its path's GET. */
function acceptOf({ method, route, answers }: Operation, group: ResolvedGroup): string | undefined {
  const get = method === "HEAD" && group.operations.find((other) => other.route === route.replace("HEAD", "GET"));
  const described = (get ? get.answers : answers).filter(
    ({ status, shape }) => status < 300 && shape?.kind !== "bytes",
  );
  const types = new Set(described.flatMap(({ contentTypes }) => contentTypes));
  return types.size === 0 || types.has("application/json") ? undefined : [...types].join(", ");
}

function queryNames({ method, parameters, body }: Operation): string[] | undefined {
  const names = parameters.flatMap((parameter) => (parameter.in === "query" ? [parameter.member.name] : []));
  if (["GET", "HEAD", "DELETE"].includes(method)) return body ? names : undefined;
  return names.length > 0 ? names : undefined;
}

function prefixes({ parameters }: Operation): object | undefined {
  const prefixed = parameters.filter(
    (parameter) => parameter.in === "query" && parameter.wire !== parameter.member.name,
  );
  return prefixed.length > 0 ? Object.fromEntries(prefixed.map(({ wire, member }) => [member.name, wire])) : undefined;
}

function headerNames({ parameters, body }: Operation): object | undefined {
  const headers = parameters.filter((parameter) => parameter.in === "header");
  const names = headers.map(({ member, wire }) => [member.name, wire]);
  if (body && body.contentTypes.length > 1) names.push(["contentType", "Content-Type"]);
  return names.length > 0 ? Object.fromEntries(names) : undefined;
}

function bodyLiteral({ body, name }: Operation, group: ResolvedGroup): string | object | undefined {
  if (!body) return undefined;
  if (!body.flat) return body.contentType;
  return Object.keys(body.rename).length > 0 || isAlwaysSent(body, name, group) ? body.rename : undefined;
}

function isAlwaysSent({ required, flat }: Body, name: string, group: ResolvedGroup): boolean {
  return flat && required && !group.inputs.get(name)?.everyBodyNeedsMember;
}

function imports(group: ResolvedGroup): string {
  const kinds = [...new Set(group.operations.map(({ kind }) => kind))].sort();
  const results = [...new Set(kinds.map((kind) => promises[kind]))];
  const types = new Set<string>();
  for (const operation of group.operations) {
    types.add(`${pascal(operation.name)}Input`);
    for (const name of resultArguments(operation, group).match(/\b[A-Z]\w*/g) ?? [])
      if (name !== "NonNullable") types.add(name);
  }
  return `import { ${[...results.map((name) => `type ${name}`), ...kinds, "type CallOptions", "type Client"].sort(byName).join(", ")} } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
${[...types]
  .sort()
  .map((name) => `  ${name},\n`)
  .join("")}} from "./types.ts";
`;
}

function byName(a: string, b: string): number {
  return a.replace("type ", "").localeCompare(b.replace("type ", ""));
}
