import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, test, vi } from "vitest";
import { requireContract } from "../../scripts/contract-there.ts";
import { newFolder } from "../../test/new-folder.ts";
import { recoverContract, replaceContract, tellAndReplace } from "./folder.ts";

let root: string;
beforeEach(() => {
  root = newFolder();
  mkdirSync(join(root, "contract/common"), { recursive: true });
  writeFileSync(join(root, "contract/main.tsp"), "old");
  writeFileSync(join(root, "contract/common/main.tsp"), "shared");
});

const main = () => readFileSync(join(root, "contract/main.tsp"), "utf8");
const texts = () => new Map([[join(root, "contract/main.tsp"), "new"]]);

test("the contract is replaced as a whole, and nothing stays beside it", async () => {
  await replaceContract(root, texts());
  expect(main()).toBe("new");
  expect(readFileSync(join(root, "contract/common/main.tsp"), "utf8")).toBe("shared");
  expect(readdirSync(root)).toEqual(["contract"]);
});

// A process that is killed as soon as a step is done, the second time where a step has two.
const cut = `
  import fs from "node:fs/promises";
  import { syncBuiltinESMExports } from "node:module";
  const [, module, root, step, time] = process.argv;
  let times = 0;
  const real = fs[step];
  fs[step] = async (...given) => {
    await real(...given);
    times += 1;
    if (times === Number(time)) process.kill(process.pid, "SIGKILL");
  };
  syncBuiltinESMExports();
  const { replaceContract } = await import(module);
  await replaceContract(root, new Map([[root + "/contract/main.tsp", "new"]]));
`;

test.each([
  ["it copied the contract", "cp", 1, "old"],
  ["it wrote to the copy", "writeFile", 1, "old"],
  ["the old one is away", "rename", 1, "old"],
  ["the new one is in its place", "rename", 2, "new"],
  ["the old one is gone", "rm", 1, "new"],
] as const)("a run that is killed when %s leaves a whole contract", async (_, step, time, whole) => {
  const folder = pathToFileURL(join(import.meta.dirname, "folder.ts")).href;
  const run = spawnSync(process.execPath, ["--input-type=module", "-e", cut, folder, root, step, String(time)]);
  expect(run.signal).toBe("SIGKILL");
  expect(await recoverContract(root)).toBe(step === "rename" && time === 1);
  expect([main(), readdirSync(root)]).toEqual([whole, ["contract"]]);
});

test("leftovers of a failed run are no obstacle to the next", async () => {
  await expect(replaceContract(root, new Map([[join(root, "contract/none/main.tsp"), "new"]]))).rejects.toThrow(
    "ENOENT",
  );
  expect(main()).toBe("old");
  await recoverContract(root);
  await replaceContract(root, texts());
  expect([main(), readdirSync(root)]).toEqual(["new", ["contract"]]);
});

/** A run that was cut after the old contract was taken away, and before the new one was in its place. */
function cutBetween(): void {
  mkdirSync(join(root, "contract.next"));
  renameSync(join(root, "contract"), join(root, "contract.before"));
}

test("the next command after a lost contract says where it is", () => {
  expect(() => requireContract(root)).not.toThrow();
  cutBetween();
  expect(() => requireContract(root)).toThrow("rename it to contract/");
  rmSync(join(root, "contract.before"), { recursive: true });
  expect(() => requireContract(root)).toThrow("git restore contract");
});

test("uncommitted changes of a run that was cut are kept, though somebody has restored the contract since", async () => {
  cutBetween();
  mkdirSync(join(root, "contract"));
  writeFileSync(join(root, "contract/main.tsp"), "committed");
  await expect(recoverContract(root)).rejects.toThrow("contract.before/ has the contract as it was then");
  expect(readFileSync(join(root, "contract.before/main.tsp"), "utf8")).toBe("old");
  expect(main()).toBe("committed");
});

test("a contract that was restored as it was is left, and nothing stays beside it", async () => {
  cutBetween();
  cpSync(join(root, "contract.before"), join(root, "contract"), { recursive: true });
  expect(await recoverContract(root)).toBe(false);
  expect([main(), readdirSync(root)]).toEqual(["old", ["contract"]]);
});

test("decisions for a person are written before the contract changes, or nothing is", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await expect(tellAndReplace(root, texts(), "list", join(root, "nowhere/list.txt"))).rejects.toThrow("ENOENT");
  expect([main(), readdirSync(root)]).toEqual(["old", ["contract"]]);
  const file = join(root, "list.txt");
  // The contract cannot be written: the list is there all the same.
  const unwritable = new Map([[join(root, "contract/none/main.tsp"), "new"]]);
  await expect(tellAndReplace(root, unwritable, "list", file)).rejects.toThrow("ENOENT");
  expect([main(), readFileSync(file, "utf8")]).toEqual(["old", "list"]);
  await recoverContract(root);
  await tellAndReplace(root, texts(), "list", file);
  expect(main()).toBe("new");
  vi.restoreAllMocks();
});
