import { type CompilerHost, createSourceFile, NodeHost, normalizePath, type SourceFile } from "@typespec/compiler";

// Caches of a process that compiles several times: files are parsed again only when their text changes.
const parseCache: NonNullable<CompilerHost["parseCache"]> = new WeakMap();
const files = new Map<string, SourceFile>();
const texts = new Map<string, Promise<string>>();
const stats = new Map<string, ReturnType<CompilerHost["stat"]>>();
const realpaths = new Map<string, Promise<string>>();

/** A compiler host with other texts for some files, which need not exist on the disk. */
export function hostWith(others: ReadonlyMap<string, string> = new Map()): CompilerHost {
  const overrides = new Map([...others].map(([path, text]) => [normalizePath(path), text]));
  const readSource = async (path: string) => (await NodeHost.readFile(path)).text;
  return {
    ...NodeHost,
    parseCache,
    readFile: async (path) =>
      fileOf(path, overrides.get(normalizePath(path)) ?? (await cacheInstalled(texts, path, readSource))),
    stat: async (path) =>
      overrides.has(normalizePath(path))
        ? { isDirectory: () => false, isFile: () => true }
        : cacheInstalled(stats, path, NodeHost.stat),
    realpath: (path) => cacheInstalled(realpaths, path, NodeHost.realpath),
  };
}

function fileOf(path: string, text: string): SourceFile {
  const before = files.get(path);
  if (before?.text === text) return before;
  const file = createSourceFile(text, path);
  files.set(path, file);
  return file;
}

/** Installed files do not change: they are read once. */
function cacheInstalled<Value>(
  cache: Map<string, Promise<Value>>,
  path: string,
  read: (path: string) => Promise<Value>,
): Promise<Value> {
  if (!path.includes("node_modules")) return read(path);
  const value = cache.get(path) ?? read(path);
  cache.set(path, value);
  return value;
}
