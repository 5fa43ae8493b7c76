import type { ListOperation, Operation, StreamOperation } from "./operation.ts";

/** A group's operations as data: what the emulator, validation, the docs and the tests are driven by. */
export interface GroupContract {
  readonly group: string;
  /** By the name of the operation's function. */
  readonly operations: Readonly<Record<string, OperationContract>>;
}

type Paging = Omit<ListOperation, keyof Operation>;
type Resuming = Omit<StreamOperation, keyof Operation>;

/** One operation as data: what sending it needs (`call` and `send` take it), and what stands in no request. It names schemas, it holds none. */
export interface OperationContract extends Operation, Partial<Paging>, Resuming {
  /** The platform's own route where it is another one; `false`: the platform does not describe the operation. */
  readonly published?: string | false;
  /** The published operation ID. */
  readonly id: string;
  readonly summary: string;
  readonly kind: OperationKind;
  readonly parameters: readonly ParameterContract[];
  /** Name of the schema of the flat input. */
  readonly input: string;
  readonly requestBody?: BodyContract;
  /** By status. */
  readonly answers: Readonly<Record<number, AnswerContract>>;
  /** The published errors, by status. */
  readonly errors: Readonly<Record<number, ErrorContract>>;
  /** It deletes, revokes or replaces something, or does so when its input says it: ask before you call it for someone. */
  readonly destructive?: true;
  /**
   * With which inputs it does, where others do no harm: a dotted path of the input, `*` for the elements of a list and the values of a
   * record, and the values that do; none: any that is given. `isDestructive` of `@slipway/core/raw` reads it.
   */
  readonly destructiveWhen?: Readonly<Record<string, readonly (string | boolean)[]>>;
  /** Money is owed because of the call itself: it buys, renews, subscribes or bills. What later use costs is not marked. */
  readonly spends?: true;
  /** The answer shows a credential that no later answer shows: where credentials are hidden, it is not called. */
  readonly revealsOnce?: true;
  /** Dotted paths of credentials in the answer; `*` stands for every element of a list. */
  readonly secrets?: readonly string[];
}

/** JSON or nothing, pages, records, bytes, or yes and no. */
export type OperationKind = "call" | "list" | "stream" | "bytes" | "probe";

/** A parameter of the path, the query or a header. */
export interface ParameterContract {
  /** The name on the wire. One that ends in a dash stands for all that begin like it: the input is an object of what follows. */
  readonly name: string;
  readonly in: "path" | "query" | "header";
  /** The name in the flat input, where it is another one. */
  readonly input?: string;
  readonly required?: true;
  readonly type: "string" | "number" | "boolean" | "object" | "mixed";
  readonly array?: true;
}

/** The request's body. Where its fields stand in the input says `body` of the operation. */
export interface BodyContract {
  readonly contentType: string;
  /** The media types that the input's `contentType` may name, where there are several. */
  readonly contentTypes?: readonly string[];
  readonly required: boolean;
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
