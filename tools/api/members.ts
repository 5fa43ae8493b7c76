import { type Declaration, parseSync, type Statement } from "oxc-parser";
import { type Members, memberAt } from "../differ/member.ts";
import { DeclarationReader } from "./declaration-reader.ts";
import { isDeclaration, namesOf } from "./module.ts";
import { sidesOf } from "./sides.ts";

/**
 * The members of a package's API: what it exports, and what is declared beside that, by name. Names of other entries than the
 * main one stand behind theirs: `/schemas Project`.
 */
export function apiMembers(text: string): Members {
  const { program, errors } = parseSync("api.d.ts", text);
  if (errors.length > 0) throw new Error(`An API cannot be read: ${errors.map(({ message }) => message).join(" ")}`);
  const members: Members = new Map();
  for (const [index, module] of program.body.entries()) {
    if (module.type !== "TSModuleDeclaration" || module.id.type !== "Literal") continue;
    const entry = module.id.value.replace(/^(@[^/]+\/)?[^/]+/, "");
    readEntry(module.body?.body ?? [], index === 0 ? "" : `${entry} `, text, members);
  }
  return members;
}

function readEntry(statements: readonly Statement[], prefix: string, text: string, members: Members): void {
  const declarations = new Map<string, Declaration[]>();
  const exported = new Set<string>();
  for (const statement of statements) {
    const isExport = statement.type === "ExportNamedDeclaration";
    const declaration = isExport ? statement.declaration : isDeclaration(statement) ? statement : undefined;
    if (declaration) {
      for (const name of namesOf(declaration)) {
        declarations.set(name, [...(declarations.get(name) ?? []), declaration]);
        if (isExport) exported.add(name);
      }
    } else if (isExport || statement.type === "ExportAllDeclaration") {
      const path = prefix + text.slice(statement.start, statement.end).replace(/^export |;$/g, "");
      memberAt(members, path, { side: "both" }).presence.add("exported");
    }
  }
  const sides = sidesOf(declarations);
  for (const [name, each] of declarations) {
    const reader = new DeclarationReader(text, members, sides.get(name) ?? "both");
    for (const declaration of each) reader.declare(prefix + name, declaration, exported.has(name));
  }
}
