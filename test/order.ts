import { existsSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { importsOf, listFiles, packages, root } from "./sources.ts";

/**
 * The rooms of a folder, which are its folders and the files beside them, from the ground up: `<` is between a floor and the next one. A room
 * imports from the floors below its own, by value or by type, and from no other room. `*` is every room that has no other place.
 */
export const orders: Readonly<Record<string, string>> = {
  "packages/core/src": `errors generated < types < wire < transport < auth middleware < streams validation < client
    < limits operations < * < call.ts limiter.ts raw.ts < index.ts`,
  "packages/registry/src": `
    errors generated check-names.ts limits.ts media-types.ts network-class.ts one-by-one.ts own-signal.ts safe-callback.ts upload-state.ts
    < digest-refused.ts digest.ts missing.ts platform-repository.ts platform.ts store.ts text-record.ts trust.ts warnings.ts
    < auth check-options.ts hash.ts reference.ts < connection judged-store.ts manifest.ts open-content.ts verify.ts
    < blobs manifests artifact.ts content.ts graph.ts tags.ts < referrers < layout copy.ts repository.ts
    < image memory-store.ts registry.ts push-and-pull.ts < node platform-registry.ts < index.ts`,
  "packages/deployments/src": "generated < deploy < node index.ts",
  "packages/cli/src": `generated context.ts names.ts secret-input.ts
    < errors.ts groups.ts options.ts profiles.ts stdin.ts this-machine.ts < fields.ts local.ts output.ts types-of.ts
    < mcp target.ts < credentials.ts dry-run.ts mcp.ts < client.ts operations.ts < jobs create-context.ts < jobs.ts < run.ts
    < bin.ts index.ts`,
  "packages/emulator/src": `store < engine < authority generated isolation redirect server < proxy redirect.ts names.preload.ts < domain
    < hosting name-server pipeline < api seed < control < cli page start < index.ts cli.ts testing
    < playwright.ts testing.ts vitest.ts`,
  "packages/emulator/src/domain": `accounts ai-gateway < events world < artifacts config names projects
    < api-keys environment images networking < storage < credentials deployments < firewall hosts logs traffic < sandboxes sites < functions`,
  "packages/emulator/src/api": "* < groups.ts",
  "generator/src": "entry.ts < model < emit write.ts < generate.ts < main.ts",
  tools: "differ vendor-sdk contract-clients < api contract-diff < release < contract-adopt < raw-descriptions",
  scripts: `* < build.ts with-shapes.ts < clone.ts declarations.ts peers tests picture.ts < outcome.ts one-file < packed
    < budgets disk.ts first-seconds.ts image import-counts.ts runtimes.ts terraform.ts trials.ts type-counts.ts use < site
    < checks.ts derive.ts example.ts < check.ts`,
};

/** An import of a file by another one; `isLate`: when a function runs. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly isLate: boolean;
}

/** All imports of files of ours by each other. */
export const arrows: readonly Arrow[] = [
  ...packages.map((name) => `packages/${name}/src`),
  "generator/src",
  "tools",
  "scripts",
]
  .flatMap(listFiles)
  .flatMap((from) => {
    const first = importsOf(from, { isLate: false });
    return importsOf(from)
      .filter((specifier) => specifier.startsWith("."))
      .map((specifier) => ({ from, to: join(dirname(from), specifier), isLate: !first.includes(specifier) }));
  });

/** Problems of a folder's order, a sentence each that says what to do. */
export function faultsIn(folder: string): string[] {
  const floors = (orders[folder] ?? "").split("<").map((floor) => floor.trim().split(/\s+/));
  const names = floors.flat().filter((name) => name !== "*");
  const floorOf = (room: string): number =>
    floors.findIndex((floor) => floor.includes(names.includes(room) ? room : "*"));
  const roomOf = (file: string): string | undefined =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split("/")[0] : undefined;
  const gone = names.filter((name) => !existsSync(join(root, folder, name)));
  const faults = [
    ...gone.map((name) => `${folder}/${name} is no more: take it out of test/order.ts`),
    ...arrows.flatMap(({ from, to }) => {
      const [room, other] = [roomOf(from), roomOf(to)];
      if (room === undefined || other === undefined || room === other) return [];
      const [floor, below] = [floorOf(room), floorOf(other)];
      if (below >= 0 && below < floor) return [];
      const lost = floor < 0 ? room : below < 0 ? other : undefined;
      if (lost)
        return [
          `${folder}/${lost} has no floor: write it into the line "${folder}" of test/order.ts, above all that it imports`,
        ];
      const may = floors.slice(0, floor).flat().join(", ") || "no other room";
      return [
        `${from} imports ${to}, and ${other} is not below ${room}, which may import ${may}: move what both need down there, take it as a parameter, or move one of the two in the line "${folder}" of test/order.ts`,
      ];
    }),
  ];
  return [...new Set(faults)];
}

/** Files that need each other before either has run, or whose types do; each circle from its first file back to it. */
export function circlesOf(all: readonly Arrow[]): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    const before = path.indexOf(file);
    if (before >= 0) circles.push([...path.slice(before), file].join(" > "));
    if (before >= 0 || done.has(file)) return;
    for (const { from, to, isLate } of all) if (from === file && !isLate) walk(to, [...path, file]);
    done.add(file);
  };
  for (const { from } of all) walk(from, []);
  return circles;
}
