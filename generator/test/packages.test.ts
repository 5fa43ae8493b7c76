import { appendFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newFolder } from "../../test/new-folder.ts";
import { words } from "../../test/words.ts";
import { refuseLostPackages } from "../src/emit/moved.ts";
import { comparedFile, type VendorSdk } from "../src/emit/vendor-methods.ts";
import { contractEntry } from "../src/entry.ts";
import { generate } from "../src/generate.ts";
import { compileContract, readContract } from "../src/model/read.ts";
import { differing, stale, writeFiles } from "../src/write.ts";

const repository = join(import.meta.dirname, "../..");
let root: string;

const thing = `
/** Things of all sorts. */
@tag("small-things")
namespace Slipway.SmallThings {
  model Thing { id: string; name: string }
  /** Lists things. */
  @list @get @route("/v1/things") @operationId("getThings")
  op listThings(@query kind?: string): { @pageItems things: Thing[] };
}
`;

beforeAll(async () => {
  root = newFolder(afterAll);
  for (const path of words(`LICENSE README.md bench/budgets packages/core/README.md packages/core/package.json
    packages/slipway packages/cli/package.json packages/emulator/README.md packages/emulator/package.json`)) {
    await cp(join(repository, path), join(root, path), {
      recursive: true,
      filter: (from) => !/node_modules|dist/.test(from),
    });
  }
  await mkdir(join(root, "contract"));
  await tellOfSdk({});
  // Beside the sources, so that TypeSpec's libraries are found.
  await writeFile(contract, `import "./prelude.tsp";\nusing TypeSpec.Http;\nusing TypeSpec.OpenAPI;\n${thing}`);
});

afterAll(() => rm(contract, { force: true }));

const contract = join(import.meta.dirname, ".packages-test.tsp");
const read = (path: string) => readFile(join(root, path), "utf8");

async function tellOfSdk(said: Partial<VendorSdk>): Promise<void> {
  const sdk: VendorSdk = { name: "@vendor/sdk", version: "1.2.3", namespaces: [], names: [], ...said };
  await writeFile(join(root, "contract/vendor-sdk.json"), JSON.stringify(sdk));
  await writeFile(join(root, comparedFile), '["getThings"]');
}

async function run(): Promise<string[]> {
  const program = await compileContract(contract);
  const { files } = await generate(root, readContract(program), program);
  expect(await differing(root, files)).toEqual(await writeFiles(root, files));
  return [...files.keys()];
}

test("a group needs nothing but its contract: package, README, umbrella and emulator follow", async () => {
  await run();
  expect(JSON.parse(await read("packages/small-things/package.json"))).toMatchObject({
    name: "@slipway/small-things",
    description: "Things of all sorts. Typed client for Vercel's REST API (unofficial).",
    dependencies: { "@slipway/core": "workspace:^" },
  });
  expect(await read("packages/small-things/src/index.ts")).toBe('export * from "./generated/exports.ts";\n');
  expect(await read("packages/small-things/src/generated/exports.ts")).toContain(
    'export { listThings } from "./operations.ts";',
  );
  expect(await read("packages/small-things/README.md")).toContain(
    "| `listThings` | `GET /v1/things` | Lists things. |",
  );
  expect(await read("packages/small-things/LICENSE")).toContain("Apache License");
  expect(await read("packages/slipway/src/generated/groups.ts")).toContain(
    'export * as smallThings from "@slipway/small-things"',
  );
  expect(JSON.parse(await read("packages/slipway/package.json")).dependencies).toMatchObject({
    "@slipway/small-things": "workspace:^",
  });
  expect(await read("packages/emulator/src/generated/groups.ts")).toContain(
    'await import("@slipway/small-things/contract")',
  );
  expect(JSON.parse(await read("api/openapi.json"))).toMatchObject({
    openapi: "3.1.0",
    paths: { "/v1/things": { get: { operationId: "getThings", tags: ["small-things"] } } },
  });
  expect(await read("docs/migration.md")).toContain("| `vercel.smallThings.getThings` | `getThings` | `listThings` |");
  expect(await read("README.md")).toContain(
    "[`@slipway/small-things`](packages/small-things) | Things of all sorts. | 1 |",
  );
});

test("a name of the vendor's SDK that follows no rule is recorded by the operation's route", async () => {
  const reason = "So it is.";
  const routes = ["GET /v1/things"];
  const row = async (said: Partial<VendorSdk>) => {
    await tellOfSdk(said);
    await run();
    return /^\| (.*?) \| `getThings`/m.exec(await read("docs/migration.md"))?.[1];
  };
  expect(await row({ namespaces: [{ reason, namespaces: ["a", ""], routes }] })).toBe(
    "`vercel.a.getThings`, `vercel.getThings`",
  );
  expect(await row({ namespaces: [{ reason, namespaces: [], routes }] })).toBe("*no method*");
  expect(await row({ names: [{ reason, names: { "GET /v1/things": "things" } }] })).toBe("`vercel.smallThings.things`");
});

test("alternative names of an operation require that the operation exists", async () => {
  await writeFile(join(root, "contract/words.json"), JSON.stringify({ listNothing: ["none"] }));
  await expect(run()).rejects.toThrow("contract/words.json names listNothing, which is not an operation.");
  await rm(join(root, "contract/words.json"));
});

test("documents do not mention the vendor's SDK before it was compared", async () => {
  await tellOfSdk({});
  await rm(join(root, comparedFile));
  await run();
  expect(await read("docs/migration.md")).toContain("| *not compared yet* | `getThings` | `listThings` |");
});

test("notes about the vendor's SDK name existing operations, each once", async () => {
  const reason = "So it is.";
  const said = (...routes: string[]) => tellOfSdk({ namespaces: [{ reason, namespaces: [], routes }] });
  await said("GET /v2/things");
  await expect(run()).rejects.toThrow("contract/vendor-sdk.json: no operation of the contract is GET /v2/things.");
  await said("GET /v1/things", "GET /v1/things");
  await expect(run()).rejects.toThrow("contract/vendor-sdk.json names GET /v1/things twice.");
  await tellOfSdk({});
});

test("the contract's entry is every file and folder beside it", async () => {
  const folder = join(root, "contract");
  await mkdir(join(folder, "things"), { recursive: true });
  await mkdir(join(folder, "common"), { recursive: true });
  for (const path of ["apples.tsp", "main.tsp", "differences.json", "things/main.tsp", "common/main.tsp"]) {
    await writeFile(join(folder, path), "");
  }
  const imports = (await contractEntry(root)).split("\n").filter((line) => line.includes("./"));
  expect(imports).toEqual(['import "./common/main.tsp";', 'import "./apples.tsp";', 'import "./things/main.tsp";']);
});

test("files written by hand are left alone", async () => {
  await appendFile(join(root, "packages/small-things/src/index.ts"), 'export { helper } from "./helper.ts";\n');
  await appendFile(join(root, "packages/small-things/README.md"), "\nBy hand.\n");
  await writeFile(join(root, "packages/small-things/src/helper.ts"), "export const helper = 1;\n");
  const manifest = (await read("packages/small-things/package.json")).replace("1.0.0", "1.2.3");
  await writeFile(join(root, "packages/small-things/package.json"), manifest);
  await run();
  expect(await read("packages/small-things/src/index.ts")).toMatch(/exports.ts";\nexport \{ helper \} from /);
  expect(await read("packages/small-things/README.md")).toMatch(/listThings.*By hand\.\n$/s);
  expect(await read("packages/small-things/package.json")).toBe(manifest);
});

test("a generated file that was touched, or that nothing leads to any more, is found", async () => {
  const program = await compileContract(contract);
  const { files } = await generate(root, readContract(program), program);
  expect(await differing(root, files)).toEqual([]);
  await appendFile(join(root, "packages/small-things/src/generated/types.ts"), "export type Mine = 1;\n");
  await writeFile(join(root, "packages/small-things/src/generated/old.ts"), "");
  expect(await differing(root, files)).toEqual(["packages/small-things/src/generated/types.ts"]);
  expect(await stale(root, files)).toEqual(["packages/small-things/src/generated/old.ts"]);
});

test("a namespace that moved leaves a package of deprecated re-exports, and one that went is refused", async () => {
  const before = await readFile(contract, "utf8");
  const items = before
    .replace("SmallThings", "Things")
    .replaceAll("Thing", "Item")
    .replaceAll("thing", "item")
    .replace("name:", "size:");
  await writeFile(contract, `${before.replace("@tag", '@movedTo("items")\n@tag')}${items.slice(items.indexOf("/**"))}`);
  await run();
  const exports = await read("packages/small-things/src/generated/exports.ts");
  expect(exports).toContain("  /** @deprecated It is in `@slipway/items`. */\n  listThings,\n");
  expect(await read("packages/items/src/generated/operations.ts")).toContain("export function listThings");
  expect(JSON.parse(await read("packages/small-things/package.json"))).toMatchObject({
    exports: { "./schemas": "./dist/generated/schemas.js" },
    dependencies: { "@slipway/items": "workspace:^" },
  });
  expect(await read("packages/slipway/src/generated/moved.ts")).toContain(
    'as smallThings from "@slipway/small-things"',
  );
  await writeFile(contract, before.replace("SmallThings", "OtherThings"));
  const program = await compileContract(contract);
  const { files } = await generate(root, readContract(program), program);
  const lost = await stale(root, files);
  expect(() => refuseLostPackages(lost, files)).toThrow(
    'packages/small-things. Where its operations moved, keep its namespace in contract/ with @movedTo("<group>")',
  );
});
