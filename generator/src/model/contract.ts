import { readFile } from "node:fs/promises";
import { type Member, type ObjectShape, type RefShape, type Shape, type Shapes, shapeKey } from "./shape.ts";

export interface Contract {
  readonly groups: readonly Group[];
  readonly shapes: Shapes;
  readonly moved: readonly Moved[];
}

/** A package of re-exports of the package `to`. */
export interface Moved extends Group {
  readonly to: string;
}

export interface Group {
  readonly name: string;
  readonly summary: string;
  readonly operations: readonly Operation[];
  readonly delivered: readonly string[];
}

export type Kind = "call" | "list" | "stream" | "bytes" | "probe";

/** A path, query or header parameter. `wire` is its name in the request, `member.name` the one users write. */
export interface Parameter {
  readonly in: "path" | "query" | "header";
  readonly wire: string;
  readonly member: Member;
  /** A parameter that joins several path parameters: their shape, and the published path with each of them. */
  readonly joined?: { readonly shape: RefShape; readonly path: string };
}

/** Body of a request. `flat`: its members stand beside the parameters. Otherwise users pass `body`, or the members of one of `single`. */
export interface Body {
  readonly contentType: string;
  readonly contentTypes: readonly string[];
  readonly contentTypeShape: Shape | undefined;
  readonly required: boolean;
  readonly flat: boolean;
  readonly single: readonly Shape[];
  readonly shape: Shape;
  readonly doc: string | undefined;
  /** Input name -> name in the body, for the members whose name a parameter or the team scope has too. */
  readonly rename: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly contentTypes: readonly string[];
  readonly shape?: Shape;
}

export interface ErrorAnswer {
  readonly status: number;
  readonly shape?: Shape;
}

/** A row of `contract/refusals`: how an operation is refused in a situation. */
export interface Refusal {
  readonly situation: string;
  /** Names of operations. Absent: any. */
  readonly operations?: readonly string[];
  readonly status: number;
  readonly code: string;
  /** Input member whose schema error gets this refusal. */
  readonly input?: string;
  readonly kind?: string;
  readonly members?: readonly string[];
  /** With names of values in braces. */
  readonly message: string;
  readonly by: "platform" | "cli" | "terraform" | "ours";
}

export interface Paging {
  readonly items: string;
  readonly next?: string;
  readonly send?: string;
  readonly by?: "page" | "offset" | "last" | "link";
}

export interface Resume {
  readonly send: string;
  readonly from: string;
  readonly id?: string;
}

/** Dotted path of the input -> the harmful values; an empty list: any value. */
export type DestructiveWhen = Readonly<Record<string, readonly (string | boolean)[]>>;

export interface Operation {
  readonly name: string;
  readonly words?: readonly string[];
  readonly refusals?: readonly Refusal[];
  /** The platform's published operationId. */
  readonly id: string;
  readonly group: string;
  readonly route: string;
  /** The platform's own route; undefined for an unpublished operation. */
  readonly published: string | undefined;
  readonly method: string;
  readonly summary: string;
  readonly example?: Readonly<Record<string, unknown>>;
  readonly kind: Kind;
  readonly parameters: readonly Parameter[];
  /** Constants that select this answer of a route with two. */
  readonly fixed: Readonly<Record<string, string | number | boolean>>;
  readonly body?: Body;
  readonly answers: readonly Answer[];
  readonly errors: readonly ErrorAnswer[];
  readonly team?: true | "id";
  readonly withoutTeam?: string;
  /** The day on which it was first seen to be published, where it is not in the description that the contract began with. */
  readonly since?: string;
  /** The replacement, as a sentence. */
  readonly deprecated?: string;
  /** Whether it may be sent twice, where its method says otherwise. */
  readonly safe?: boolean;
  readonly destructive?: true;
  readonly destructiveWhen?: DestructiveWhen;
  /** Money is owed because of the call itself. */
  readonly spends?: true;
  readonly revealsOnce?: true;
  readonly columns?: readonly string[];
  readonly answersEmpty?: true;
  readonly public: boolean;
  readonly paging?: Paging;
  /** Path parameter -> values that would spell another operation's path. */
  readonly not?: Readonly<Record<string, readonly string[]>>;
  readonly resume?: Resume;
}

/** The members that an operation's flat input always has: its parameters, and `body` where the body is not flat. */
export function inputMembers(operation: Operation): Member[] {
  const members = operation.parameters.map((parameter) => parameter.member);
  const { body } = operation;
  if (!body || body.flat) return members;
  const { shape, required, doc, contentTypes, contentTypeShape } = body;
  const whole = { name: "body", shape, optional: !required, doc, default: undefined, secret: false };
  if (contentTypes.length < 2 || !contentTypeShape) return [...members, whole];
  return [...members, contentTypeMember(contentTypeShape, contentTypes), whole];
}

function contentTypeMember(shape: Shape, contentTypes: readonly string[]): Member {
  return {
    name: "contentType",
    shape,
    optional: true,
    doc: "The media type of `body`.",
    default: JSON.stringify(contentTypes[0]),
    secret: false,
  };
}

export function outputAlternatives(operation: Operation): Shape[] {
  return operation.answers.flatMap((answer) => (answer.status < 300 && answer.shape ? [answer.shape] : []));
}

/** The errors whose body is known, statuses with one body together. */
export function typedErrors(operation: Operation): { statuses: number[]; shape: Shape }[] {
  const byShape = new Map<string, { statuses: number[]; shape: Shape }>();
  for (const { status, shape } of operation.errors) {
    if (!shape) continue;
    const same = byShape.get(shapeKey(shape)) ?? { statuses: [], shape };
    same.statuses.push(status);
    byShape.set(shapeKey(shape), same);
  }
  const errors = [...byShape.values()];
  for (const { statuses } of errors) statuses.sort((a, b) => a - b);
  return errors.sort((a, b) => Math.min(...a.statuses) - Math.min(...b.statuses));
}

export function renamed(body: ObjectShape): ObjectShape {
  return {
    ...body,
    members: body.members.map((member) => (member.inputName ? { ...member, name: member.inputName } : member)),
  };
}

export async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
