import type { ListOperation, Operation, StreamOperation } from "./client.ts";

/** Operations of a group as data, for the emulator, validation, documents and tests. */
export interface GroupContract {
  readonly group: string;
  /** By the name of the operation's function. */
  readonly operations: Readonly<Record<string, OperationContract>>;
}

type Paging = Omit<ListOperation, keyof Operation>;
type Resuming = Omit<StreamOperation, keyof Operation>;

/** An operation as data: its request (for `call` and `send`), and facts about it. Schemas are referenced by name. */
export interface OperationContract extends Operation, Partial<Paging>, Resuming {
  /** The platform's route where it differs; `false`: the platform does not describe the operation. */
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
  /** The operation deletes, revokes or replaces something, perhaps depending on its input: ask before you call it for someone. */
  readonly destructive?: true;
  /**
   * Destructive inputs, where others do no harm: the destructive values by dotted path of the input, with `*` for the elements of a list
   * and the values of a record; no values: any value. `isDestructive` of `@slipway/core/raw` reads it.
   */
  readonly destructiveWhen?: Readonly<Record<string, readonly (string | boolean)[]>>;
  /** The call itself costs money: it buys, renews, subscribes or bills. The price of later use is not marked. */
  readonly spends?: true;
  /** The answer has a credential that no later answer has: where credentials are hidden, the operation is not called. */
  readonly revealsOnce?: true;
  /** Dotted paths of credentials in the answer; `*` stands for every element of a list. */
  readonly secrets?: readonly string[];
}

/** Kind of answer: JSON or nothing, pages, a stream of records, bytes, or existence. */
export type OperationKind = "call" | "list" | "stream" | "bytes" | "probe";

/** A parameter of the path, the query or a header. */
export interface ParameterContract {
  /** The name on the wire. A trailing dash makes it a prefix: the input is an object of the suffixes. */
  readonly name: string;
  readonly in: "path" | "query" | "header";
  /** The name in the flat input, where it differs. */
  readonly input?: string;
  readonly required?: true;
  readonly type: "string" | "number" | "boolean" | "object" | "mixed";
  readonly array?: true;
}

/** Body of the request; `Operation.body` maps the input to it. */
export interface BodyContract {
  readonly contentType: string;
  /** Media types for the input's `contentType`, where there are several. */
  readonly contentTypes?: readonly string[];
  readonly required: boolean;
}

/** Contract of an answer. Without a content type it has no body. */
export interface AnswerContract {
  readonly contentType?: string;
  /** Name of the schema of the body, or of one record of a stream. */
  readonly schema?: string;
}

/** Contract of an error. Without a schema its body is the platform's usual one, and empty for a HEAD. */
export interface ErrorContract {
  /** Name of the schema of the body. */
  readonly schema?: string;
}
