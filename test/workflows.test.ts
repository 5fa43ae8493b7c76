import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checks } from "../scripts/checks.ts";
import { root } from "./sources.ts";

// A workflow has rights that a tag of somebody else's must not be able to take: whoever moves it runs what he likes.
const folder = join(root, ".github/workflows");
const workflows = readdirSync(folder)
  .filter((name) => /\.ya?ml$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

interface Step {
  readonly uses: string;
  /** All lines of the step, its own first. */
  readonly text: string;
}

function stepsOf(text: string): Step[] {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const [, indent = "", , uses] = /^(\s*)(- )?(?:"?uses"?):\s*(.*)$/.exec(line) ?? [];
    if (uses === undefined) return [];
    const end = lines.findIndex((each, at) => at > index && each.trim() !== "" && each.search(/\S/) <= indent.length);
    return [{ uses, text: lines.slice(index, end < 0 ? undefined : end).join("\n") }];
  });
}

function jobsOf(text: string): [string, string][] {
  const [, jobs = ""] = text.split(/^jobs:\n/m);
  return jobs
    .split(/^(?= {2}[\w-]+:\s*$)/m)
    .filter((job) => /^ {2}[\w-]+:/.test(job))
    .map((job) => [job.slice(0, job.indexOf(":")).trim(), job]);
}

const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

test("every workflow has jobs", () => {
  expect(workflows.map(({ name }) => name)).toEqual(expect.arrayContaining(["ci.yml", "release.yml"]));
  for (const { text } of workflows) expect(jobsOf(text).length).toBeGreaterThan(0);
});

test.each(workflows)("every action of $name is pinned by its commit, with the version in words", ({ text }) => {
  expect(stepsOf(text).length).toBeGreaterThan(0);
  expect(stepsOf(text).flatMap(({ uses }) => (pinned.test(uses) ? [] : uses))).toEqual([]);
});

test.each(workflows)("no checkout of $name leaves its credentials for the steps that follow", ({ text }) => {
  const checkouts = stepsOf(text).filter(({ uses }) => uses.startsWith("actions/checkout@"));
  expect(checkouts.filter((step) => !/^\s+persist-credentials: false$/m.test(step.text))).toEqual([]);
});

test.each(workflows)("$name reads the repository and no more, but for jobs that say otherwise", ({ text }) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(text).not.toMatch(/write-all|pull_request_target|workflow_run/);
});

test("a job that may publish in our name runs no mutable tag, image or latest version", () => {
  const publishing = workflows.flatMap(({ text }) =>
    jobsOf(text).filter(([, job]) => /^\s+id-token: write/m.test(job)),
  );
  expect(publishing.map(([name]) => name)).toEqual(["publish"]);
  for (const [, job] of publishing) {
    expect(job).not.toMatch(/docker:\/\/|container:|\bnpx\b|@latest|curl|secrets\.(?!GITHUB_TOKEN\b)/);
  }
});

function commandsOf(job: string): string[] {
  return [...job.matchAll(/\brun: (?:\|\n((?: {10}.*\n| *\n)*)|(.*))/g)].map(([, lines = "", line]) => line ?? lines);
}

test("a job that may publish in our name installs and builds nothing: it publishes the result of a job without rights", () => {
  const jobs = new Map(workflows.flatMap(({ name, text }) => (name === "release.yml" ? jobsOf(text) : [])));
  const [publish = "", build = ""] = [jobs.get("publish"), jobs.get("build")];
  const hash = "$(cd .work/release && LC_ALL=C && sha256sum -- *.tgz | sha256sum | cut -d ' ' -f 1)";
  expect(commandsOf(publish)).toEqual([`test "${hash}" = "$TARBALLS"`, "node tools/release/publish.ts .work/release"]);
  expect(publish).toMatch(/^ +TARBALLS: \$\{\{ needs\.build\.outputs\.tarballs \}\}$/m);
  expect(publish).toMatch(/^ {4}needs: build$/m);
  expect(publish).not.toMatch(/: write(?! # says to npm)|changesets\/action|secrets\.|cache:/);
  expect(commandsOf(build)).toContain(`echo "hash=${hash}" >> "$GITHUB_OUTPUT"`);
  expect(build).not.toMatch(/permissions:|environment:|secrets\.|github\.token|: write/);
  // Nor may the other jobs that have rights publish: npm knows the environment by its name.
  expect([...jobs].flatMap(([name, job]) => (/^ {4}environment: npm$/m.test(job) ? name : []))).toEqual(["publish"]);
});

test.each(workflows)("no command of $name is made of words that somebody else chose", ({ text }) => {
  // Values that GitHub itself fills in: no title, branch or message.
  const known = ["github.token", "github.repository", "github.ref", "secrets.GITHUB_TOKEN", "matrix.os"];
  // A number that a step writes of a program's end.
  known.push("steps.difference.outputs.status");
  // A hash, and whether there are changesets.
  known.push("steps.tarballs.outputs.hash", "needs.build.outputs.tarballs", "steps.changesets.outputs.hasChangesets");
  const expressions = [...text.matchAll(/\$\{\{\s*(.*?)\s*\}\}/g)].map(([, expression = ""]) => expression);
  const chosen = expressions.filter((each) => !known.includes(each) && each !== "github.event_name == 'pull_request'");
  expect(chosen).toEqual([]);
  expect(commandsOf(text).filter((command) => command.includes("${{"))).toEqual([]);
});

test.each(workflows)(
  "a branch or an issue that $name finds by a name that anybody may use is its own: no fork's, and no person's",
  ({ text }) => {
    // A branch of a fork may have the same name, and everybody may open an issue of the same title.
    for (const [line] of text.matchAll(/gh pr list .*/g)) {
      expect(line).toContain("--json number,isCrossRepository,author ");
      expect(line).toContain(
        'select(.isCrossRepository == false and .author.is_bot and .author.login == "app/github-actions")',
      );
    }
    const issues = [...text.matchAll(/gh issue list .*/g)].map(([line]) => line);
    expect(issues.filter((line) => !line.includes(" --app github-actions "))).toEqual([]);
  },
);

/** Which job of which workflow runs which checks: `npm run check -- --job <job>`. */
const runs = workflows
  .filter(({ name }) => name !== "release.yml")
  .flatMap(({ name, text }) =>
    jobsOf(text).flatMap(([job, lines]) =>
      [...lines.matchAll(/run: npm run check -- --job (\S+)$/gm)].map(([, checked]) => ({ name, job, checked })),
    ),
  );

test("each job of checks is one job of one workflow, which has its name", () => {
  const jobs = [...new Set(Object.values(checks).map(({ job }) => job))];
  expect(runs.map(({ checked }) => checked).sort()).toEqual(jobs.sort());
  expect(runs.every(({ job, checked }) => job === checked)).toBe(true);
});

test("each check runs in one job: quick ones on three systems, those with other programs at night or, if long, once a week", () => {
  const namesOf = (job: string) => Object.keys(checks).filter((name) => checks[name]?.job === job);
  expect(namesOf("fast")).toEqual(expect.arrayContaining(["types", "format and lint", "tests"]));
  expect(namesOf("nightly")).toEqual([
    "interop",
    "terraform",
    "independent mock",
    "vendor SDK",
    "clients' requests",
    "raw descriptions",
    "commands",
  ]);
  // None of them is quick: what takes a minute or less is tried with every change.
  const contributing = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  for (const name of namesOf("weekly")) {
    expect(checks[name]?.seconds, name).toBeGreaterThan(60);
    expect(contributing).toContain(`| ${name} | ${checks[name]?.seconds} |`);
  }
  expect(runs.find(({ job }) => job === "fast")).toMatchObject({ name: "ci.yml" });
  const fast = workflows.flatMap(({ text }) => jobsOf(text)).find(([job]) => job === "fast")?.[1];
  expect(fast).toMatch(/os: \[ubuntu-latest, macos-latest, windows-latest\]/);
  expect(fast).toMatch(/timeout-minutes: 12$/m);
});

test("a release passes the checks of every job", () => {
  const [, release = ""] =
    workflows
      .flatMap(({ name, text }) => (name === "release.yml" ? jobsOf(text) : []))
      .find(([job]) => job === "checks") ?? [];
  expect(commandsOf(release)).toEqual([".ci/run", "npm run check -- --job weekly"]);
});

test("a single machine runs all of them but the weekly ones by one command", () => {
  expect(readFileSync(join(root, ".ci/run"), "utf8")).toMatch(/^exec node scripts\/run\.mjs node scripts\/check\.ts$/m);
});
