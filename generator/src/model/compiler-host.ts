import { type CompilerHost, createSourceFile, NodeHost, normalizePath, type SourceFile } from "@typespec/compiler";

// What one process compiles several times is read and parsed once: a file is another only when its text is.
const parseCache: NonNullable<CompilerHost["parseCache"]> = new WeakMap();
const files = new Map<string, SourceFile>();
const texts = new Map<string, Promise<string>>();
const stats = new Map<string, ReturnType<CompilerHost["stat"]>>();
const realpaths = new Map<string, Promise<string>>();

/** The compiler's host, for which some files have other texts than on the disk, or are nowhere else. */
export function hostWith(others: ReadonlyMap<string, string> = new Map()): CompilerHost {
  const given = new Map([...others].map(([path, text]) => [normalizePath(path), text]));
  const textOf = async (path: string) => (await NodeHost.readFile(path)).text;
  return {
    ...NodeHost,
    parseCache,
    readFile: async (path) => fileOf(path, given.get(normalizePath(path)) ?? (await once(texts, path, textOf))),
    stat: async (path) =>
      given.has(normalizePath(path))
        ? { isDirectory: () => false, isFile: () => true }
        : once(stats, path, NodeHost.stat),
    realpath: (path) => once(realpaths, path, NodeHost.realpath),
  };
}

function fileOf(path: string, text: string): SourceFile {
  const before = files.get(path);
  if (before?.text === text) return before;
  const file = createSourceFile(text, path);
  files.set(path, file);
  return file;
}

/** What is installed stays as it is, so that it is asked for once. */
function once<Value>(
  known: Map<string, Promise<Value>>,
  path: string,
  read: (path: string) => Promise<Value>,
): Promise<Value> {
  if (!path.includes("node_modules")) return read(path);
  const value = known.get(path) ?? read(path);
  known.set(path, value);
  return value;
}
