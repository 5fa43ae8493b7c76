import { join } from "node:path";
import type { Program } from "@typespec/compiler";
import { type BenchFigures, emitBenchTables, emitSandboxSentence } from "./emit/bench-figures.ts";
import {
  emitEmulatorGroups,
  emitLoaders,
  emitUmbrellaGroups,
  emitUmbrellaMoved,
  emitUmbrellaOperations,
  emitUmbrellaOperationsByGroup,
  withDependencies,
} from "./emit/consumers.ts";
import { emitContract } from "./emit/contract.ts";
import { emitErrors } from "./emit/errors.ts";
import { emitExamples } from "./emit/events.ts";
import { emitGuards } from "./emit/guards.ts";
import { emitHelp } from "./emit/help.ts";
import { emitMigration } from "./emit/migration.ts";
import { emitMoved } from "./emit/moved.ts";
import { emitOpenApi } from "./emit/openapi.ts";
import { emitDescriptors, emitOperations } from "./emit/operations.ts";
import { emitOperationsTable } from "./emit/operations-table.ts";
import {
  emitExports,
  emitManifest,
  emitPackageTable,
  emitReadme,
  emitUmbrellaExports,
  scaffold,
} from "./emit/package.ts";
import { emitRefusals, emitRefusalsPage } from "./emit/refusals.ts";
import { emitSchemas } from "./emit/schemas.ts";
import { type Budgets, emitEmulatorSize, emitSize, emitUmbrellaSize, readBudgets } from "./emit/sizes.ts";
import { banner } from "./emit/text.ts";
import { emitTypes } from "./emit/types.ts";
import { readComparedIds, readVendorSdk } from "./emit/vendor-methods.ts";
import { type Contract, type Moved, readText } from "./model/contract.ts";
import { compileContract, hostWith, readContract } from "./model/read.ts";
import { checkRefusals, readRefusals, withRefusals } from "./model/refusals.ts";
import { refuseSilentTeams } from "./model/refuse-silent-teams.ts";
import { type ResolvedGroup, resolveGroup } from "./model/resolve-group.ts";
import { commonShapes, fromPackage, type Imported } from "./model/shared-shapes.ts";
import { readWords, withWords } from "./model/words.ts";
import type { Files } from "./write.ts";

/** Generates all files of the contract, and those of the emulator's unlisted operations. Files with regions keep the text outside of them. */
export async function generate(
  root: string,
  contract: Contract,
  program: Program,
  unlistedContract: Contract = { groups: [], shapes: contract.shapes, moved: [] },
): Promise<{ files: Files; groups: ResolvedGroup[] }> {
  const refusals = await readRefusals(root);
  const words = await readWords(root, contract.groups);
  const groups = contract.groups.map((group) =>
    resolveGroup(withWords(withRefusals(group, refusals), words), contract),
  );
  const unlisted = unlistedContract.groups.map((group) => resolveGroup(group, unlistedContract));
  const files = new Map<string, string>();
  const current = async (path: string) => {
    const text = files.get(path) ?? (await readText(join(root, path)));
    if (text === undefined) throw new Error(`${path} is missing: it holds a region that the generator writes.`);
    return text;
  };
  const budgets = readBudgets(
    await current("bench/budgets/.size-limit.json"),
    await current("bench/budgets/disk.json"),
  );
  const { common, importedBy } = commonShapes(groups);
  files.set("shapes/generated/types.ts", emitTypes(common));
  files.set("shapes/generated/schemas.ts", emitSchemas(common));
  for (const group of groups) {
    for (const [path, text] of await packageFiles(root, group, budgets, importedBy(group))) files.set(path, text);
  }

  const moved = contract.moved.map((each) => ({ ...resolveGroup(each, contract), to: each.to }));
  for (const each of moved) for (const [path, text] of await emitMoved(each, current)) files.set(path, text);

  files.set("api/openapi.json", await emitOpenApi(program, groups, moved));
  for (const consumer of ["slipway", "cli", "emulator"]) {
    const manifest = `packages/${consumer}/package.json`;
    files.set(
      manifest,
      withDependencies(await current(manifest), consumer === "slipway" ? [...groups, ...moved] : groups),
    );
  }
  for (const [name, text] of umbrellaFiles(groups, moved)) files.set(`packages/slipway/src/generated/${name}.ts`, text);
  files.set("packages/cli/src/generated/group-loaders.ts", emitLoaders(groups, moved));
  files.set("packages/emulator/src/generated/groups.ts", emitEmulatorGroups(groups, unlisted));
  files.set("packages/emulator/src/engine/generated/refusals.ts", emitRefusals(refusals));
  files.set("docs/refusals.md", emitRefusalsPage(refusals));
  for (const group of unlisted) {
    const packageGroup = groups.find(({ name }) => name === group.name);
    for (const [path, text] of unlistedFiles(group, fromPackage(group, packageGroup))) files.set(path, text);
  }
  files.set("docs/operations.md", emitOperationsTable(groups));
  files.set("docs/migration.md", emitMigration(groups, await readVendorSdk(root), await readComparedIds(root)));
  files.set("README.md", emitPackageTable(await current("README.md"), groups, "packages"));
  const umbrella = "packages/slipway/README.md";
  files.set(umbrella, emitUmbrellaSize(emitPackageTable(await current(umbrella), groups), budgets));
  const emulator = "packages/emulator/README.md";
  files.set(emulator, emitEmulatorSize(await current(emulator), budgets));
  // A test's tree has none.
  const recorded = await recordedFigures(root);
  if (recorded) await setFigures(recorded);
  const { version } = JSON.parse(await current("packages/core/package.json")) as { version: string };
  files.set("packages/core/src/generated/version.ts", emitVersion(version));
  const core = "packages/core/README.md";
  files.set(core, emitSize(await current(core), budgets, "core"));
  return { files, groups };

  async function setFigures(figures: Readonly<Record<Bench, BenchFigures>>): Promise<void> {
    for (const path of ["packages/emulator/docs/sandboxes.md", "packages/sandboxes/README.md"])
      files.set(path, emitSandboxSentence(await current(path), figures.emulator));
    let text = await current("bench/README.md");
    for (const [name, tables] of Object.entries(figures)) text = emitBenchTables(text, name, tables);
    files.set("bench/README.md", text);
  }
}

function umbrellaFiles(groups: readonly ResolvedGroup[], moved: readonly Moved[]): [string, string][] {
  return [
    ["groups", emitUmbrellaGroups(groups)],
    ["moved", emitUmbrellaMoved(moved)],
    ["operations", emitUmbrellaOperations(groups)],
    ["operations-by-group", emitUmbrellaOperationsByGroup(groups)],
    ["exports", emitUmbrellaExports(groups, moved)],
  ];
}

function unlistedFiles(group: ResolvedGroup, imported: Imported): [string, string][] {
  const folder = `packages/emulator/src/generated/unlisted/${group.name}`;
  return [
    [`${folder}/types.ts`, emitTypes(group, imported)],
    [`${folder}/schemas.ts`, emitSchemas(group, imported)],
    [`${folder}/descriptors.ts`, emitDescriptors(group)],
    [`${folder}/contract.ts`, emitContract(group)],
  ];
}

const benches = ["client", "registry", "emulator"] as const;
type Bench = (typeof benches)[number];

/** The benchmarks' recorded results. Absent: one was never recorded. */
async function recordedFigures(root: string): Promise<Readonly<Record<Bench, BenchFigures>> | undefined> {
  const texts = await Promise.all(benches.map((name) => readText(join(root, `bench/recorded/${name}.json`))));
  const [client, registry, emulator] = texts.map((text): BenchFigures | undefined => text && JSON.parse(text));
  return client && registry && emulator && { client, registry, emulator };
}

async function packageFiles(
  root: string,
  group: ResolvedGroup,
  budgets: Budgets,
  imported: Imported,
): Promise<Map<string, string>> {
  const folder = `packages/${group.name}`;
  const files = new Map<string, string>();
  for (const [path, text] of scaffold(group))
    files.set(`${folder}/${path}`, (await readText(join(root, folder, path))) ?? text);
  const manifest = `${folder}/package.json`;
  files.set(manifest, emitManifest(files.get(manifest) ?? "", group));
  const license = await readText(join(root, "LICENSE"));
  if (license) files.set(`${folder}/LICENSE`, license);
  files.set(`${folder}/src/generated/types.ts`, emitTypes(group, imported));
  files.set(`${folder}/src/generated/operations.ts`, emitOperations(group));
  files.set(`${folder}/src/generated/descriptors.ts`, emitDescriptors(group));
  files.set(`${folder}/src/generated/schemas.ts`, emitSchemas(group, imported));
  files.set(`${folder}/src/generated/contract.ts`, emitContract(group));
  const examples = emitExamples(group);
  if (examples) files.set(`${folder}/src/generated/examples.ts`, examples);
  const guards = emitGuards(group);
  if (guards) files.set(`${folder}/src/generated/guards.ts`, guards);
  files.set(`${folder}/src/generated/help.ts`, emitHelp(group));
  const errors = emitErrors(group);
  if (errors) files.set(`${folder}/src/generated/errors.ts`, errors);
  files.set(`${folder}/src/generated/exports.ts`, emitExports(group));
  files.set(
    `${folder}/README.md`,
    emitSize(emitReadme(files.get(`${folder}/README.md`) ?? "", group), budgets, group.name),
  );
  return files;
}

function emitVersion(version: string): string {
  return `${banner}
/** The version of this package. */
export const VERSION = "${version}";
`;
}

/** Generates the whole contract, unlisted operations included, without writing; `texts` replace files on the disk. */
export async function generateWhole(root: string, texts?: ReadonlyMap<string, string>): ReturnType<typeof generate> {
  const host = hostWith(texts);
  const program = await compileContract(join(root, "contract/main.tsp"), host);
  const contract = readContract(program);
  const extended = readContract(await compileContract(join(root, "contract/unlisted/main.tsp"), host));
  refuseSilentTeams(extended);
  checkRefusals(await readRefusals(root), extended.groups);
  return generate(root, contract, program, unlistedOf(extended, contract));
}

function unlistedOf(extended: Contract, { groups: listed }: Contract): Contract {
  const listedNames = new Set(listed.flatMap(({ operations }) => operations.map(({ name }) => name)));
  const groups = extended.groups.map((group) => {
    const added = group.operations.filter(({ name }) => !listedNames.has(name));
    return { ...group, delivered: [], operations: added.map((operation) => ({ ...operation, published: undefined })) };
  });
  return { ...extended, groups: groups.filter(({ operations }) => operations.length > 0) };
}
