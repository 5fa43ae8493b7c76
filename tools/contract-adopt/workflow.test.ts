import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../test/new-folder.ts";

const workflow = readFileSync(join(import.meta.dirname, "../../.github/workflows/platform.yml"), "utf8");

/** The text of a pull request that the workflow makes of a list, by its own line. */
function textOf(list: string): string {
  const [, filters = ""] = /(tr -d [^\n]*) < ".work\/adopted\/list.txt" \|/.exec(workflow) ?? [];
  const [, writer = ""] = /list\.txt" \| (LC_ALL=C awk .*) > "\$RUNNER_TEMP\/text\.md"/.exec(workflow) ?? [];
  const run = { GITHUB_SERVER_URL: "https://example.com", GITHUB_REPOSITORY: "a/b", GITHUB_RUN_ID: "1" };
  const env = { ...process.env, ...run };
  const { stdout, status, stderr } = spawnSync("bash", ["-c", `${filters} | ${writer}`], {
    input: list,
    encoding: "utf8",
    env,
  });
  expect([status, stderr]).toEqual([0, ""]);
  return stdout;
}

test("a list that has a place in a pull request stands there as a whole, as code", () => {
  expect(textOf("1 things.\n  # no heading\n")).toBe("    1 things.\n      # no heading\n");
});

test("a longer report stands there with its beginning in whole lines, and says how much more there is and where", () => {
  const lines = Array.from({ length: 3000 }, (_, index) => `${index} ${"é".repeat(20)}`);
  const text = textOf(`${lines.join("\n")}\n`);
  expect(Buffer.byteLength(text)).toBeLessThan(60_500);
  const shown = text.split("\n").filter((line) => line.startsWith("    "));
  expect(shown).toEqual(lines.slice(0, shown.length).map((line) => `    ${line}`));
  expect(text.split("\n").at(-2)).toBe(
    `${3000 - shown.length} lines more are in list.txt of the artifact *adopted*: https://example.com/a/b/actions/runs/1`,
  );
});

test("a carriage return or a colour of a stranger's is none", () => {
  expect(textOf("a\r# b\u001b[31m\n")).toBe("    a# b[31m\n");
});

test.each(["contract:diff", "contract:adopt"])(
  "the words that %s prints of a stranger's document are no instruction",
  (command) => {
    const step = workflow.split("- name:").find((each) => each.includes(`--silent ${command} `)) ?? "";
    const lines = step.split("\n").map((line) => line.trim());
    const [stop, run, go] = ['echo "::stop-commands::$word"', `npm run --silent ${command} `, 'echo "::$word::"'].map(
      (start) => lines.findIndex((line) => line.startsWith(start)),
    );
    expect(lines).toContain('word="$(openssl rand -hex 16)"');
    expect([stop, run, go].every((at) => at !== undefined && at > 0)).toBe(true);
    expect([stop, run, go]).toEqual([stop, run, go].toSorted((a = 0, b = 0) => a - b));
  },
);

test.each([
  [0, "the list\n", "changed"],
  [2, "the list\nNothing was taken over: contract:adopt ended with 2.\n", ""],
])(
  "contract:adopt that ends with %i hands its list over, and what it changed only where it ended well",
  (ends, list, patch) => {
    const step = workflow.split("- name:").find((each) => each.startsWith(" Take it over")) ?? "";
    const [, script = ""] = /run: \|\n([\s\S]*?)\n {6}- /.exec(step) ?? [];
    const folder = newFolder();
    const npm = `#!/bin/sh\necho "the list" > .work/adopted/list.txt\necho changed > contract.tsp\nexit ${ends}\n`;
    writeFileSync(join(folder, "npm"), npm, { mode: 0o755 });
    writeFileSync(join(folder, "contract.tsp"), "as it was\n");
    writeFileSync(join(folder, ".gitignore"), ".work\n");
    const commit = "git init --quiet && git add --all && git -c user.name=a -c user.email=a@b commit --quiet -m a";
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, RUNNER_TEMP: folder };
    const run = spawnSync("bash", ["-e", "-c", `${commit}\n${script}`], { cwd: folder, env, encoding: "utf8" });
    expect([run.status, run.stderr]).toEqual([0, ""]);
    expect(readFileSync(join(folder, ".work/adopted/list.txt"), "utf8")).toBe(list);
    const changes = readFileSync(join(folder, ".work/adopted/changes.patch"), "utf8");
    expect(/^\+(.*)$/m.exec(changes.replace(/^\+\+\+.*\n/m, ""))?.[1] ?? "").toBe(patch);
  },
);
