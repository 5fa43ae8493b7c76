import {
  getDeprecationDetails,
  getDoc,
  getEffectiveModelType,
  getOpExamples,
  getPagingOperation,
  ignoreDiagnostics,
  isList,
  type Model,
  type ModelProperty,
  type Program,
  serializeValueAsJson,
  type Operation as TypeSpecOperation,
} from "@typespec/compiler";
import { type HttpOperation, type HttpOperationResponse, isMetadata, isSharedRoute } from "@typespec/http";
import { getStreamMetadata } from "@typespec/http/experimental";
import { getOperationId } from "@typespec/openapi";
import {
  getColumns,
  getDestructive,
  getJoined,
  getNextFromLast,
  getPageCount,
  getResumption,
  getSafe,
  getSince,
  getWithoutTeam,
  isAnsweredEmpty,
  isRevealingOnce,
  isSpending,
  isUnpublished,
} from "../../lib/decorators.ts";
import type { Answer, Body, ErrorAnswer, Kind, Operation, Paging, Parameter } from "./contract.ts";
import { groupOf, isSealed, type ShapeReader } from "./read-shapes.ts";
import { refuseUnknownNames } from "./refuse-unknown-names.ts";
import { alternatives, type Member, resolve, type Shape, union } from "./shape.ts";

const scopes: Readonly<Record<string, true | "id">> = {
  TeamScope: true,
  UnpublishedTeamScope: true,
  TeamIdScope: "id",
};

const scopeNames: ReadonlySet<string> = new Set(["teamId", "slug"]);

export function readOperation(program: Program, http: HttpOperation, reader: ShapeReader): Operation {
  const { operation } = http;
  const withoutTeam = readWithoutTeam(program, http);
  const isPublic =
    http.authentication?.options.every((option) => option.schemes.every(({ type }) => type === "noAuth")) ?? false;
  const method = http.verb.toUpperCase();
  const published = `${method} ${http.path}`;
  const summary = getDoc(program, operation);
  const group = groupOf(program, operation.namespace);
  if (!group) throw new Error(`${operation.name} stands outside a group's namespace.`);
  if (!summary) throw new Error(`${operation.name} has no doc.`);

  const { scope, parameters, fixed } = readParameters(program, http, reader, isSharedRoute(program, operation));
  const responses = http.responses.map((response) => ({ response, status: statusOf(response) }));
  const answers = responses.flatMap(({ response, status }) =>
    status < 400 ? readAnswers(program, response, status, reader) : [],
  );
  const errors = responses.flatMap(({ response, status }) => (status < 400 ? [] : readError(response, status, reader)));
  const body = readBody(program, http, reader, scope);
  if (body?.flat && isSharedRoute(program, operation)) {
    for (const { members } of objectVariants(body.shape, reader) ?? []) Object.assign(fixed, constants(members));
  }
  const kind = readKind(program, http, answers);
  const example = readExample(program, http.operation, fixed, body);
  const paging = kind === "list" ? readPaging(program, http) : undefined;
  const result: Operation = {
    name: operation.name,
    id: getOperationId(program, operation) ?? operation.name,
    group,
    route: parameters.reduce(withJoined, published),
    published: isUnpublished(program, operation) ? undefined : published,
    method,
    summary,
    ...(example && { example }),
    kind,
    parameters,
    fixed,
    ...(body && { body }),
    answers,
    errors,
    // A look-up without a token is published with a team scope, and the client's team is still not sent.
    ...(scope && !(isPublic && withoutTeam) && { team: scope }),
    ...(withoutTeam && { withoutTeam }),
    ...readMarks(program, operation),
    public: isPublic,
    ...(paging && { paging }),
  };
  if (method === "DELETE" && !result.destructive)
    throw new Error(`${result.name} is a DELETE: mark it with @destructive.`);
  refuseCollisions(result, reader);
  refuseUnknownNames(operation, result, reader.shapes);
  return result;
}

/** The reason why the client's team is not sent: stated by the operation or its namespace, or the path names the team. */
function readWithoutTeam(program: Program, { operation, path }: HttpOperation): string | undefined {
  const { namespace } = operation;
  const reason = getWithoutTeam(program, operation) ?? (namespace && getWithoutTeam(program, namespace));
  return reason ?? (path.includes("{teamId}") ? "its path names the team" : undefined);
}

function readExample(
  program: Program,
  operation: TypeSpecOperation,
  fixed: Readonly<Record<string, unknown>>,
  body: Body | undefined,
): Record<string, unknown> | undefined {
  const [first] = getOpExamples(program, operation);
  if (!first?.parameters) return undefined;
  // The parameters are a model, so their value is an object.
  const example = serializeValueAsJson(program, first.parameters, operation.parameters) as Record<string, unknown>;
  const { body: inner, ...beside } = example;
  const isFlat = body && (body.flat || body.single.length > 0) && typeof inner === "object" && !Array.isArray(inner);
  const flat = isFlat ? { ...beside, ...inner } : example;
  return Object.fromEntries(Object.entries(flat).filter(([name]) => !(name in fixed)));
}

function readParameters(program: Program, http: HttpOperation, reader: ShapeReader, shared: boolean) {
  const parameters: Parameter[] = [];
  const fixed: Record<string, string | number | boolean> = {};
  let scope: true | "id" | undefined;
  for (const { type, name, param } of http.parameters.parameters) {
    const scoped = scopes[param.sourceProperty?.model?.name ?? ""];
    if (scoped) {
      scope = scoped;
      continue;
    }
    const joined = joinedParameter(program, param.sourceProperty?.model, reader);
    if (joined) {
      if (parameters.every(({ wire }) => wire !== joined.wire)) parameters.push(joined);
      continue;
    }
    if (type === "cookie" || (type === "header" && name.toLowerCase() === "content-type")) continue;
    const member = withoutNull(reader.member(param));
    if (shared) Object.assign(fixed, constants([member]));
    parameters.push({ in: type, wire: name, member });
  }
  return { scope, parameters, fixed };
}

/** The single parameter that replaces all path parameters of a model marked with `@joined`. */
function joinedParameter(program: Program, model: Model | undefined, reader: ShapeReader): Parameter | undefined {
  const name = model && getJoined(program, model);
  if (!model || name === undefined) return undefined;
  const modelShape = reader.read(model);
  if (modelShape.kind !== "ref")
    throw new Error(`The model of the parameters that are joined as "${name}" needs a name.`);
  const path = [...model.properties.keys()].map((each) => `{${each}}`).join("/");
  const shape = { kind: "string", rules: {} } as const;
  const member = { name, shape, optional: false, doc: getDoc(program, model), default: undefined, secret: false };
  return { in: "path", wire: name, member, joined: { shape: modelShape, path } };
}

function withJoined(route: string, { wire, joined }: Parameter): string {
  if (joined && !route.includes(joined.path)) throw new Error(`${route} has no "${joined.path}" to join.`);
  return joined ? route.replace(joined.path, `{+${wire}}`) : route;
}

/** Drops null: a URL or a header cannot say it, and the parameter is left out instead. */
function withoutNull(member: Member): Member {
  if (member.shape.kind !== "union") return member;
  return { ...member, shape: union(member.shape.variants.filter(({ kind }) => kind !== "null")) };
}

/** Required members with a single literal: they select the answer of a route with two. */
function constants(members: readonly Member[]): Record<string, string | number | boolean> {
  return Object.fromEntries(
    members.flatMap(({ name, optional, shape }) =>
      !optional && shape.kind === "literal" ? [[name, shape.value] as const] : [],
    ),
  );
}

function readBody(
  program: Program,
  http: HttpOperation,
  reader: ShapeReader,
  scope: true | "id" | undefined,
): Body | undefined {
  const body = http.parameters.body;
  if (!body) return undefined;
  if (body.bodyKind !== "single") throw new Error(`${http.operation.name}: a ${body.bodyKind} body is not supported.`);
  const [contentType = "application/json"] = body.contentTypes;
  // Spread members of a named model are read as that model again, without the parameters beside them.
  const isMember = (property: ModelProperty): boolean => !isMetadata(program, property);
  const type = body.type.kind === "Model" ? getEffectiveModelType(program, body.type, isMember) : body.type;
  const read = reader.read(type, body.property);
  // A spread body without a name has lost its seal.
  const seals = read.kind === "object" && body.type.kind === "Model" && isSealed(body.type);
  const bodyShape: Shape = seals ? { ...read, sealed: true } : read;
  // Bodies of other media types stay bytes: a manifest's digest depends on them.
  const shape: Shape = contentType === "application/json" ? bodyShape : { kind: "bytes" };
  const objects = objectVariants(shape, reader);
  return {
    contentType,
    contentTypes: body.contentTypes,
    contentTypeShape: body.contentTypeProperty && reader.read(body.contentTypeProperty.type, body.contentTypeProperty),
    required: !body.property?.optional,
    flat: contentType === "application/json" && objects !== undefined,
    single: objects ? [] : singleOf(shape, reader),
    shape,
    doc: body.property && getDoc(program, body.property),
    rename: Object.fromEntries(objects?.flatMap(({ members }) => renamedIn(members, scope)) ?? []),
  };
}

/** Members whose input has another name. One that is called as the team scope is marked as the body's own. */
function renamedIn(members: readonly Member[], scope: true | "id" | undefined): [inputName: string, name: string][] {
  const renamed = members.filter(({ name, inputName }) => inputName || (scope && scopeNames.has(name)));
  return renamed.map(({ name, inputName }) => [inputName ?? name, name]);
}

function singleOf(shape: Shape, reader: ShapeReader): Shape[] {
  const all = alternatives(shape, reader.shapes);
  const objects = all.filter((each) => resolve(each, reader.shapes).kind !== "array");
  return objects.length < all.length && objectVariants({ kind: "union", variants: objects }, reader) ? objects : [];
}

/** The objects that a body can be; undefined when it can be something else, or has free keys only. */
function objectVariants(shape: Shape, reader: ShapeReader) {
  const resolved = alternatives(shape, reader.shapes).map((each) => resolve(each, reader.shapes));
  const objects = resolved.flatMap((each) => (each.kind === "object" && each.members.length > 0 ? [each] : []));
  return objects.length === resolved.length ? objects : undefined;
}

function statusOf({ statusCodes }: HttpOperationResponse): number {
  if (typeof statusCodes !== "number") throw new Error(`An answer needs a status, not ${JSON.stringify(statusCodes)}.`);
  return statusCodes;
}

function readAnswers(program: Program, response: HttpOperationResponse, status: number, reader: ShapeReader): Answer[] {
  return response.responses.map((content) => {
    const { body } = content;
    if (!body) return { status, contentTypes: [] };
    const record = getStreamMetadata(program, content)?.streamType;
    return { status, contentTypes: body.contentTypes, shape: reader.read(record ?? body.type) };
  });
}

/** Leaves out `Failure`, the usual error body, which core parses. */
function readError({ type, responses }: HttpOperationResponse, status: number, reader: ShapeReader): ErrorAnswer {
  const body = type.kind === "Model" && type.name === "Failure" ? undefined : responses[0]?.body;
  return { status, ...(body && { shape: reader.read(body.type) }) };
}

function readKind(program: Program, http: HttpOperation, answers: readonly Answer[]): Kind {
  if (http.verb === "head") return "probe";
  if (isList(program, http.operation)) return "list";
  const contents = http.responses.flatMap((response) => response.responses);
  if (contents.some((content) => getStreamMetadata(program, content))) return "stream";
  return answers.some((answer) => answer.shape?.kind === "bytes") ? "bytes" : "call";
}

/** What decorators say of an operation. */
function readMarks(program: Program, operation: TypeSpecOperation): Partial<Operation> {
  const destructive = getDestructive(program, operation);
  const safe = getSafe(program, operation);
  const columns = getColumns(program, operation);
  const resume = getResumption(program, operation);
  const since = getSince(program, operation);
  const deprecated = getDeprecationDetails(program, operation)?.message;
  return {
    ...(since !== undefined && { since }),
    ...(deprecated !== undefined && { deprecated }),
    ...(safe !== undefined && { safe }),
    ...(destructive && { destructive: true }),
    ...(typeof destructive === "object" && { destructiveWhen: destructive }),
    ...(columns && { columns }),
    ...(isAnsweredEmpty(program, operation) && { answersEmpty: true }),
    ...(isSpending(program, operation) && { spends: true }),
    ...(isRevealingOnce(program, operation) && { revealsOnce: true }),
    ...(resume && { resume }),
  };
}

function readPaging(program: Program, http: HttpOperation): Paging {
  const { operation } = http;
  const pagingOperation = ignoreDiagnostics(getPagingOperation(program, operation));
  const path = (place: { path: { name: string }[] } | undefined) => place?.path.map(({ name }) => name).join(".");
  const items = path(pagingOperation?.output.pageItems);
  if (!pagingOperation || items === undefined) throw new Error(`${operation.name} is a @list without @pageItems.`);
  const { continuationToken, pageIndex, offset } = pagingOperation.input;
  const send = (continuationToken ?? pageIndex ?? offset)?.property.name;
  const last = getNextFromLast(program, operation);
  const total = getPageCount(program, operation);
  const next = path(pagingOperation.output.continuationToken);
  if (last !== undefined) return { items, next: last, ...(send && { send }), by: "last" };
  if (pageIndex) return { items, ...(total !== undefined && { next: total }), ...(send && { send }), by: "page" };
  if (offset) return { items, ...(send && { send }), by: "offset" };
  if (pagingOperation.output.nextLink) return { items, ...(send && { send }), by: "link" };
  return { items, ...(send && next && { next, send }) };
}

function refuseCollisions(operation: Operation, reader: ShapeReader): void {
  const { parameters, body } = operation;
  const inputNames = new Set(parameters.map(({ member }) => member.name));
  if (body && body.single.length > 0) inputNames.add("body");
  const bodies: Shape =
    body && !body.flat ? { kind: "union", variants: body.single } : (body?.shape ?? { kind: "null" });
  const objects = objectVariants(bodies, reader) ?? [];
  for (const { members } of objects) {
    const names = members.map((member) => member.inputName ?? member.name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) throw new Error(`${operation.name}: two members of the body are the input ${twice}.`);
  }
  for (const member of objects.flatMap(({ members }) => members)) {
    const name = member.inputName ?? member.name;
    if (inputNames.has(name)) {
      throw new Error(
        `${operation.name}: the body's ${member.name} has the name of a parameter. Give it another with @inputName("…").`,
      );
    }
  }
}
