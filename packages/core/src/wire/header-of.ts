/** Headers of the web, or a record like Node's. */
export type RequestHeaders = Pick<Headers, "get"> | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Finds a header by its lower-case name, whatever its case in the record. */
export function headerOf(headers: RequestHeaders, name: string): string | undefined {
  // Values of a record are not functions.
  if (typeof headers.get === "function") return headers.get(name) ?? undefined;
  const record = headers as Readonly<Record<string, string | readonly string[] | undefined>>;
  const key = Object.keys(record).find((each) => each.toLowerCase() === name);
  const value = key === undefined ? undefined : record[key];
  return typeof value === "string" ? value : value?.[0];
}
