/** What every row has; the store itself fills it in. */
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

/** Which members of a row are to become others; what is undefined stays as it is. */
export type Changes<R extends Row> = { readonly [Name in Exclude<keyof R, keyof Row>]?: R[Name] | undefined };

/** What kind of thing a row belongs to; an account is a team or a user. */
type Parent = Table | "account" | "anything";

export interface Table<R extends Row = Row, Index extends string = string> {
  readonly name: string;
  /** What errors call one row, such as "Project". */
  readonly called: string;
  readonly id: { readonly prefix: string; readonly length: number };
  readonly indexes: readonly Index[];
  /** Index → what its value is the id of. A row is removed with each of its parents, and is within reach of who reaches the first. */
  readonly parents: { readonly [Name in Index]?: Parent };
  /** The indexes of which two rows never share a value. */
  readonly unique: readonly Index[];
  /** What lets in whoever knows it, and is shown nowhere: the ids of the rows, or the values of an index. */
  readonly secret: "id" | Index | undefined;
  /** The indexes whose rows stand in an order of their own. */
  readonly sorted: readonly Index[];
  sortKey(index: Index, row: R): string | number;
  values(index: Index, row: R): readonly string[];
  value(index: Index, row: R): string | undefined;
}

type Values = string | readonly string[] | null | undefined;

/** Those that are a member's value, such as `project` of `projectId`, need no function where they are parents' as well. */
type Indexes<R extends Row, Index extends string> = {
  readonly [Name in Index as `${Name}Id` extends keyof R ? never : Name]: (row: R) => Values;
} & { readonly [Name in Index]?: (row: R) => Values };

interface Description<R extends Row, Index extends string> {
  readonly name: string;
  readonly called: string;
  /** What its random ids look like. Default: 24 letters and digits. */
  readonly id?: { readonly prefix: string; readonly length: number };
  /** What rows are found by: a filter of a list is an index. A row may have several values of one, and none. */
  readonly indexes?: Indexes<R, NoInfer<Index>>;
  /** What the rows of an index are sorted by. Default: they stand in the order in which they came. */
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
    // What the index of a parent is named after is a member of the row.
    const member: unknown = Reflect.get(row, `${index}Id`);
    const found = (indexes[index] ? indexes[index](row) : (member as Values)) ?? [];
    return typeof found === "string" ? [found] : found;
  };
  return {
    name,
    called,
    id,
    // The keys of a record are its names.
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
