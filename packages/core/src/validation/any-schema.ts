/** What schemas of valibot have in common here: each kind has some of these. */
export interface AnySchema {
  readonly kind: string;
  readonly type: string;
  readonly expects: string;
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly item?: AnySchema;
  readonly key?: AnySchema;
  readonly value?: AnySchema;
  readonly wrapped?: AnySchema;
  /** Of a union or an intersection these are schemas, of an enum its values. */
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  /** Of what refers to itself. */
  readonly getter?: (input: unknown) => AnySchema;
  /** Of a schema with rules: the schema, then the rules. */
  readonly pipe?: readonly Pick<AnySchema, "kind">[];
}

/** The alternatives of a union, or the parts of an intersection. */
export function optionsOf({ options = [] }: AnySchema): readonly AnySchema[] {
  // Only those of an enum are no schemas, and nobody asks for them here.
  return options as readonly AnySchema[];
}

/** Whether a value is what JSON calls an object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a member may be missing. */
export function isOptional({ type }: AnySchema): boolean {
  return type === "optional" || type === "exact_optional" || type === "nullish";
}
