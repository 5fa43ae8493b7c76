/** A page of the site, as Markdown. Links to other pages begin with a slash; tabs are comments (see `tabs`). */
export interface Page {
  /** Its place, without slashes around it; the first page has none. */
  readonly slug: string;
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly description: string;
  readonly body: string;
  /** Its text begins by saying what it is about. */
  readonly isDocument?: true;
}

/** Blocks of code, of which a reader sees one at a time: in plain Markdown one after the other. */
export function tabs(
  blocks: readonly { readonly label: string; readonly language: string; readonly code: string }[],
): string {
  const each = blocks.map(({ label, language, code }) => `<!-- tab: ${label} -->\n\n${fence(language, code)}\n`);
  return `<!-- tabs -->\n\n${each.join("\n")}\n<!-- /tabs -->`;
}

export function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

function cell(text: string): string {
  // A bar that is escaped already stays as it is.
  return text.replaceAll(/(?<!\\)\|/g, "\\|").replaceAll("\n", " ");
}

/** `createProject` -> `create-project`. */
export function kebab(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase();
}
