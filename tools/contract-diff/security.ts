import { type Document, follow, isObject, type Operation } from "./document.ts";

/** How callers may prove who they are: `http bearer`, several with a plus, `none`. Empty where a description does not say. */
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

/** What a scheme is, whatever it is called: `http bearer`, `apiKey header x-key`. */
function schemeOf(document: Document, name: string): string {
  const { securitySchemes } = isObject(document.components) ? document.components : {};
  const stated = isObject(securitySchemes) && Object.hasOwn(securitySchemes, name) ? securitySchemes[name] : undefined;
  if (!isObject(stated)) return name;
  const { type, scheme, in: where, name: key } = follow<Readonly<Record<string, unknown>>>(document, stated);
  return [type, typeof scheme === "string" ? scheme.toLowerCase() : undefined, where, key]
    .filter((each) => typeof each === "string")
    .join(" ");
}

/** Where an operation is, if that is said of it alone: the platform is elsewhere for no other one. */
export function serversOf({ servers = [] }: Pick<Operation, "servers">): ReadonlySet<string> {
  return new Set(servers.map(({ url }) => url));
}
