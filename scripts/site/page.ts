import type { ResolvedGroup } from "../../generator/src/model/resolve-group.ts";
import { typeParts } from "./type-parts.ts";

/** A page of the site, as Markdown. Links to other pages begin with a slash; tabs are comments (see `tabs`). */
export interface Page {
  /** Path without slashes around it; empty for the first page. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** Whether its text begins with the description. */
  readonly isDocument?: true;
}

/** Code blocks as tabs; plain Markdown shows all of them. */
export function tabs(
  blocks: readonly { readonly label: string; readonly language: string; readonly code: string }[],
): string {
  const each = blocks.map(({ label, language, code }) => `<!-- tab: ${label} -->\n\n${fence(language, code)}\n`);
  return `<!-- tabs -->\n\n${each.join("\n")}\n<!-- /tabs -->`;
}

export function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

function cell(text: string): string {
  // Escaped bars stay escaped.
  return text.replaceAll(/(?<!\\)\|/g, "\\|").replaceAll("\n", " ");
}

/** `createProject` -> `create-project`. */
export function kebab(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase();
}

/** Links from the site's root to the pages of operations and types. */
export interface Places {
  readonly operations: ReadonlyMap<string, string>;
  /** By group and name. */
  readonly types: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export function groupPlace(group: string): string {
  return `packages/${group}`;
}

export function operationPlace(group: string, operation: string): string {
  return `${groupPlace(group)}/${kebab(operation)}`;
}

export function typesPlace(group: string, part: number): string {
  return `${groupPlace(group)}/types${part === 0 ? "" : `-${part + 1}`}`;
}

export function placesOf(groups: readonly ResolvedGroup[]): Places {
  const operations = groups.flatMap(({ name, operations }) =>
    operations.map((each): [string, string] => [each.name, `/${operationPlace(name, each.name)}/`]),
  );
  const types = groups.map((group): [string, Map<string, string>] => [
    group.name,
    new Map(
      typeParts(group).flatMap((part, index) =>
        part.map(({ name }): [string, string] => [name, `/${typesPlace(group.name, index)}/#${name.toLowerCase()}`]),
      ),
    ),
  ]);
  return { operations: new Map(operations), types: new Map(types) };
}

export function linkedType(type: string, group: string, { types }: Places): string {
  const places = types.get(group);
  const parts = type.split(/\b([A-Z]\w*)\b/);
  let plain = "";
  let linked = "";
  for (const [index, part] of parts.entries()) {
    const place = index % 2 === 1 ? places?.get(part) : undefined;
    if (place === undefined) plain += part;
    else {
      linked += `${code(plain)}[\`${part}\`](${place})`;
      plain = "";
    }
  }
  return linked + code(plain);
}

export function typesIn(text: string, group: string, { types }: Places, but?: string): string[] {
  const names = new Set(text.match(/\b[A-Z]\w*\b/g) ?? []);
  return [...names].flatMap((name) => {
    const place = name === but ? undefined : types.get(group)?.get(name);
    return place === undefined ? [] : [`[\`${name}\`](${place})`];
  });
}

/** Text as code; spaces at its ends stay outside. */
function code(text: string): string {
  const [, before = "", inner = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return inner === "" ? text : `${before}\`${inner}\`${after}`;
}
