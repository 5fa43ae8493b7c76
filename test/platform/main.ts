import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { AbsentError } from "../../scripts/peers/install-peer.ts";
import { evidenceFile } from "../parity/evidence.ts";
import { type PlatformEvidence, readPlatform } from "../parity/platform.ts";
import { type Fixture, findFixtures, randomness } from "./fixtures.ts";
import { emptyOutcome, type Outcome, oneLine, record } from "./outcome.ts";
import { type BuildOptions, prepare } from "./output.ts";
import { findPatterns, judgePattern } from "./patterns.ts";
import { absenceOf, askProbe } from "./probe.ts";
import { type Site, withSite } from "./site.ts";
import { findStatements, judgeStatement } from "./statements.ts";

// npm run test:platform -- <checkout of the platform's public repository> [part of a fixture's name …]: what its authors ask of real
// deployments, asked of the emulator. What fails more often than was noted fails the run; with --update it is noted.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: "boolean" },
    "build-seconds": { type: "string", default: "240" },
    again: { type: "boolean" },
  },
});
const [checkout, ...words] = positionals;
if (checkout === undefined || !existsSync(checkout)) {
  console.error(
    "npm run test:platform -- <folder of a checkout of github.com/vercel/vercel> [part of a fixture's name …] [--build-seconds 0: build nothing] [--again: build anew] [--update]",
  );
  process.exit(2);
}
const options: BuildOptions = { seconds: Number(values["build-seconds"]), isReused: !values.again };
const isChosen = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
const outcomes: Outcome[] = [];
try {
  for (const pattern of findPatterns(checkout))
    if (isChosen(pattern.name)) await add(pattern.name, judgePattern(pattern));
  for (const statement of findStatements(checkout)) {
    const name = `cli/dev/${statement.fixture}`;
    if (isChosen(name)) await add(name, judgeStatement(statement, checkout, options));
  }
  for (const fixture of findFixtures(checkout))
    if (isChosen(fixture.name)) await add(fixture.name, judgeFixture(fixture));
} catch (error) {
  if (!(error instanceof AbsentError)) throw error;
  console.error(`The platform's fixtures cannot be built: ${error.message}`);
  process.exit(1);
}
process.exit(summarize() ? 0 : 1);

async function add(name: string, judged: Promise<Outcome>): Promise<void> {
  const outcome = await judged.catch(
    (error: unknown): Outcome => ({ ...emptyOutcome(name), failed: [oneLine(`the deployment: ${error}`)] }),
  );
  outcomes.push(outcome);
  const { passed, failed, notApplicable } = outcome;
  const state = failed.length > 0 ? "FAILED" : passed > 0 ? "passed" : "n/a   ";
  console.log(
    `${state}  ${name}: ${passed} passed, ${failed.length} failed${notApplicable.map((reason) => `; not applicable: ${reason}`).join("")}`,
  );
  for (const each of failed) console.log(`        ${each}`);
}

async function judgeFixture({ name, folder, config, probes, script }: Fixture): Promise<Outcome> {
  const outcome = emptyOutcome(name);
  const prepared = prepare(name, folder, config, options);
  if ("reason" in prepared) return { ...outcome, notApplicable: [prepared.reason] };
  const env = { ...config.env, RANDOMNESS_ENV_VAR: randomness };
  await withSite({ name, env, ...prepared }, async (site) => {
    if (script !== undefined) record(outcome, "its program", await askScript(script, site));
    for (const probe of probes) {
      const absence = absenceOf(probe, site);
      if (absence === undefined) record(outcome, `${probe.method ?? "GET"} ${probe.path}`, await askProbe(probe, site));
      else if (!outcome.notApplicable.includes(absence)) outcome.notApplicable.push(absence);
    }
  });
  return outcome;
}

async function askScript(file: string, { host, ask }: Site): Promise<string | undefined> {
  const fetch = (url: string, init: RequestInit = {}) => ask(url.replace(`https://${host}`, ""), init);
  const run: (context: object) => Promise<void> = createRequire(file)(file);
  return run({ deploymentUrl: host, fetch, randomness }).then(() => undefined, String);
}

function summarize(): boolean {
  const [passed, failed] = [
    outcomes.reduce((sum, each) => sum + each.passed, 0),
    outcomes.reduce((sum, each) => sum + each.failed.length, 0),
  ];
  const without = outcomes.filter((each) => each.passed + each.failed.length === 0);
  console.log(
    `\n${outcomes.length - without.length} fixtures: ${passed} passed, ${failed} failed. ${without.length} fixtures are not applicable.`,
  );
  const byReason = Map.groupBy(without, ({ notApplicable: [reason = ""] }) =>
    reason.replaceAll(/[\d.]+|"[^"]*"/g, "…"),
  );
  for (const [reason, { length }] of [...byReason].sort(([, one], [, other]) => other.length - one.length))
    console.log(`${String(length).padStart(5)}  ${reason}`);
  const found: PlatformEvidence["fixtures"] = Object.fromEntries(
    outcomes
      .filter((each) => !without.includes(each))
      .map((outcome) => [outcome.name, { passed: outcome.passed, failed: outcome.failed }]),
  );
  const noted = readPlatform();
  if (values.update) {
    const evidence: PlatformEvidence = {
      date: new Date().toISOString().slice(0, 10),
      fixtures: { ...Object.fromEntries(Object.entries(noted.fixtures).filter(([name]) => !isChosen(name))), ...found },
    };
    writeFileSync(evidenceFile("platform"), `${JSON.stringify(evidence, undefined, 2)}\n`);
    return true;
  }
  const before = (name: string) => noted.fixtures[name]?.failed.length ?? 0;
  const worse = Object.entries(found).filter(([name, each]) => each.failed.length > before(name));
  for (const [name] of worse) console.error(`${name} fails more often than docs/parity.md says.`);
  return worse.length === 0;
}
