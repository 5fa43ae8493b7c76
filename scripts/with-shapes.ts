/** A statement that imports or exports names of the shapes that packages share. */
const statements = /^(import|export) (?:type )?\{([^}]*)\} from "[^"]*\/shapes\/generated\/\w+\.ts";\n/gm;

/** A declaration with the comment above it: lines of more than one begin with a space or a brace. */
const declarations =
  /^(?:\/\*\*.*\n(?: \*.*\n)*)?export (?:declare )?(?:interface|type|const) (\w+).*\n(?:[ }].*\n)*/gm;

const marks = /^import type \{ Unlisted \} from .*\n/m;

/** Declarations of a package with the shapes that it hands on written in, and what they import of core: a package is installed alone. */
export function withShapes(text: string, shapes: string): string {
  const byName = new Map([...shapes.matchAll(declarations)].map(([declaration, name]) => [name, declaration]));
  const whole = text.replace(statements, (_, keyword, list: string) => {
    if (keyword === "import") return "";
    const names = list.match(/\w+/g) ?? [];
    return names.map((name) => byName.get(name) ?? missing(name)).join("");
  });
  const isMarked = /^import .*\bUnlisted\b/m.test(whole) || !/\bUnlisted\b/.test(whole);
  return isMarked ? whole : `${marks.exec(shapes)?.[0] ?? ""}${whole}`;
}

function missing(name: string): never {
  throw new Error(`The shapes that packages share have no ${name}: run \`npm run generate\`.`);
}
