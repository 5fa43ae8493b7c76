import { getSourceLocation, type Namespace, type Program } from "@typespec/compiler";
import { SyntaxKind } from "@typespec/compiler/ast";
import type { Difference } from "../contract-diff/compare.ts";
import {
  type Answer,
  type Document,
  follow,
  type Operation,
  type Parameter,
  type RequestBody,
} from "../contract-diff/document.ts";
import type { Side } from "../differ/member.ts";
import type { Plan } from "./edits.ts";
import type { OperationNames } from "./operation-names.ts";
import { placeholderDoc, toNameOf } from "./placeholders.ts";
import { CannotPrint, type Home, pascal, quoted, type ShapePrinter } from "./print-shape.ts";

/** Members that a declaration of the team scope stands for. */
const scope = ["teamId", "slug"];

/** What TypeSpec has a decorator for. */
const methods: ReadonlySet<string> = new Set(["GET", "PUT", "POST", "DELETE", "HEAD", "PATCH"]);

/** Writes an operation that the contract has not at the end of its group's file. */
export function newOperation(
  program: Program,
  printer: (side: Side, home: Home) => ShapePrinter,
  names: OperationNames,
  document: Document,
  { route, group }: Difference,
  operation: Operation,
): Plan {
  const home = /^\w[\w-]*$/.test(group) ? fileOf(program, pascal(group)) : undefined;
  if (!home) return { why: `group ${group || "without a tag"} is new: it needs a file, a doc and a place` };
  // It becomes part of a comment and of a text.
  if (!isPlainRoute(route)) return { why: "its route has characters or segments that no route of ours has" };
  const [method = "", path = ""] = route.split(" ");
  if (!methods.has(method)) return { why: `TypeSpec has no operations by ${method}` };
  const [input, answer] = [printer("input", home), printer("answer", home)];
  const id = operation.operationId ?? `${method.toLowerCase()}${pascal(path)}`;
  if (!isPlainId(id)) return { why: "its operationId has characters that none of ours has" };
  const known = names.ofId(id);
  if (known !== undefined)
    return { why: `its operationId is that of ${known}: whether that has moved is a person's word` };
  const name = names.nameOf(id, method.toLowerCase(), group);
  const parameters = (operation.parameters ?? []).map((each) => follow<Parameter>(document, each));
  const scoped = scope.filter((each) =>
    parameters.some((one) => one.in === "query" && one.name === each && !one.required),
  );
  const isSilent = parameters.every(({ in: place, name: each }) => place === "header" || !scope.includes(each));
  // What nobody describes is made for the team all the same, until a person says why not.
  const spread =
    scoped.length === 2
      ? "...TeamScope"
      : scoped[0] === "teamId"
        ? "...TeamIdScope"
        : isSilent
          ? "...UnpublishedTeamScope"
          : undefined;
  const own = parameters.filter((each) => !(spread && scoped.includes(each.name) && each.in === "query"));
  const taken = [
    ...(spread ? [spread] : []),
    ...own.map(({ name: each, in: where, required = false, schema = {} }) => {
      const decorator =
        where === "header"
          ? `@header(${quoted(JSON.stringify(each))})`
          : where === "query"
            ? queryMark(input.typesOf(schema))
            : `@${where}`;
      const identifier = where === "header" ? headerMember(each) : each;
      return input.member(identifier, schema, required, pascal(name) + pascal(each), decorator);
    }),
    ...bodyOf(input, document, operation, name),
  ];
  const given = answersOf(answer, document, operation, name);
  const decorators = [
    ...(method === "DELETE" ? ["@destructive"] : []),
    method === "PATCH" ? "@patch(#{ implicitOptionality: false })" : `@${method.toLowerCase()}`,
    `@route(${JSON.stringify(path)})`,
    `@operationId(${quoted(JSON.stringify(id))})`,
  ];
  const text = `\n/** ${placeholderDoc(route)} */\n${decorators.join("\n")}\nop ${name}(\n${taken.join(",\n\n")}\n): ${given};\n`;
  const shapes = [...input.declared, ...answer.declared];
  const toDecide = [toNameOf(name), ...shapes.map(({ name: each }) => `the name and the doc of ${each}`)];
  const about = { file: `${home.file}#${route}`, pos: 0, end: 0 };
  return { file: home.file, pos: home.end, end: home.end, text, shapes, of: name, about, toDecide };
}

/** Whether a route is made of segments that every reader of URLs leaves as they are: `GET /v1/boats/{id}`. */
function isPlainRoute(route: string): boolean {
  const [, path] = /^[A-Z]+ \/(.+)$/.exec(route) ?? [];
  return path?.split("/").every((segment) => /^(?!\.{1,2}$)(?:[\w\-.~]|\{[\w-]+\})+$/.test(segment)) ?? false;
}

/** Whether an ID is one of those that the contract has: it becomes part of tables and of code. */
export function isPlainId(id: string): boolean {
  return /^[\w.-]{1,80}$/.test(id);
}

/** What a header is called as a member of an input: `xIdem` of `X-Idem`. */
export function headerMember(name: string): string {
  const [first = "", ...others] = name.toLowerCase().split(/[^a-z\d]+/);
  return first + others.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join("");
}

/** How a parameter of a query is marked: a list is sent name by name, `ids=a&ids=b`, as descriptions mean it that say nothing else. */
export function queryMark(types: ReadonlySet<string>): string {
  return types.has("array") ? "@query(#{ explode: true })" : "@query";
}

function bodyOf(printer: ShapePrinter, document: Document, operation: Operation, name: string): string[] {
  if (!operation.requestBody) return [];
  const { content = {}, required = false } = follow<RequestBody>(document, operation.requestBody);
  const [json, ...others] = Object.entries(content);
  if (!json || others.length > 0 || json[0] !== "application/json") {
    throw new CannotPrint("its body has other media types than JSON");
  }
  return [printer.member("body", json[1].schema ?? {}, required, `${pascal(name)}Body`, "@body")];
}

const empty: Readonly<Record<string, string>> = {
  200: "OkResponse",
  201: "CreatedResponse",
  202: "AcceptedResponse",
  204: "NoContentResponse",
};

function answersOf(printer: ShapePrinter, document: Document, operation: Operation, name: string): string {
  const given: string[] = [];
  const failed: number[] = [];
  for (const [status, each] of Object.entries(operation.responses ?? {})) {
    if (/^[45]\d\d$/.test(status)) {
      failed.push(Number(status));
      continue;
    }
    const content = Object.entries(follow<Answer>(document, each).content ?? {});
    const [json] = content;
    if (!/^2\d\d$/.test(status) || content.length > 1 || (json && json[0] !== "application/json")) {
      throw new CannotPrint(`its answer ${status} is no JSON of a status 2xx`);
    }
    if (!json) {
      const known = empty[status];
      if (!known) throw new CannotPrint(`its answer ${status} has no body`);
      given.push(known);
      continue;
    }
    const type = printer.type(json[1].schema ?? {}, `${pascal(name)}Answer`);
    given.push(
      status === "200"
        ? type
        : status === "201"
          ? `Created<${type}>`
          : status === "202"
            ? `Accepted<${type}>`
            : `{ @statusCode _: ${status}; @body body: ${type} }`,
    );
  }
  if (failed.length > 0) given.push(`Failure<${failed.join(" | ")}>`);
  if (given.length === 0) throw new CannotPrint("it states no answer");
  return given.join(" | ");
}

/** The file that declares a group. */
export function fileOf(program: Program, name: string): (Home & { readonly end: number }) | undefined {
  const namespace: Namespace | undefined = program
    .getGlobalNamespaceType()
    .namespaces.get("Slipway")
    ?.namespaces.get(name);
  const nodes = namespace ? [namespace.node, ...namespace.decorators.map(({ node }) => node?.parent)] : [];
  // Of a group's files, the one whose namespace has the doc and the tag.
  const tagged = nodes.findLast((node) => node?.kind === SyntaxKind.NamespaceStatement) ?? namespace?.node;
  if (!tagged) return undefined;
  const { file } = getSourceLocation(tagged);
  return { file: file.path, namespace: name, end: file.text.length };
}
