import { key, literal } from "./text.ts";

const width = 160;

/** A value as TypeScript source: on one line where it fits, else on as few as its parts take. Members that are undefined are left out. */
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

/** Parts with commas between them, as many on each line as fit; what has several lines begins on its own. */
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
