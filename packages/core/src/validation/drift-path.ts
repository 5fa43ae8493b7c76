/** What schemas of valibot have in common here: each kind has some of these. */
interface AnySchema {
  readonly kind?: unknown;
  /** Of an object: its members. */
  readonly entries?: Readonly<Record<string, AnySchema>>;
  /** Of a list: its elements. */
  readonly item?: AnySchema;
  /** Of a record: its values. */
  readonly value?: AnySchema;
  /** Of what is optional or may be null. */
  readonly wrapped?: AnySchema;
  /** Of a union or an intersection; of an enum these are no schemas. */
  readonly options?: readonly AnySchema[];
  /** Of what refers to itself. */
  readonly getter?: (input: unknown) => AnySchema;
}

/**
 * The path of a place in an answer as it may be shown: names that the contract states, and `*` for everything else. The keys
 * of a record are values, and may be credentials.
 *
 * @param schema what the answer is judged by, any schema of valibot.
 * @param secrets dotted paths of credentials, as a contract states them: all below one is `*`, too.
 */
export function driftPath(schema: object, keys: readonly unknown[], secrets: readonly string[]): string {
  const shown: string[] = [];
  // A schema of valibot has the members above.
  let here = alternatives(schema as AnySchema);
  for (const key of keys) {
    const name = String(key);
    const isStated = here.some(({ entries }) => entries !== undefined && Object.hasOwn(entries, name));
    shown.push(isStated && !secrets.some((secret) => isBelow(secret.split("."), shown)) ? name : "*");
    here = here.flatMap(({ entries, item, value }) => {
      const next = entries && Object.hasOwn(entries, name) ? entries[name] : (item ?? value);
      return next ? alternatives(next) : [];
    });
  }
  return shown.join(".");
}

/** Whether a path leads to a secret, or below it. */
function isBelow(secret: readonly string[], path: readonly string[]): boolean {
  return secret.length <= path.length && secret.every((name, index) => name === "*" || name === path[index]);
}

/** What a value may be judged by in one place: without what makes a schema optional, and each alternative by itself. */
function alternatives(schema: AnySchema): AnySchema[] {
  const { kind, wrapped, options, getter } = schema;
  if (kind !== "schema") return [];
  if (wrapped) return alternatives(wrapped);
  if (getter) return alternatives(getter(undefined));
  return options ? [schema, ...options.flatMap(alternatives)] : [schema];
}
