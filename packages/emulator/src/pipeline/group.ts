import type { OperationContract } from "@slipway/core";
import type { Right } from "../domain/accounts/access/rights.ts";
import { nobody } from "../domain/accounts/scope.ts";
import { authenticate, type TokenAudience } from "../domain/credentials/authenticate.ts";
import type { Hosts } from "../engine/addresses/hosts.ts";
import type { AnyEventTypes, Categories } from "../engine/event-type.ts";
import type { Services } from "../engine/services.ts";
import type { JobRow } from "../engine/time/jobs.ts";
import type { Table } from "../store/table.ts";
import type { FurtherRight, Handler, Handlers, Need, Protocol } from "./handler.ts";

export type JobHandler = (job: JobRow, services: Services) => number | undefined;

export interface Group {
  readonly handlers: Readonly<Record<string, Handler<unknown, unknown>>>;
  readonly protocol: Protocol;
  readonly access: AnyExceptions;
  readonly writeRight: Right;
  readonly eventTypes: AnyEventTypes;
  readonly categories: Categories;
  readonly jobs: Readonly<Record<string, JobHandler>>;
  /** Runs before first use, to clean up after an emulator that was killed. */
  readonly opened: (services: Services) => void;
  readonly serve?: ServePath;
}

type ServePath = (request: Request, services: Services) => Promise<Response>;

type NoHandlers<Name extends string> = { readonly [Each in Name]: undefined };

/** In place of handlers: operations that the emulator does not carry out, in a group of which it carries out others. */
export function notModelled<const Name extends string>(...names: readonly Name[]): NoHandlers<Name> {
  // The record has each of the names.
  return Object.fromEntries(names.map((name) => [name, undefined])) as NoHandlers<Name>;
}

interface GroupParts<Operations> {
  readonly handlers: {
    readonly [Name in keyof Operations]: Handlers<Operations>[Name] | undefined;
  };
  readonly access?: Exceptions<Operations>;
  /** Required permission of operations that `access` does not name. Default: by their contract. */
  readonly right?: Right;
  /** What operations need that are not GET and that `access` does not name. Default: write */
  readonly writeRight?: Right;
  readonly protocol?: Protocol;
  readonly eventTypes?: AnyEventTypes;
  readonly categories?: Categories;
  readonly jobs?: Group["jobs"];
  readonly opened?: Group["opened"];
  readonly serve?: ServePath;
}

export function group<Operations>({ right, ...parts }: GroupParts<Operations>): Group {
  return {
    ...{ writeRight: "write", eventTypes: {}, categories: {}, jobs: {}, protocol: platformProtocol, opened() {} },
    ...parts,
    // Handlers only get input that the operation's schema has accepted, which the types cannot express.
    handlers: parts.handlers as Group["handlers"],
    access: { ...everywhere(parts.handlers, right), ...parts.access },
  };
}

function everywhere(handlers: object, right: Right | undefined): AnyExceptions {
  const carriedOut = Object.entries(handlers).flatMap(([name, handler]) => (handler ? [[name, right]] : []));
  return right === undefined ? {} : Object.fromEntries(carriedOut);
}

export interface GroupEntry {
  readonly tables?: readonly Table[];
  /** Paths of another protocol, such as the registry's. They have no version, and errors in that protocol's form. */
  readonly ownForm?: RegExp;
  readonly paths?: readonly string[];
  /** Whether a host is the group's own, all of whose paths it serves. */
  ownsHost?(hostname: string, hosts: Hosts): boolean;
  /** Former names of its paths, by the first segment after the version, which the platform still answers. */
  readonly formerly?: { readonly [former: string]: string };
  load(): Promise<Group>;
}

/** The platform's own protocol: bearer tokens, and errors as `{ error: { code, message } }`. */
export function bearerProtocol(part: TokenAudience): Protocol {
  return {
    authenticate: (request, { operation }, services) =>
      operation.contract.public ? nobody : authenticate(request, part, services),
    failure: (error) => error.toResponse(),
  };
}

export const platformProtocol: Protocol = bearerProtocol("api");

export function also<Input>(right: Right, so: string, when?: FurtherRight<Input>["when"]): FurtherRight<Input> {
  return { right, if: so, ...(when && { when }) };
}

export function needs<Input>(right: Right, ...further: readonly FurtherRight<Input>[]): Need<Input> {
  return { right, further };
}

/** Permissions that differ from the default by method. The platform does not publish them; each is chosen by what the permission is for. */
export type Exceptions<Operations> = {
  readonly [Name in keyof Operations]?: Operations[Name] extends { input: infer Input } ? Right | Need<Input> : never;
};

type AnyExceptions = Readonly<Record<string, Right | Need<unknown> | undefined>>;

export function needOf(
  name: string,
  contract: OperationContract,
  { access = {}, writeRight = "write" }: Partial<Pick<Group, "access" | "writeRight">> = {},
): Need<unknown> {
  const exception = Object.hasOwn(access, name) ? access[name] : undefined;
  if (exception === undefined) return { right: byContract(contract, writeRight) };
  return typeof exception === "string" ? { right: exception } : exception;
}

export function rightsOf({ right, further = [] }: Need<unknown>, input: unknown): readonly Right[] {
  return [...new Set([right, ...further.filter(({ when }) => when?.(input)).map((one) => one.right)])];
}

function byContract({ route, public: isPublic }: OperationContract, writeRight: Right): Right {
  if (isPublic) return "own";
  return /^(GET|HEAD) /.test(route) ? "read" : writeRight;
}
