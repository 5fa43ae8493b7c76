import type { Document, Operation, Schema } from "../contract-diff/document.ts";
import { mannerOf, placesOf, usualManner } from "../contract-diff/places.ts";
import { securityOf } from "../contract-diff/security.ts";
import type { Side } from "../differ/member.ts";

/** What a rule has to know of a description to tell what it cannot say of it in the contract. */
export interface Descriptions {
  readonly ours: Document;
  readonly theirs: Document;
  readonly typesOf: (schema: Schema, side: Side) => ReadonlySet<string>;
  /** Whether an error has the body that the usual errors of the contract have. */
  readonly isUsualError: (schema: Schema) => boolean;
}

/** What a description says of an operation that no rule writes into the contract, in words: without it the contract would silently say something else. */
export function unsayable(operation: Operation, { ours, theirs, typesOf, isUsualError }: Descriptions): string[] {
  const usual = securityOf(ours, { security: ours.security ?? [] });
  return [...placesOf(theirs, operation)].flatMap(([path, { side, schema, said, manner }]) => {
    const says = [...said].map((each) => `${path} is ${each}`);
    if (path === "tag") return manner.size === 1 ? says : [`it has ${manner.size} tags`];
    if (path === "security") {
      const others = [...manner].filter((each) => !usual.has(each));
      return others.length > 0 ? [`it is called with ${others.join(" or ")}`] : says;
    }
    if (path === "servers") return manner.size > 0 ? [`it is at ${[...manner].join(" and ")}`] : says;
    if (schema === undefined) return says;
    if (/ header /.test(path)) return [...says, `it answers ${path}`];
    if (side === "error") return isUsualError(schema) ? says : [...says, `${path} is not the usual one`];
    if (side !== "input" || path.startsWith("body")) return says;
    return [...says, ...unsendable(path, manner, typesOf(schema, side))];
  });
}

/** What of a parameter cannot be sent as the contract would say it: texts can, and lists in a query in the usual style. */
export function unsendable(path: string, manner: ReadonlySet<string>, types: ReadonlySet<string>): string[] {
  const [where = "", name = ""] = path.split(" ");
  if (where === "query" && name.endsWith("-")) return [`${path} would stand for all names that begin like it`];
  if (!["query", "path", "header"].includes(where)) return [`it takes a ${where}`];
  const written = [...mannerOf(manner, types)].filter((each) => each !== usualManner || where !== "query");
  if (types.has("object")) return [`${path} is an object`, ...written.map((each) => `${path} has the ${each}`)];
  return written.map((each) => `${path} has the ${each}`);
}
