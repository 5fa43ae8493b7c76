import { filled, sortNames } from "./text.ts";

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
