import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { command } from "../../scripts/command.mjs";
import { requireContract } from "../../scripts/contract-there.ts";
import { contractEntry } from "./entry.ts";
import { generate } from "./generate.ts";
import type { Contract } from "./model/contract.ts";
import { compileContract, readContract } from "./model/read.ts";
import { checkRefusals, readRefusals } from "./model/refusals.ts";
import { refuseSilentTeams } from "./model/refuse-silent-teams.ts";
import { differing, remove, stale, write } from "./write.ts";

// npm run generate            writes what the contract leads to
// npm run generate -- --check    fails when a generated file differs from what the contract leads to
// npm run generate -- --merges   also prints what the merge rules did, place by place
const root = join(import.meta.dirname, "../..");
const { values } = parseArgs({ options: { check: { type: "boolean" }, merges: { type: "boolean" } } });

try {
  requireContract(root);
  const entry = new Map([["contract/main.tsp", await contractEntry(root)]]);
  const oldEntry = values.check ? await differing(root, entry) : [];
  if (!values.check) await write(root, entry);
  const program = await compileContract(join(root, "contract/main.tsp"));
  const contract = readContract(program);
  const extended = readContract(await compileContract(join(root, "contract/unlisted/main.tsp")));
  refuseSilentTeams(extended);
  checkRefusals(await readRefusals(root), extended.groups);
  const { files, groups } = await generate(root, contract, program, unlistedOf(extended, contract));
  const gone = await stale(root, files);
  const merges = groups.flatMap((group) => group.merges.map(({ place, what }) => `  ${group.name}  ${place}: ${what}`));
  const operations = groups.reduce((sum, group) => sum + group.operations.length, 0);
  console.log(
    `${groups.length} groups, ${operations} functions; the merge rules changed ${merges.length} places of the answers.`,
  );
  if (values.merges) console.log(merges.join("\n"));
  if (values.check) await check([...oldEntry, ...(await differing(root, files)), ...gone]);
  else await apply(gone);

  async function apply(unneeded: readonly string[]): Promise<void> {
    const isNew = groups.some(({ name }) => !existsSync(join(root, "packages", name, "package.json")));
    const written = await write(root, files);
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

/** What an extended contract has beside the operations of the listed one, by their groups. */
function unlistedOf(extended: Contract, { groups: listed }: Contract): Contract {
  const known = new Set(listed.flatMap(({ operations }) => operations.map(({ name }) => name)));
  const groups = extended.groups.map((group) => {
    const added = group.operations.filter(({ name }) => !known.has(name));
    return { ...group, delivered: [], operations: added.map((operation) => ({ ...operation, published: undefined })) };
  });
  return { ...extended, groups: groups.filter(({ operations }) => operations.length > 0) };
}
