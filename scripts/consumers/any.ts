import { join } from "node:path";
import { importPeer } from "../peers/install-peer.ts";
import type { Project } from "./projects.ts";
import type { Checker, Compiler, Type } from "./typescript-api.ts";

/** Finds every `any` in what the operations return, at any depth: the path to each. */
export async function findAny({ folder, entries }: Project): Promise<string[]> {
  const { default: ts } = await importPeer<{ default: Compiler }>("typescript-6.0", "typescript");
  const file = join(folder, "use.ts");
  const options = { strict: true, module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023, types: ["node"] };
  const program = ts.createProgram([file], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing.`);
  const walk = walker(ts, checker);
  let functions = 0;
  const found = checker.getExportsOfModule(module).flatMap((namespace, index) =>
    checker.getPropertiesOfType(checker.getTypeOfSymbol(namespace)).flatMap((member) =>
      checker
        .getTypeOfSymbol(member)
        .getCallSignatures()
        .flatMap((signature) => {
          functions++;
          return walk(signature.getReturnType(), `${entries[index]} ${member.name}()`);
        }),
    ),
  );
  console.log(`${functions} functions return no any but for ${found.length}.`);
  return functions > 0 ? found : ["No function was found to look at."];
}

/** Looks at a type and at all that it is made of, each type once; what the language, the platform or the SDK of MCP declares is left out. */
function walker(ts: Compiler, checker: Checker): (type: Type, path: string) => string[] {
  const seen = new Set<Type>();
  const walk = (type: Type, path: string): string[] => {
    if (type.flags & ts.TypeFlags.Any) return [`${path} is any`];
    if (seen.has(type)) return [];
    seen.add(type);
    if (type.isUnionOrIntersection()) return type.types.flatMap((each) => walk(each, path));
    const parameters = [...(type.aliasTypeArguments ?? []), ...checker.getTypeArguments(type)];
    // The rest of an iterator's parameters, which nobody sees, is any by the language's own word.
    if (isForeign(type)) return parameters.slice(0, 1).flatMap((each) => walk(each, path));
    const members = checker
      .getPropertiesOfType(type)
      .flatMap((member) => walk(checker.getTypeOfSymbol(member), `${path}.${member.name}`));
    const indexed = checker.getIndexInfosOfType(type).flatMap((info) => walk(info.type, `${path}[]`));
    const returned = type.getCallSignatures().flatMap((each) => walk(each.getReturnType(), `${path}()`));
    return [...parameters.flatMap((each) => walk(each, path)), ...members, ...indexed, ...returned];
  };
  return walk;
}

function isForeign(type: Type): boolean {
  return (
    type.symbol?.declarations?.some((each) =>
      /typescript\/lib\/|@types\/node\/|@modelcontextprotocol\//.test(each.getSourceFile().fileName),
    ) ?? false
  );
}
