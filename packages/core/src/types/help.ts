/** The help on a group's operations beside its contract, under the same names: for command lines, agents' tools and reference pages. */
export interface GroupHelp {
  readonly group: string;
  /** By the name of the operation's function. */
  readonly operations: Readonly<Record<string, OperationHelp>>;
  /** The objects within inputs, by the names that `members` gives. */
  readonly shapes: Readonly<Record<string, readonly MemberHelp[]>>;
  /** Of those objects that are one of several kinds, what each kind has. */
  readonly variants?: Readonly<Record<string, VariantsHelp>>;
}

/** What one operation takes, and what a table of its answer shows. */
export interface OperationHelp {
  /** What has to be given first. Of that and of the rest, path, query and header before the members of the body. */
  readonly inputs: readonly InputHelp[];
  /** Where the body is one of several objects, what each of them has. */
  readonly variants?: VariantsHelp;
  /** What people call it who do not know its name. */
  readonly words?: readonly string[];
  /** Why the client's `team` is not sent with it, as the end of a sentence. Absent: it is sent. */
  readonly withoutTeam?: string;
  /** Dotted path of what holds the rows: a list, or the one object. Absent: the answer itself, and of a list's pages their items. */
  readonly rows?: string;
  /** Members of a row, as dotted paths, the telling ones first; five at most. Absent: the answer makes no table. */
  readonly columns?: readonly string[];
}

/** The kinds of an object that is one of several. */
export interface VariantsHelp {
  /** The member that says which one it is. Absent: the members that are given do. */
  readonly discriminator?: string;
  readonly of: readonly VariantHelp[];
}

/** One kind of an object: the names of its members, but for the discriminator. */
export interface VariantHelp {
  /** What the discriminator is. */
  readonly values?: readonly (string | number | boolean)[];
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** A field of an operation's flat input. */
export interface InputHelp extends MemberHelp {
  readonly in: "path" | "query" | "header" | "body";
}

/** A member of an input, or of an object within one; where that is one of several kinds, of all of them: what each takes says `variants`. */
export interface MemberHelp {
  /** `*` stands for any other name: the object is a record. */
  readonly name: string;
  /** As people read it: `string`, `"a" | "b"`, `string[]`, `Record<string, number>`, `object`, or the name of a type that the group exports. */
  readonly type: string;
  /** What kind of JSON value it is, or of a list its elements. */
  readonly kind: ValueKind;
  /** Of `mixed`, which kinds. Absent: any. */
  readonly kinds?: readonly ValueKind[];
  /** It takes a list. */
  readonly array?: true;
  /** It takes null. */
  readonly nullable?: true;
  /** The values that are known. */
  readonly values?: readonly (string | number | boolean)[];
  /** Other values than the known ones are taken too. */
  readonly open?: true;
  /** It has to be there, whatever else is given. */
  readonly required?: true;
  /** What the platform takes when it is not given. */
  readonly default?: unknown;
  /** A credential: ask for it without showing it, and keep it out of logs. */
  readonly secret?: true;
  /** The platform's published description does not have it. */
  readonly unpublished?: true;
  /** What it means, its unit and its bounds. */
  readonly doc?: string;
  /** Under which name `GroupHelp.shapes` has the members of the object, or of each object of the list. */
  readonly members?: string;
}

/** A kind of JSON value; `bytes` are no JSON, and `mixed` is any of several kinds. */
export type ValueKind = "string" | "number" | "boolean" | "object" | "bytes" | "mixed";
