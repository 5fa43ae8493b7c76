/** An import or export of names as the formatter prints it: on one line where it fits, else a name a line. */
export function nameList(keyword: "import" | "export" | "export type", names: readonly string[], from: string): string {
  return braced(`${keyword} {`, names, `} from "${from}";\n`, "");
}

/** A member that holds names, `  dns: { createDnsRecord, … },`, with lines broken in the same way. */
export function nameMember(key: string, names: readonly string[]): string {
  return braced(`  ${key}: {`, names, "},\n", "  ");
}

function braced(before: string, names: readonly string[], after: string, indent: string): string {
  const line = `${before} ${names.join(", ")} ${after}`;
  if (line.length <= 121) return line;
  return `${before}\n${names.map((name) => `${indent}  ${name},\n`).join("")}${indent}${after}`;
}
