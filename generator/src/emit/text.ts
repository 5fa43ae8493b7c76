import type { ResolvedGroup } from "../model/resolve-group.ts";

export const banner = "// Generated from contract/ by `npm run generate`. Changes here are lost.\n";

export function docComment(paragraphs: readonly (string | undefined)[], indent = ""): string {
  const lines = paragraphs
    .filter((each) => each !== undefined && each !== "")
    .flatMap((each, index) => [...(index > 0 ? [""] : []), ...(each ?? "").replaceAll("*/", "*\\/").split("\n")]);
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

export function camel(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Names in the order in which the formatter sorts them: letter by letter, capitals right before their small ones. */
export function sortNames(names: Iterable<string>): string[] {
  const order = (name: string) =>
    name.replace(/[A-Za-z]/g, (letter) => letter.toLowerCase() + (/[A-Z]/.test(letter) ? 0 : 1));
  return [...names].sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

export function functionNames(...groups: readonly ResolvedGroup[]): string[] {
  return sortNames(groups.flatMap(({ operations }) => operations.map(({ name }) => name)));
}

/** A value as TypeScript source on one line; members that are undefined are left out. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return members.length === 0
    ? "{}"
    : `{ ${members.map(([name, member]) => `${key(name)}: ${literal(member)}`).join(", ")} }`;
}

const width = 160;

/** Prints a value as TypeScript: on one line where it fits, else on as few as its parts need. Undefined members are left out. */
export function laidOut(value: unknown, indent = "", before = 0): string {
  const line = literal(value);
  if (typeof value !== "object" || value === null || indent.length + before + line.length < width) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => laidOut(each, inner))
    : Object.entries(value).flatMap(([name, member]) => {
        const start = `${key(name)}: `;
        return member === undefined ? [] : `${start}${laidOut(member, inner, start.length)}`;
      });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${filled(parts, inner)}${indent}${close}`;
}

/** Joins parts by commas, as many on a line as fit; a part of several lines begins on its own line. */
function filled(parts: readonly string[], indent: string): string {
  const lines: string[] = [];
  let line = "";
  const end = () => {
    if (line !== "") lines.push(`${indent}${line}\n`);
    line = "";
  };
  for (const part of parts) {
    if (part.includes("\n") || indent.length + line.length + part.length + 2 > width) end();
    line += `${line === "" ? "" : " "}${part},`;
    if (part.includes("\n")) end();
  }
  end();
  return lines.join("");
}

/** An import or export of names as the formatter prints it: on one line where it fits, else a name a line. */
export function nameList(keyword: "import" | "export" | "export type", names: readonly string[], from: string): string {
  return braced(`${keyword} {`, names, `} from "${from}";\n`, "");
}

/** The import of those names that code uses, and the export of some of them. */
export function importUsed(
  kind: "type " | "",
  names: readonly string[],
  from: string,
  { code, exported }: { readonly code: string; readonly exported: readonly string[] },
): string {
  const words = new Set(code.replaceAll(/\/\*.*?\*\/|"[^"\n]*"/gs, "").match(/\w+/g));
  const list = (keyword: string, some: readonly string[]) =>
    some.length > 0 ? `${keyword} ${kind}{\n${filled(sortNames(some), "  ")}} from "${from}";\n` : "";
  return (
    list(
      "import",
      names.filter((name) => words.has(name)),
    ) + list("export", exported)
  );
}

export function nameMember(key: string, names: readonly string[]): string {
  return braced(`  ${key}: {`, names, "},\n", "  ");
}

function braced(before: string, names: readonly string[], after: string, indent: string): string {
  const line = `${before} ${names.join(", ")} ${after}`;
  if (line.length <= 121) return line;
  return `${before}\n${names.map((name) => `${indent}  ${name},\n`).join("")}${indent}${after}`;
}
