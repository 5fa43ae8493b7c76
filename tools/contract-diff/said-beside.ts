/** What is said for people, and changes nothing that is sent or answered. */
const words: ReadonlySet<string> = new Set([
  ...["title", "summary", "description", "example", "examples", "externalDocs", "xml", "$comment"],
]);

/** What is the same as not being there when it is `false`. */
const flags: ReadonlySet<string> = new Set(["deprecated", "readOnly", "writeOnly", "allowReserved", "allowEmptyValue"]);

/** What an object says beside its words and what is read elsewhere (`deprecated`): what nobody here has heard of yet is a difference like any other. */
export function saidBeside(object: Readonly<Record<string, unknown>>, read: ReadonlySet<string>): string[] {
  return Object.entries(object).flatMap(([name, value]) => {
    if (value === undefined || read.has(name) || words.has(name) || name.startsWith("x-")) return [];
    if (!flags.has(name)) return [`${name} ${JSON.stringify(value)}`];
    return value === false ? [] : [name];
  });
}
