import { type Document, isObject, type Operation, resolveReference } from "./document.ts";

/** Ways to authenticate: `http bearer`, several with a plus, `none`. Empty where a description states none. */
export function securityOf(document: Document, { security }: Operation): ReadonlySet<string> {
  if (!security) return new Set();
  const ways = security.map((each) =>
    Object.entries(each)
      .map(([name, scopes]) => [schemeOf(document, name), ...scopes].join(" "))
      .sort()
      .join(" + "),
  );
  return new Set(ways.length > 0 ? ways.map((way) => way || none) : [none]);
}

const none = "none";

/** A scheme by its kind: `http bearer`, `apiKey header x-key`. */
function schemeOf(document: Document, name: string): string {
  const { securitySchemes } = isObject(document.components) ? document.components : {};
  const declared =
    isObject(securitySchemes) && Object.hasOwn(securitySchemes, name) ? securitySchemes[name] : undefined;
  if (!isObject(declared)) return name;
  const {
    type,
    scheme,
    in: where,
    name: key,
  } = resolveReference<Readonly<Record<string, unknown>>>(document, declared);
  return [type, typeof scheme === "string" ? scheme.toLowerCase() : undefined, where, key]
    .filter((each) => typeof each === "string")
    .join(" ");
}

/** Servers of a single operation: the platform has none of these. */
export function serversOf({ servers = [] }: Pick<Operation, "servers">): ReadonlySet<string> {
  return new Set(servers.map(({ url }) => url));
}
