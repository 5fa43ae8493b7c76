import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { comparedFile, readComparedIds, readVendorSdk } from "../../generator/src/emit/vendor-methods.ts";
import { compileContract, readContract } from "../../generator/src/model/read.ts";
import { resolveGroup } from "../../generator/src/model/resolve-group.ts";
import { root, run } from "../../scripts/build.ts";
import { differences } from "./compare.ts";
import { methodsOf } from "./methods.ts";

// node tools/vendor-sdk/main.ts [version] [--record]: installs the platform vendor's SDK, outside of this repository, in the version that
// contract/vendor-sdk.json names or in another one, and says which of its methods docs/migration.md calls otherwise.
// --record keeps which operations were compared, where nothing differs: of newer ones the page says that they were not.
const sdk = await readVendorSdk(root);
const [version = sdk.version] = process.argv.slice(2).filter((word) => word !== "--record");
const folder = mkdtempSync(join(tmpdir(), "slipway-vendor-"));
try {
  writeFileSync(join(folder, "package.json"), "{}");
  const which = `${sdk.name}@${version}`;
  const added = run("pnpm", ["add", which, "--ignore-scripts", "--prefer-offline"], { cwd: folder, quiet: true });
  if (added !== 0) throw new Error(`${which} cannot be installed.`);
  const methods = methodsOf(join(folder, "node_modules", sdk.name));
  const contract = readContract(await compileContract(join(root, "contract/main.tsp")));
  const groups = contract.groups.map((group) => resolveGroup(group, contract));
  const problems = differences(groups, sdk, methods);
  console.log(`${which} has ${methods.length} methods; docs/migration.md differs in ${problems.length} lines.`);
  if (problems.length > 0) {
    console.log(
      `${problems.map((line) => `  ${line}\n`).join("")}Say it in contract/vendor-sdk.json, and npm run generate.`,
    );
    process.exitCode = 1;
  } else
    await record(groups.flatMap(({ operations }) => operations.flatMap((each) => (each.published ? each.id : []))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function record(ids: readonly string[]): Promise<void> {
  const compared = await readComparedIds(root);
  const news = ids.filter((id) => !compared.has(id));
  if (process.argv.includes("--record"))
    writeFileSync(join(root, comparedFile), `${JSON.stringify([...new Set(ids)].sort(), null, 2)}\n`);
  else if (news.length > 0)
    console.log(`${news.length} operations are compared by now: --record keeps it. Then npm run generate.`);
}
