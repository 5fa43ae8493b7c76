import type { PagingStyle, Resume } from "./operation.ts";

/** A group's operations as data: what the emulator, validation, the docs and the tests are driven by. */
export interface GroupContract {
  readonly group: string;
  /** By the name of the operation's function. */
  readonly operations: Readonly<Record<string, OperationContract>>;
}

/** One operation as data. It names schemas, it does not hold them. */
export interface OperationContract {
  /** `"GET /v13/deployments/{idOrUrl}"`; `{+name}` takes one or more segments. */
  readonly route: string;
  /** The platform's own route where it is another one; `false`: the platform does not describe the operation. */
  readonly published?: string | false;
  /** The published operation ID. */
  readonly id: string;
  readonly summary: string;
  readonly kind: OperationKind;
  readonly parameters: readonly ParameterContract[];
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Path parameter → values that would spell another operation's path. */
  readonly not?: Readonly<Record<string, readonly string[]>>;
  /** Name of the schema of the flat input. */
  readonly input: string;
  readonly body?: BodyContract;
  /** By status. */
  readonly answers: Readonly<Record<number, AnswerContract>>;
  /** The published errors, by status. */
  readonly errors: Readonly<Record<number, ErrorContract>>;
  /** The client's team is sent: `true` takes an ID or a slug, `"id"` an ID only. Why it is not, where it is not, says the group's help. */
  readonly team?: true | "id";
  readonly safe?: boolean;
  /** It deletes, revokes or replaces something, or does so when its input says it: ask before you call it for someone. */
  readonly destructive?: true;
  /** Money is owed because of the call itself: it buys, renews, subscribes or bills. What later use costs is not marked. */
  readonly spends?: true;
  readonly public?: true;
  /** The `accept` header, where it is not JSON. */
  readonly accept?: string;
  /** Dotted paths of credentials in the answer; `*` stands for every element of a list. */
  readonly secret?: readonly string[];
  /** Names of the members of the input, at any depth, that hold credentials. */
  readonly secretInput?: readonly string[];
  readonly paging?: PagingContract;
  readonly resume?: Resume;
}

/** JSON or nothing, pages, records, bytes, or yes and no. */
export type OperationKind = "call" | "list" | "stream" | "bytes" | "probe";

/** A parameter of the path, the query or a header. */
export interface ParameterContract {
  /** The name on the wire. One that ends in a dash stands for all that begin like it: the input is an object of what follows. */
  readonly name: string;
  readonly in: "path" | "query" | "header";
  /** The name in the flat input. */
  readonly input: string;
  readonly required: boolean;
  readonly type: "string" | "number" | "boolean" | "object" | "mixed";
  readonly array?: true;
}

/** The request's body. */
export interface BodyContract {
  readonly contentType: string;
  /** The media types that the input's `contentType` may name, where there are several. */
  readonly contentTypes?: readonly string[];
  readonly required: boolean;
  /** The field `body` of the input is the whole body. Absent: its members are fields of the input. */
  readonly whole?: true;
  /** Where it is a list or one object, the members of that one may be fields of the input in place of `body`. */
  readonly single?: true;
  /** Input field → name on the wire, where they differ; and `teamId` and `slug` where they are the body's own beside a team scope. */
  readonly rename?: Readonly<Record<string, string>>;
  /** It is sent even when none of its fields is given. */
  readonly always?: true;
}

/** One answer. Without a content type it has no body. */
export interface AnswerContract {
  readonly contentType?: string;
  /** Name of the schema of the body, or of one record of a stream. */
  readonly schema?: string;
}

/** One error. Without a schema its body is the platform's usual one, and that of a HEAD is empty. */
export interface ErrorContract {
  /** Name of the schema of the body. */
  readonly schema?: string;
}

/** How pages are walked; see `ListOperation`. */
export interface PagingContract {
  readonly items: string;
  readonly next?: string;
  readonly send?: string;
  readonly by?: PagingStyle;
}
