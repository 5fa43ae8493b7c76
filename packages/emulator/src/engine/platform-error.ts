import { refusals } from "./generated/refusals.ts";

export interface PlatformErrorDetails {
  readonly situation?: Situation;
  /** Further members of the `error` object, such as `missing` or `limit`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error answer in the platform's own form: `{ error: { code, message, … } }`. */
export class PlatformError extends Error {
  override readonly name: string = "PlatformError";
  readonly status: number;
  readonly code: string;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly situation: Situation | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, details: PlatformErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = details.extra ?? {};
    this.situation = details.situation;
    this.headers = details.headers ?? {};
  }

  toResponse(): Response {
    const body = { error: { code: this.code, message: this.message, ...this.extra } };
    return Response.json(body, { status: this.status, headers: this.headers });
  }
}

export function badRequest(why: string): PlatformError {
  return refuse("bad_request", { why });
}

export function invalid(problem: string): PlatformError {
  return refuse("invalid_request", { problem });
}

/** 403: the token is valid, but lacks permission. */
export function forbidden(why: string): PlatformError {
  return refuse("forbidden", { why });
}

export function conflict(why: string): PlatformError {
  return refuse("conflict", { why });
}

interface Row {
  readonly operations?: readonly string[];
  readonly status: number;
  readonly code: string;
  readonly input?: string;
  readonly kind?: string;
  readonly members?: readonly string[];
  readonly message: string;
}

type Rows = typeof refusals;
export type Situation = keyof Rows;

type PlaceholderOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholderOf<Rest> : never;
type Members<Of> = Of extends { readonly members: readonly (infer Name extends string)[] } ? Name : never;
type Values<Of extends Situation> = Readonly<
  Record<PlaceholderOf<Rows[Of]["message"]>, unknown> & Record<Members<Rows[Of]>, unknown>
>;

/** Creates an error from the contract's table of refusals. An unknown situation or a missing value does not compile. */
export function refuse<Of extends Situation>(
  situation: Of,
  ...[values]: keyof Values<Of> extends never ? [] : [values: Values<Of>]
): PlatformError {
  return refusalFor(situation, values);
}

function refusalFor(situation: Situation, values: Readonly<Record<string, unknown>> = {}): PlatformError {
  const { status, code, message, members = [] }: Row = refusals[situation];
  const text = message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const extra = Object.fromEntries(members.map((name) => [name, values[name]]));
  return new PlatformError(status, code, text, { extra, situation });
}

export function invalidMember(operation: string, member: string | undefined, problem: string): PlatformError {
  return refusalFor(
    situationOf((row) => row.input === member && row.operations?.includes(operation)) ?? "invalid_request",
    { problem },
  );
}

/** Operations whose inputs the platform seals, with the situation that unknown members are refused by. */
const closed: ReadonlyMap<string, Situation> = new Map(
  // `entries` loses the names.
  (Object.entries(refusals) as [Situation, Row][]).flatMap(([situation, { input, operations = [] }]) =>
    input === "*" ? operations.map((name) => [name, situation] as const) : [],
  ),
);

export function isClosed(operation: string): boolean {
  return closed.has(operation);
}

export function unknownMember(operation: string, path: readonly string[], problem: string): PlatformError {
  const situation = closed.get(operation) ?? "unknown_member";
  const dataPath = path
    .slice(0, -1)
    .map((key) => `.${key}`)
    .join("");
  const params = { additionalProperty: path.at(-1) };
  return refusalFor(situation, { problem, keyword: "additionalProperties", dataPath, params });
}

/** The value that was looked for. Throws 404 where there is none; a condition that fails counts as none. */
export function requireFound<Value>(value: Value | undefined | null | false, what: string): Value {
  if (value === undefined || value === null || value === false) throw notFound(what);
  return value;
}

export function notFound(what: string): PlatformError {
  return refusalFor(situationOf(({ kind }) => kind === what) ?? "not_found", { what });
}

function situationOf(predicate: (row: Row) => boolean | undefined): Situation | undefined {
  // `keys` loses the names.
  return (Object.keys(refusals) as Situation[]).find((situation) => predicate(refusals[situation]));
}

/** Whether the refusal's row lists the operation; true for errors without a row. */
export function isOfOperation({ situation }: PlatformError, operation: string): boolean {
  const row: Row | undefined = situation && refusals[situation];
  return row?.operations?.includes(operation) ?? true;
}
