import { getDirectoryPath, getSourceLocation, joinPaths, type Namespace, type Program } from "@typespec/compiler";
import { SyntaxKind } from "@typespec/compiler/ast";
import { getWithoutTeam } from "../../generator/lib/decorators.ts";
import type { Difference } from "../contract-diff/compare.ts";
import {
  type Answer,
  type Document,
  type Operation,
  type Parameter,
  type RequestBody,
  resolveReference,
  type Schema,
} from "../contract-diff/document.ts";
import type { Side } from "../differ/member.ts";
import type { Insertion, Plan } from "./edits.ts";
import { CannotWrite, camel, pascal, type Shapes } from "./shapes.ts";
import { nameIn, TypeSpecWriter } from "./write-typespec.ts";

export interface WriterContext {
  readonly program: Program;
  readonly entry: string;
  readonly theirs: Document;
  readonly shapes: Shapes;
  /** Names of operations by their published IDs, new ones included. */
  readonly operations: Map<string, string>;
  /** Whether an error has the body that the usual errors of the contract have. */
  readonly isUsualError: (schema: Schema) => boolean;
}

/** Writes a new operation at the end of its group's file, which is made for a new group. */
export async function newOperation(
  context: WriterContext,
  { route, group }: Difference,
  operation: Operation,
): Promise<Plan> {
  if (!/^[A-Za-z][\w-]*$/.test(group)) return { why: "it has no tag that a group can be called by" };
  // The route is written into a comment and a text.
  if (!isPlainRoute(route)) return { why: "its route has characters or segments that no route of ours has" };
  const [method = "", path = ""] = route.split(" ");
  const id = operation.operationId ?? `${method.toLowerCase()}${pascal(path)}`;
  if (!isPlainId(id)) {
    const isNamed = operation.operationId !== undefined;
    return { why: isNamed ? "its operationId has characters that none of ours has" : "it has no operationId" };
  }
  const same = context.operations.get(id);
  if (same !== undefined)
    return { why: `its operationId is that of ${same}: whether that has moved is a person's word` };
  const { home, end, namespace, ...made } = homeOf(context, group);
  const name = uniqueName(id, method, group, new Set(context.operations.values()));
  const { text, shapes, secrets } = await writeOperation(
    context,
    new TypeSpecWriter(context.shapes, home),
    operation,
    route,
    name,
    namespace,
  );
  context.operations.set(id, name);
  const decorators = [...(method === "DELETE" ? ["@destructive"] : []), `@operationId(${JSON.stringify(id)})`];
  const toDecide = [
    `the name and the doc of ${name}, the docs of what it takes, and whether it is a list, is safe, spends or acts without the client's team`,
    ...shapes.map((shape) => `the name and the doc of ${shape.name}`),
    ...secrets.map((each) => `@secret? ${each}`),
    ...(namespace ? [] : [`the doc of the group ${group}`]),
  ];
  const about = { file: `#${route}`, pos: 0, end: 0 };
  const edit = `\n/** Calls \`${route}\`. */\n${decorators.join("\n")}\n${text}\n`;
  return { file: home.file, pos: end, end, text: edit, ...made, shapes, of: name, about, toDecide };
}

async function writeOperation(
  { program, theirs, isUsualError }: WriterContext,
  writer: TypeSpecWriter,
  { parameters = [], requestBody, responses = {} }: Operation,
  route: string,
  name: string,
  namespace: Namespace | undefined,
) {
  const [method = "", path = ""] = route.split(" ");
  const label = pascal(name);
  const contentOf = (side: Side, { content = {} }: Answer | RequestBody, preferredName: string) =>
    Object.fromEntries(
      Object.entries(content).map(([type, { schema = {} }]) => [
        type,
        { schema: writer.schema(side, schema, preferredName, true) },
      ]),
    );
  const resolved = parameters.map((each) => resolveReference<Parameter>(theirs, each));
  const team = namespace && getWithoutTeam(program, namespace) !== undefined ? undefined : teamOf(resolved);
  const ownParameters = resolved.filter((each) => !(team && each.in === "query" && scope.includes(each.name)));
  const own = ownParameters.map(({ name: each, in: where, required = false, schema: value = {} }): Parameter => {
    if (!["query", "path", "header"].includes(where)) throw new CannotWrite(`it takes a ${where}`);
    const schema = writer.schema("input", value, label + pascal(each));
    return { name: each, in: where, required, schema, ...(where === "query" && { explode: schema.type === "array" }) };
  });
  const body = requestBody && resolveReference<RequestBody>(theirs, requestBody);
  const content = body && contentOf("input", body, `${label}Body`);
  const answers: Record<string, { content: Readonly<Record<string, { schema: Schema }>> }> = {};
  const failures = new Map<string, string[]>();
  for (const [status, each] of Object.entries(responses)) {
    const answer = resolveReference<Answer>(theirs, each);
    if (/^[45]\d\d$/.test(status)) {
      const [schema] = Object.values(answer.content ?? {}).map((media) => media.schema ?? {});
      const own = schema && !isUsualError(schema) && writer.schema("error", schema, `${label}Failure`, true);
      const failure = own ? `, ${nameIn(own.$ref)}` : "";
      failures.set(failure, [...(failures.get(failure) ?? []), status]);
    } else if (!/^[123]\d\d$/.test(status)) throw new CannotWrite(`it answers ${status}`);
    else answers[status] = { content: contentOf("answer", answer, `${label}Answer`) };
  }
  const [answer] = Object.values(answers);
  const spread = team === undefined ? [] : [{ $ref: `#/components/parameters/${team}` }];
  const takes = { parameters: [...spread, ...own], ...(body && { requestBody: { content } }) };
  const operation = { operationId: name, ...takes, responses: answers };
  const { texts, ...more } = await writer.write({ [path]: { [method.toLowerCase()]: operation } });
  const text = texts.get(name);
  if (text === undefined || !answer) throw new CannotWrite("it has no answer, or a method of its own");
  const errors = [...failures].map(
    ([shape, statuses]) => ` | Failure${shape === "" ? "" : "Of"}<${statuses.join(" | ")}${shape}>`,
  );
  return { ...more, text: `${simplify(text, body?.required === true)}${errors.join("")};` };
}

/** Applies the shorter or safer forms of the libraries and the contract. */
function simplify(text: string, needsBody: boolean): string {
  return text
    .replace(/;\s*$/, "")
    .replace("...Parameters.", "...")
    .replace(/@patch\b/, "@patch(#{ implicitOptionality: false })")
    .replaceAll(/@header (?!contentType\b)`?([\w-]+)`?/g, (_, name) => `@header("${name}") ${headerMember(name)}`)
    .replace(/@body body:(?=[^;]*\)\s*:)/, needsBody ? "@body body:" : "@body body?:")
    .replaceAll(/\b(Created|Accepted)Response & (\w+)/g, "$1<$2>")
    .replaceAll(/\bBody<((?!\{)(?:[^<>]|<[^<>]*>)*)>/g, "$1")
    .replaceAll(
      /\{\s*@header contentType: "(application\/(?:jsonl|x-ndjson|stream\+json))"[;,]\s*@body body: (\w+)[;,]?\s*\}/g,
      'TypeSpec.Http.Streams.HttpStream<$2, "$1">',
    );
}

const scope = ["teamId", "slug"];

/** The team scope of an operation. A description without one gets it all the same, until a person says why not. */
function teamOf(parameters: readonly Parameter[]): string | undefined {
  const has = (name: string) => parameters.some((each) => each.in === "query" && each.name === name && !each.required);
  if (has("teamId")) return has("slug") ? "TeamScope" : "TeamIdScope";
  const isSilent = parameters.every(({ in: where, name }) => where === "header" || !scope.includes(name));
  return isSilent ? "UnpublishedTeamScope" : undefined;
}

/** Whether every reader of URLs leaves the segments of a route unchanged: `GET /v1/boats/{id}`. */
function isPlainRoute(route: string): boolean {
  const [, path] = /^[A-Z]+ \/(.+)$/.exec(route) ?? [];
  return path?.split("/").every((segment) => /^(?!\.{1,2}$)(?:[\w\-.~]|\{[\w-]+\})+$/.test(segment)) ?? false;
}

/** Whether an ID is safe for tables and code. */
function isPlainId(id: string): boolean {
  return /^[\w.-]{1,80}$/.test(id);
}

/** The input name of a header: `xIdem` of `X-Idem`. */
export function headerMember(name: string): string {
  return camel(name.toLowerCase());
}

/** A name of two words or more, from an ID or with the method; with the group where that is taken. */
function uniqueName(id: string, method: string, group: string, existingNames: ReadonlySet<string>): string {
  const words = /^[a-z]\w*[A-Z\d]/.test(camel(id)) ? id : `${method.toLowerCase()} ${id}`;
  // Names have 40 characters at most, types of operations some more.
  let name = camel(words).slice(0, 34);
  for (let next = 1; existingNames.has(name); next++)
    name = `${camel(`${words} ${group}`).slice(0, 34)}${next > 1 ? next : ""}`;
  return name;
}

export function groupFile(program: Program, group: string) {
  const namespace = program.getGlobalNamespaceType().namespaces.get("Slipway")?.namespaces.get(pascal(group));
  // The group's file whose namespace has the doc and the tag.
  const nodes = namespace ? [namespace.node, ...namespace.decorators.map(({ node }) => node?.parent)] : [];
  const node = nodes.findLast((each) => each?.kind === SyntaxKind.NamespaceStatement);
  return namespace && node && { namespace, file: getSourceLocation(node).file };
}

/** The end of a group's file; for a new group its first lines, and the import. */
function homeOf({ program, entry }: WriterContext, group: string) {
  const name = pascal(group);
  const existingFile = groupFile(program, group);
  if (existingFile) {
    const { path, text } = existingFile.file;
    return { home: { file: path, namespace: name }, end: text.length, namespace: existingFile.namespace };
  }
  const kebab = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase();
  const file = joinPaths(getDirectoryPath(entry), `${kebab}.tsp`);
  const opening = `using TypeSpec.Http;
using TypeSpec.OpenAPI;

/** What the platform tags \`${group}\`. */
@tag("${group}")
namespace Slipway.${name};
`;
  const imports =
    program.sourceFiles.get(entry)?.statements.filter(({ kind }) => kind === SyntaxKind.ImportStatement) ?? [];
  const pos = imports.at(-1)?.end ?? 0;
  const beside: Insertion[] = [{ file: entry, pos, end: pos, text: `\nimport "./${kebab}.tsp";` }];
  return { home: { file, namespace: name }, end: opening.length, opening, beside };
}
