import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../test/new-folder.ts";
import { covers } from "../differ/weight.ts";
import { statedWeights, writeChangesets } from "./changesets.ts";
import type { Bump } from "./plan.ts";

let home: string;
beforeEach(() => {
  home = newFolder();
});

const bump = (folder: string, ...news: Bump["news"]): Bump => ({
  folder,
  name: `@slipway/${folder}`,
  weight: news[0]?.weight ?? "patch",
  news,
});
const takes = { about: "a", sentence: "`listProjects` takes `repoUrl`.", weight: "minor" } as const;
const gone = { about: "b", sentence: "`Project.link` is gone.", weight: "major" } as const;
const files = () => readdirSync(join(home, ".changeset"));

test("a plan becomes a changeset for each package and weight", async () => {
  writeChangesets(home, [bump("projects", gone, takes), bump("dns", takes)]);
  expect(files()).toEqual(["plan-dns-minor.md", "plan-projects-major.md", "plan-projects-minor.md"]);
  expect(readFileSync(join(home, ".changeset/plan-projects-major.md"), "utf8")).toBe(
    '---\n"@slipway/projects": major\n---\n\n`Project.link` is gone.\n',
  );
  expect(Object.fromEntries(await statedWeights(home))).toEqual({
    "@slipway/dns": "minor",
    "@slipway/projects": "major",
  });
});

test("a second plan takes the first one's place, and leaves what people wrote", async () => {
  writeChangesets(home, [bump("projects", gone)]);
  writeFileSync(join(home, ".changeset/by-hand.md"), '---\n"@slipway/core": patch\n---\n\nRetries wait less.\n');
  writeChangesets(home, [bump("dns", takes)]);
  expect(files()).toEqual(["by-hand.md", "plan-dns-minor.md"]);
  expect(Object.fromEntries(await statedWeights(home))).toEqual({ "@slipway/core": "patch", "@slipway/dns": "minor" });
});

test.each([
  ["minor", "minor", true],
  ["major", "minor", true],
  ["patch", "minor", false],
  [undefined, "patch", false],
] as const)("a changeset of weight %s is enough for a %s change: %s", (stated, needed, enough) => {
  expect(covers(stated, needed)).toBe(enough);
});
