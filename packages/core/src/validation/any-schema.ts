/** The members of valibot's schemas that are used here; each kind has some. */
export interface AnySchema {
  readonly kind: string;
  readonly type: string;
  readonly expects: string;
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly item?: AnySchema;
  readonly key?: AnySchema;
  readonly value?: AnySchema;
  readonly wrapped?: AnySchema;
  /** Schemas of a union or an intersection, values of an enum. */
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => AnySchema;
  readonly pipe?: readonly Pick<AnySchema, "kind">[];
}

export function optionsOf({ options = [] }: AnySchema): readonly AnySchema[] {
  // Only an enum's options are not schemas, and enums are not read here.
  return options as readonly AnySchema[];
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isOptional({ type }: AnySchema): boolean {
  return type === "optional" || type === "exact_optional" || type === "nullish";
}
