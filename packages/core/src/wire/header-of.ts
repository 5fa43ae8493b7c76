/** Headers of a request: those of the web, or a record such as Node's. */
export type RequestHeaders = Pick<Headers, "get"> | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A header of a request by its name in lower case, whatever the case there: frameworks differ. */
export function headerOf(headers: RequestHeaders, name: string): string | undefined {
  // A record of headers has no function among its members.
  if (typeof headers.get === "function") return headers.get(name) ?? undefined;
  const record = headers as Readonly<Record<string, string | readonly string[] | undefined>>;
  const key = Object.keys(record).find((each) => each.toLowerCase() === name);
  const value = key === undefined ? undefined : record[key];
  return typeof value === "string" ? value : value?.[0];
}
