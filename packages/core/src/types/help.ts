/** Help on a group's operations, under the names of its contract: for command lines, agents' tools and reference pages. */
export interface GroupHelp {
  readonly group: string;
  /** By the name of the operation's function. */
  readonly operations: Readonly<Record<string, OperationHelp>>;
  /** Objects within inputs, by the names in `members`. */
  readonly shapes: Readonly<Record<string, readonly MemberHelp[]>>;
  /** Variants of the objects that have several. */
  readonly variants?: Readonly<Record<string, VariantsHelp>>;
}

/** Help on one operation: its inputs, and the table of its answer. */
export interface OperationHelp {
  /** Inputs, the required ones first; within both, path, query and header before the members of the body. */
  readonly inputs: readonly InputHelp[];
  /** Variants of the body, where it has several. */
  readonly variants?: VariantsHelp;
  /** Search words of people who do not know the operation's name. */
  readonly words?: readonly string[];
  /** Reason why the client's `team` is not sent, as the end of a sentence. Absent: it is sent. */
  readonly withoutTeam?: string;
  /** Dotted path of the rows: a list, or one object. Absent: the answer itself, or the items of a page. */
  readonly rows?: string;
  /** Dotted paths of a row's members, the most informative first, at most five. Absent: the answer makes no table. */
  readonly columns?: readonly string[];
}

/** Variants of an object. */
export interface VariantsHelp {
  /** Member that selects the variant. Absent: the given members do. */
  readonly discriminator?: string;
  readonly of: readonly VariantHelp[];
}

/** Variant of an object: the names of its members, without the discriminator. */
export interface VariantHelp {
  /** Values of the discriminator. */
  readonly values?: readonly (string | number | boolean)[];
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** A field of an operation's flat input. */
export interface InputHelp extends MemberHelp {
  readonly in: "path" | "query" | "header" | "body";
}

/** Member of an input or of an object within it. An object with variants has the members of all; `variants` has each one's. */
export interface MemberHelp {
  /** `*`: any other name, for records. */
  readonly name: string;
  /** Readable type: `string`, `"a" | "b"`, `string[]`, `Record<string, number>`, `object`, or the name of an exported type. */
  readonly type: string;
  /** JSON type of the value, or of a list's elements. */
  readonly kind: ValueKind;
  /** JSON types of a `mixed` value. Absent: any. */
  readonly kinds?: readonly ValueKind[];
  /** A list is accepted. */
  readonly array?: true;
  /** Null is accepted. */
  readonly nullable?: true;
  /** Known values. */
  readonly values?: readonly (string | number | boolean)[];
  /** Other values than the known ones are accepted, too. */
  readonly open?: true;
  /** Required, whatever else is given. */
  readonly required?: true;
  /** The platform's default. */
  readonly default?: unknown;
  /** A credential: hide it in prompts and logs. */
  readonly secret?: true;
  /** Missing in the platform's published description. */
  readonly unpublished?: true;
  /** Meaning, unit and bounds. */
  readonly doc?: string;
  /** Name in `GroupHelp.shapes` of the object, or of the list's objects. */
  readonly members?: string;
}

/** JSON type of a value; `bytes` are not JSON, and `mixed` is one of several. */
export type ValueKind = "string" | "number" | "boolean" | "object" | "bytes" | "mixed";
