import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { importPeer } from "../peers/install-peer.ts";
import type { Project } from "./projects.ts";
import type { LanguageCompiler, LanguageService, Type } from "./typescript-api.ts";

/** A line of a program, and what is asked of the last name in it. */
interface Line {
  readonly text: string;
  readonly about?: string;
}

/**
 * Asks TypeScript's language service what an editor shows of each operation: by itself, in its group, bound to a client, and of each
 * member of its input.
 *
 * @returns what is shown without a word of docs.
 */
export async function findUndocumented({ folder }: Project): Promise<string[]> {
  const { default: ts } = await importPeer<{ default: LanguageCompiler }>("typescript-6.0", "typescript");
  const operations = await operationsOf(folder);
  const places = operations.flatMap(({ group, name }) => [
    `slipway.${name}`,
    `slipway.${group}.${name}`,
    `bound.${group}.${name}`,
  ]);
  const helpers = ["slipway.deployments.deployFiles", "slipway.deployments.waitForDeployment"];
  const lines: Line[] = [
    { text: 'import * as slipway from "slipway";\nconst bound = slipway.connect();\n' },
    ...[...places, ...helpers].map((about) => ({ text: `${about};\n`, about })),
  ];
  const file = join(folder, "hovers.ts");
  const service = serve(ts, file, lines.map(({ text }) => text).join(""));
  let end = 0;
  const silent = lines.flatMap(({ text, about }) => {
    end += text.length;
    if (about === undefined) return [];
    const shown = service.getQuickInfoAtPosition(file, end - ";\n".length - 1);
    return ts.displayPartsToString(shown?.documentation).trim() === "" ? [about] : [];
  });
  const members = undescribedMembers(ts, service, file);
  console.log(`${lines.length - 1} functions and ${members.asked} members of inputs have docs on hover.`);
  if (operations.length < 400 || members.asked < 1000) return [`Only ${operations.length} operations were found.`];
  return [...silent, ...members.found].map((about) => `An editor shows no docs for ${about}.`);
}

/** The operations of each group, by the names that the umbrella hands out both in the group and by themselves. */
async function operationsOf(folder: string): Promise<{ group: string; name: string }[]> {
  const umbrella: object = await import(pathToFileURL(join(folder, "node_modules/slipway/dist/index.js")).href);
  const alone = new Map(Object.entries(umbrella));
  return [...alone].flatMap(([group, namespace]) =>
    typeof namespace === "object" && namespace !== null
      ? Object.entries(namespace).flatMap(([name, value]) => (alone.get(name) === value ? [{ group, name }] : []))
      : [],
  );
}

function serve(ts: LanguageCompiler, file: string, text: string): LanguageService {
  const options = { strict: true, module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023, types: ["node"] };
  const read = (name: string): string | undefined => (name === file ? text : ts.sys.readFile(name));
  return ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const content = read(name);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => join(file, ".."),
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: read,
    directoryExists: ts.sys.directoryExists,
    realpath: ts.sys.realpath,
  });
}

/** The members of inputs, at the top level, of which nothing is said. */
function undescribedMembers(ts: LanguageCompiler, service: LanguageService, file: string) {
  const program = service.getProgram();
  const checker = program?.getTypeChecker();
  const source = program?.getSourceFile(file);
  const bound =
    checker &&
    source &&
    checker.getSymbolsInScope(source, ts.SymbolFlags.BlockScopedVariable).find(({ name }) => name === "bound");
  const found: string[] = [];
  let asked = 0;
  if (!checker || !bound) return { found: ["connect()"], asked };
  for (const group of checker.getPropertiesOfType(checker.getTypeOfSymbol(bound))) {
    for (const operation of checker.getPropertiesOfType(checker.getTypeOfSymbol(group))) {
      // A bound function takes the rest of the parameters, whose first is the input.
      const rest = checker
        .getTypeOfSymbol(operation)
        .getCallSignatures()
        .flatMap((each) => each.getParameters());
      const [input] = rest.flatMap((each) => checker.getTypeArguments(checker.getTypeOfSymbol(each)).slice(0, 1));
      for (const member of input ? alternatives(input).flatMap((each) => checker.getPropertiesOfType(each)) : []) {
        asked++;
        const isDescribed = ts.displayPartsToString(member.getDocumentationComment(checker)).trim() !== "";
        if (!isDescribed) found.push(`${member.name} of ${group.name}.${operation.name}`);
      }
    }
  }
  return { found, asked };
}

function alternatives(type: Type): readonly Type[] {
  return type.isUnion() ? type.types : [type];
}
