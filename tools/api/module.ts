import {
  type Declaration,
  type ExportNamedDeclaration,
  type ImportDeclaration,
  type Node,
  parseSync,
  type Statement,
  Visitor,
} from "oxc-parser";

/** Origin of a name: another module, and its name there (`*` for the whole module). */
export interface Origin {
  readonly from: string;
  readonly name: string;
}

export interface Declared {
  readonly text: string;
  readonly uses: ReadonlySet<string>;
}

export interface Module {
  readonly declarations: ReadonlyMap<string, Declared>;
  readonly imports: ReadonlyMap<string, Origin>;
  /** Exported name → its name here, or where it comes from. */
  readonly exports: ReadonlyMap<string, string | Origin>;
  /** Modules of which it exports everything, too (`export *`). */
  readonly stars: readonly string[];
}

/** Reads a module's declarations, from a `.d.ts` or from a source whose declarations are explicit. */
export function readModule(path: string, source: string): Module {
  const { program, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors.map(({ message }) => message).join(" ")}`);
  const text = withoutComments(source, comments);
  const declarations = new Map<string, Declared>();
  const imports = new Map<string, Origin>();
  const exports = new Map<string, string | Origin>();
  const stars: string[] = [];
  const declare = (declaration: Declaration) => {
    for (const name of declaredNames(declaration)) {
      const before = declarations.get(name);
      const printed = printDeclaration(declaration, text);
      const uses = new Set([...(before?.uses ?? []), ...usesOf(declaration)]);
      // An overload is one more declaration of its name.
      declarations.set(name, { text: before ? `${before.text}\n${printed}` : printed, uses });
    }
    return declaredNames(declaration);
  };
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration")
      for (const [name, origin] of importsOf(statement)) imports.set(name, origin);
    else if (statement.type === "ExportNamedDeclaration") {
      if (statement.declaration) for (const name of declare(statement.declaration)) exports.set(name, name);
      for (const [name, origin] of specifiersOf(statement)) exports.set(name, origin);
    } else if (statement.type === "ExportAllDeclaration") {
      if (statement.exported?.type === "Identifier")
        exports.set(statement.exported.name, { from: statement.source.value, name: "*" });
      else stars.push(statement.source.value);
    } else if (isDeclaration(statement)) declare(statement);
  }
  return { declarations, imports, exports, stars };
}

function withoutComments(source: string, comments: readonly { start: number; end: number }[]): string {
  // Blanks for comments: positions stay.
  return comments.reduce(
    (text, { start, end }) => text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, " ") + text.slice(end),
    source,
  );
}

export function isDeclaration(statement: Statement): statement is Declaration & Statement {
  return /^(TSDeclareFunction|(Function|Class|Variable|TSInterface|TSTypeAlias)Declaration)$/.test(statement.type);
}

export function declaredNames(declaration: Declaration): string[] {
  if (declaration.type === "VariableDeclaration") {
    return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
  }
  return "id" in declaration && declaration.id?.type === "Identifier" ? [declaration.id.name] : [];
}

/** A declaration as a `.d.ts` has it, on lines without blanks at their ends. */
function printDeclaration(declaration: Declaration, text: string): string {
  const whole = (node: Node) => text.slice(node.start, node.end);
  const head =
    declaration.type === "FunctionDeclaration" ? text.slice(declaration.start, declaration.returnType?.end) : undefined;
  const variable = declaration.type === "VariableDeclaration" ? declaration.declarations[0] : undefined;
  const typed = variable?.id.type === "Identifier" && variable.id.typeAnnotation ? variable.id : undefined;
  const printed = head ?? (typed ? `const ${whole(typed)}` : whole(declaration));
  const lines = printed
    .replace(/^declare /, "")
    .replace(/;$/, "")
    .split("\n");
  return `${lines
    .map((line) => line.trimEnd())
    .filter((line) => line !== "")
    .join("\n")}${/\}$/.test(printed) && /Interface|Class/.test(declaration.type) ? "" : ";"}`;
}

function usesOf(declaration: Declaration): Set<string> {
  const names = new Set<string>();
  new Visitor({
    TSTypeReference: ({ typeName }) => void (typeName.type === "Identifier" && names.add(typeName.name)),
    TSTypeQuery: ({ exprName }) => void (exprName.type === "Identifier" && names.add(exprName.name)),
    TSInterfaceHeritage: ({ expression }) => void (expression.type === "Identifier" && names.add(expression.name)),
    ClassDeclaration: ({ superClass }) => void (superClass?.type === "Identifier" && names.add(superClass.name)),
  }).visit({ type: "Program", body: [declaration], sourceType: "module", hashbang: null, start: 0, end: 0 });
  return names;
}

function importsOf({ specifiers, source }: ImportDeclaration): [string, Origin][] {
  return specifiers.flatMap((each): [string, Origin][] => {
    if (each.type === "ImportNamespaceSpecifier") return [[each.local.name, { from: source.value, name: "*" }]];
    if (each.type === "ImportDefaultSpecifier") return [[each.local.name, { from: source.value, name: "default" }]];
    return [[each.local.name, { from: source.value, name: identifierText(each.imported) }]];
  });
}

function specifiersOf({ specifiers, source }: ExportNamedDeclaration): [string, string | Origin][] {
  return specifiers.map(({ local, exported }): [string, string | Origin] => {
    const name = identifierText(local);
    return [identifierText(exported), source ? { from: source.value, name } : name];
  });
}

function identifierText(node: { type: string; name?: string; value?: unknown }): string {
  return node.name ?? String(node.value);
}
