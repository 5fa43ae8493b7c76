import {
  type CompilerHost,
  compile,
  createSourceFile,
  formatDiagnostic,
  getDoc,
  type Model,
  type Namespace,
  NodeHost,
  navigateProgram,
  normalizePath,
  type Program,
  type SourceFile,
  type Union,
} from "@typespec/compiler";
import { getAllHttpServices, type HttpOperation } from "@typespec/http";
import { isDelivered } from "../../lib/decorators.ts";
import type { Contract, Group, Moved, Operation } from "./contract.ts";
import { refuseDuplicateShapes } from "./duplicate-shapes.ts";
import { readOperation } from "./read-operations.ts";
import { groupOf, packageOf, ShapeReader } from "./read-shapes.ts";
import { refuseOpenDiscriminators } from "./refuse-open-discriminators.ts";
import { pascal } from "./shape.ts";

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

const maxNameLength = 40;

/** Compiles the contract; every diagnostic, warnings too, is an error. */
export async function compileContract(entry: string, host: CompilerHost = hostWith()): Promise<Program> {
  const program = await compile(host, normalizePath(entry), { noEmit: true });
  if (program.diagnostics.length > 0) {
    throw new Error(
      `The contract does not compile:\n${program.diagnostics.map((each) => formatDiagnostic(each)).join("\n")}`,
    );
  }
  return program;
}

export function readContract(program: Program): Contract {
  const [services, diagnostics] = getAllHttpServices(program);
  if (diagnostics.length > 0) throw new Error(diagnostics.map((each) => formatDiagnostic(each)).join("\n"));
  const reader = new ShapeReader(program);
  const http = services.flatMap((service) => service.operations);
  const operations = refuseShadows(http.map((each) => readOperation(program, each, reader)));
  const delivered = readDelivered(program, reader);
  const groups = readGroups(program, http, operations).map((group) => ({
    ...group,
    delivered: delivered.filter((name) => reader.shapes.get(name)?.group === group.name),
  }));
  const contract = { groups, shapes: reader.shapes, moved: readMoved(program, http, groups) };
  refuseLongNames(contract);
  refuseRepeatedNames(operations);
  refuseOperationsNames(contract);
  refuseDuplicateShapes(contract);
  refuseOpenDiscriminators(contract);
  return contract;
}

function readGroups(
  program: Program,
  http: readonly HttpOperation[],
  operations: readonly Operation[],
): Omit<Group, "delivered">[] {
  const summaries = new Map<string, string>();
  for (const { operation } of http) {
    const namespace: Namespace | undefined = operation.namespace;
    const name = packageOf(namespace);
    if (namespace && name && name === groupOf(program, namespace))
      summaries.set(name, getDoc(program, namespace) ?? "");
  }
  return [...summaries].sort().map(([name, summary]) => {
    if (summary === "")
      throw new Error(`The namespace of group ${name} has no doc: it becomes the package's description.`);
    return { name, summary, operations: operations.filter((operation) => operation.group === name) };
  });
}

/** Reads the packages of moved namespaces. */
function readMoved(program: Program, http: readonly HttpOperation[], groups: readonly Group[]): Moved[] {
  const moved = new Map<string, Moved>();
  for (const { operation } of http) {
    const [name, to] = [packageOf(operation.namespace), groupOf(program, operation.namespace)];
    if (!operation.namespace || name === undefined || name === to) continue;
    const group = groups.find((each) => each.name === to);
    if (!group) throw new Error(`The namespace of ${name} is moved to ${to}, which is no group.`);
    const { operations = [] } = moved.get(name) ?? {};
    const added = group.operations.filter((each) => each.name === operation.name);
    const summary = getDoc(program, operation.namespace) ?? "";
    moved.set(name, { name, to: group.name, summary, delivered: [], operations: [...operations, ...added] });
  }
  return [...moved.values()];
}

function readDelivered(program: Program, reader: ShapeReader): string[] {
  const names: string[] = [];
  const read = (type: Model | Union) => {
    const shape = isDelivered(program, type) ? reader.read(type) : undefined;
    if (shape?.kind === "ref") names.push(shape.name);
  };
  navigateProgram(program, { model: read, union: read });
  return names;
}

function refuseLongNames({ groups, shapes }: Contract): void {
  const names = [...shapes.keys(), ...groups.flatMap((group) => group.operations.map(({ name }) => name))];
  const long = names.filter((name) => name.length > maxNameLength);
  const globalNames = names.filter((name) => name in globalThis);
  if (globalNames.length > 0) throw new Error(`JavaScript has these names already: ${globalNames.join(", ")}.`);
  if (long.length > 0)
    throw new Error(`Names may have ${maxNameLength} characters; these have more: ${long.join(", ")}.`);
}

function refuseRepeatedNames(operations: readonly Operation[]): void {
  const groupByName = new Map<string, string>();
  for (const { name, group } of operations) {
    const other = groupByName.get(name);
    if (other) throw new Error(`Two operations are named ${name}: in ${other} and in ${group}.`);
    groupByName.set(name, group);
  }
}

/** Refuses shapes named like the input, output or error type of an operation. */
function refuseOperationsNames({ groups, shapes }: Contract): void {
  const names = groups.flatMap((group) =>
    group.operations.flatMap(({ name }) => ["Input", "Output", "Error"].map((suffix) => `${pascal(name)}${suffix}`)),
  );
  const collisions = names.filter((name) => shapes.has(name));
  if (collisions.length > 0)
    throw new Error(`Operations bring types of these names, so no shape may have them: ${collisions.join(", ")}.`);
}

/** Notes on each operation the parameter values that would spell another operation's path: `getSandbox` of "sessions". */
function refuseShadows(operations: readonly Operation[]): Operation[] {
  return operations.map((operation) => {
    const not: Record<string, string[]> = {};
    for (const other of operations) {
      const shadow = shadowOf(operation.route, other.route);
      if (shadow) not[shadow.parameter] = [...(not[shadow.parameter] ?? []), shadow.value].sort();
    }
    return Object.keys(not).length > 0 ? { ...operation, not } : operation;
  });
}

function shadowOf(route: string, other: string): { parameter: string; value: string } | undefined {
  const [parts, others] = [route.split(/[ /]/), other.split(/[ /]/)];
  if (parts.length !== others.length || route === other) return undefined;
  const shadows: { parameter: string; value: string }[] = [];
  for (const [index, part] of parts.entries()) {
    const against = others[index] ?? "";
    if (part === against || (part.startsWith("{") && against.startsWith("{"))) continue;
    // A more literal route is not shadowed.
    if (!part.startsWith("{")) return undefined;
    shadows.push({ parameter: part.slice(1, -1), value: against });
  }
  return shadows.length === 1 ? shadows[0] : undefined;
}
