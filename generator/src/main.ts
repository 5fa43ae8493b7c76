import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { command } from "../../scripts/command.mjs";
import { requireContract } from "../../scripts/contract-there.ts";
import { refuseLostPackages } from "./emit/moved.ts";
import { contractEntry } from "./entry.ts";
import { generateWhole } from "./generate.ts";
import { differing, remove, stale, writeFiles } from "./write.ts";

// npm run generate            writes the generated files
const root = join(import.meta.dirname, "../..");
const { values } = parseArgs({ options: { check: { type: "boolean" }, merges: { type: "boolean" } } });

try {
  requireContract(root);
  const entry = new Map([["contract/main.tsp", await contractEntry(root)]]);
  const oldEntry = values.check ? await differing(root, entry) : [];
  if (!values.check) await writeFiles(root, entry);
  const { files, groups } = await generateWhole(root);
  const staleFiles = await stale(root, files);
  refuseLostPackages(staleFiles, files);
  const merges = groups.flatMap((group) => group.merges.map(({ place, what }) => `  ${group.name}  ${place}: ${what}`));
  const operations = groups.reduce((sum, group) => sum + group.operations.length, 0);
  console.log(
    `${groups.length} groups, ${operations} functions; the merge rules changed ${merges.length} places of the answers.`,
  );
  if (values.merges) console.log(merges.join("\n"));
  if (values.check) await check([...oldEntry, ...(await differing(root, files)), ...staleFiles]);
  else await apply(staleFiles);

  async function apply(unneeded: readonly string[]): Promise<void> {
    const isNew = groups.some(({ name }) => !existsSync(join(root, "packages", name, "package.json")));
    const written = await writeFiles(root, files);
    await remove(root, unneeded);
    console.log(
      `${written.length} files written, ${unneeded.length} removed, ${files.size - written.length} as they were.`,
    );
    if (isNew) install();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function install(): void {
  const { file, args, shell } = command("pnpm", ["install", "--no-frozen-lockfile"]);
  spawnSync(file, args, { cwd: root, stdio: "inherit", shell });
}

async function check(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return console.log("Every generated file is fresh.");
  console.error(
    `Not what the contract leads to; run \`npm run generate\`:\n${paths.map((path) => `  ${path}`).join("\n")}`,
  );
  process.exitCode = 1;
}
