/** Texts for people, without effect on requests and answers. */
const words: ReadonlySet<string> = new Set([
  ...["title", "summary", "description", "example", "examples", "externalDocs", "xml", "$comment"],
]);

/** Flags for which `false` means the same as their absence. */
const flags: ReadonlySet<string> = new Set(["deprecated", "readOnly", "writeOnly", "allowReserved", "allowEmptyValue"]);

/** Members of an object that are neither texts nor read elsewhere (`deprecated`): unknown ones are differences as well. */
export function otherMembers(object: Readonly<Record<string, unknown>>, read: ReadonlySet<string>): string[] {
  return Object.entries(object).flatMap(([name, value]) => {
    if (value === undefined || read.has(name) || words.has(name) || name.startsWith("x-")) return [];
    if (!flags.has(name)) return [`${name} ${JSON.stringify(value)}`];
    return value === false ? [] : [name];
  });
}
