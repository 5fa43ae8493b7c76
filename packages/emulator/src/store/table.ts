/** Members of every row; the store fills them in. */
export interface Row {
  readonly id: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface OfAccount extends Row {
  readonly accountId: string;
}

export interface OfProject extends Row {
  readonly projectId: string;
}

export type Draft<R extends Row> = Omit<R, keyof Row> & {
  readonly id?: string;
};

/** The members to change; undefined ones stay. */
export type Changes<R extends Row> = { readonly [Name in Exclude<keyof R, keyof Row>]?: R[Name] | undefined };

/** The kind of a parent; an account is a team or a user. */
type Parent = Table | "account" | "anything";

export interface Table<R extends Row = Row, Index extends string = string> {
  readonly name: string;
  /** The name of a row in errors, such as "Project". */
  readonly called: string;
  readonly id: { readonly prefix: string; readonly length: number };
  readonly indexes: readonly Index[];
  /** Index → the parent's table. A row is removed with each of its parents, and visible where the first one is. */
  readonly parents: { readonly [Name in Index]?: Parent };
  readonly unique: readonly Index[];
  /** Credentials, which no answer shows: the IDs of the rows, or the values of an index. */
  readonly secret: "id" | Index | undefined;
  /** The indexes with an order of their own. */
  readonly sorted: readonly Index[];
  sortKey(index: Index, row: R): string | number;
  values(index: Index, row: R): readonly string[];
  value(index: Index, row: R): string | undefined;
}

type Values = string | readonly string[] | null | undefined;

/** An index that is named after a member, as `project` after `projectId`, needs no function when it is a parent. */
type Indexes<R extends Row, Index extends string> = {
  readonly [Name in Index as `${Name}Id` extends keyof R ? never : Name]: (row: R) => Values;
} & { readonly [Name in Index]?: (row: R) => Values };

interface Description<R extends Row, Index extends string> {
  readonly name: string;
  readonly called: string;
  /** Form of random IDs. Default: 24 letters and digits. */
  readonly id?: { readonly prefix: string; readonly length: number };
  /** Indexes for lookups and filters. A row may have several values of one, and none. */
  readonly indexes?: Indexes<R, NoInfer<Index>>;
  /** Sort keys of indexes. Default: the order of creation. */
  readonly sorted?: { readonly [Name in NoInfer<Index>]?: (row: R) => string | number };
  readonly parents?: { readonly [Name in NoInfer<Index>]?: Parent };
  readonly unique?: readonly NoInfer<Index>[];
  readonly secret?: "id" | NoInfer<Index>;
}

/** Declares a table: `const projectTable: Table<ProjectRow, "account"> = table({ name: "projects", … })`. */
export function table<R extends Row, Index extends string>(description: Description<R, Index>): Table<R, Index> {
  const { name, called, id = { prefix: "", length: 24 }, parents = {}, unique = [], secret } = description;
  const indexes: { readonly [Name in Index]?: (row: R) => Values } = description.indexes ?? {};
  const sorted: NonNullable<Description<R, Index>["sorted"]> = description.sorted ?? {};
  const values = (index: Index, row: R): readonly string[] => {
    // An index without a function reads the member `<index>Id`.
    const member: unknown = Reflect.get(row, `${index}Id`);
    const indexed = (indexes[index] ? indexes[index](row) : (member as Values)) ?? [];
    return typeof indexed === "string" ? [indexed] : indexed;
  };
  return {
    name,
    called,
    id,
    // Keys of a record are its names.
    indexes: [...new Set([...Object.keys(parents), ...Object.keys(indexes)])] as Index[],
    parents,
    unique,
    sorted: Object.keys(sorted) as Index[],
    sortKey: (index, row) => sorted[index]?.(row) ?? 0,
    secret,
    values,
    value: (index, row) => values(index, row)[0],
  };
}
