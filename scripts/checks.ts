import { ensurePrograms } from "../test/interop/programs.ts";
import { writeReadmes } from "../test/readme-blocks.ts";
import { checkRawDescriptions } from "../tools/raw-descriptions/check.ts";
import { checkApi } from "../tools/release/check.ts";
import { checkSizes } from "./budgets/sizes.ts";
import { build, root, run } from "./build.ts";
import { checkDisk } from "./disk.ts";
import { checkFirstSeconds } from "./first-seconds.ts";
import { checkImportCounts } from "./import-counts.ts";
import type { Absences, Failures } from "./outcome.ts";
import { checkMatrix } from "./packed/matrix.ts";
import { pack } from "./packed/pack.ts";
import { AbsentError, installPeer, type PeerName } from "./peers/install-peer.ts";
import { checkRuntimes } from "./runtimes.ts";
import { checkTerraform } from "./terraform.ts";
import { readReport, runBusy, runEndurance } from "./tests/report.ts";
import { checkTrials } from "./trials.ts";
import { checkTypeCounts } from "./type-counts.ts";

/**
 * The jobs of CI: `fast` runs on every change and system, `packed` on every change with what users get, `nightly` with
 * programs of others. `weekly` judges at length: `.ci/run` and a plain `npm run check` leave it out.
 */
export type Job = "fast" | "packed" | "nightly" | "weekly";

/** A check, and the one job of CI that runs it. True when it passed, or what it had to do without, or what failed by name. */
export interface Check {
  readonly job: Job;
  /** It waits for other programs more than it computes, and wants nothing packed: it may run beside what does. */
  readonly isBeside?: true;
  /** About how many seconds it takes on two quiet cores, of a check that is weekly for them. */
  readonly seconds?: number;
  readonly run: () => boolean | Absences | Failures | Promise<boolean | Absences | Failures>;
}

let packages: ReturnType<typeof pack> | undefined;
const packed = () => {
  packages ??= pack();
  return packages;
};
const succeeds = (program: string, ...args: string[]) => run(program, args, { cwd: root }) === 0;
const fast = (run: Check["run"]): Check => ({ job: "fast", run });
const onPacked = (run: Check["run"]): Check => ({ job: "packed", run });
const nightly = (run: Check["run"]): Check => ({ job: "nightly", run });
const weekly = (seconds: number, run: Check["run"]): Check => ({ job: "weekly", seconds, run });
const beside = (run: Check["run"]): Check => ({ ...nightly(run), isBeside: true });

function failedTests(): Failures {
  return { failures: readReport().failures.map(({ what, why }) => `${what}: ${why}`) };
}

/** Runs a check with what no one here wrote; without a network it is absent. */
function withPeer(name: PeerName, check: () => boolean): boolean | Absences {
  try {
    installPeer(name);
  } catch (error) {
    if (error instanceof AbsentError) return { absent: [error.message] };
    throw error;
  }
  return check();
}

/** Every check that a change has to pass, by name, in the order in which one machine runs them. */
export const checks: Readonly<Record<string, Check>> = {
  build: fast(() => {
    build();
    return true;
  }),
  tests: fast(() => succeeds("npm", "test") || failedTests()),
  "format and lint": fast(
    () =>
      succeeds("biome", "ci", "--colors=off", "--error-on-warnings", ".") &&
      succeeds("tsp", "format", "--check", "{contract,generator}/**/*.tsp"),
  ),
  // The code of READMEs and guides by itself, as users have it: it says more of what it does not use than sources may.
  types: fast(() => succeeds("tsc", "-p", ".") && succeeds("tsc", "-p", writeReadmes())),
  "generated files": fast(() => succeeds("node", "generator/src/main.ts", "--check")),
  "public API": fast(() => checkApi()),
  "unused code": fast(() => succeeds("knip")),
  "packed packages": onPacked(() => checkMatrix(packed(), "packed")),
  "size budgets": onPacked(() => checkSizes(packed())),
  "type count budget": onPacked(() => checkTypeCounts(packed())),
  "disk budget": onPacked(() => checkDisk(packed())),
  interop: beside(() => {
    const { absent } = ensurePrograms();
    if (absent !== undefined) return { absent: [absent] };
    build();
    return succeeds("node", "test/interop/main.ts");
  }),
  applications: weekly(150, async () => {
    build();
    return (await import("../test/applications/check.ts")).checkApplications();
  }),
  "agent's day": weekly(80, async () => {
    build();
    return (await import("../test/agents-day/check.ts")).checkAgentsDay();
  }),
  terraform: nightly(() => {
    build();
    return checkTerraform();
  }),
  "independent mock": beside(() => withPeer("independent", () => succeeds("node", "test/independent/main.ts"))),
  "vendor SDK": beside(() => succeeds("node", "tools/vendor-sdk/main.ts")),
  "clients' requests": beside(() =>
    withPeer("platform-clients", () => {
      build();
      return succeeds("node", "tools/contract-clients/main.ts");
    }),
  ),
  "raw descriptions": beside(() => checkRawDescriptions()),
  // Imported when it runs: the pages are made with the packages as built, and a clean checkout has none before "build".
  site: onPacked(async () => (await import("./site/check.ts")).checkSite()),
  commands: beside(() => checkFirstSeconds()),
  demo: onPacked(() => succeeds("npm", "run", "demo")),
  "import budget": onPacked(() => checkImportCounts(packed())),
  endurance: weekly(306, () => runEndurance() === 0 || failedTests()),
  "platform clients": weekly(290, () => withPeer("platform-clients", () => succeeds("npm", "run", "test:clients"))),
  "platform fixtures": weekly(3600, () => {
    const folder = process.env.SLIPWAY_PLATFORM_CHECKOUT;
    if (folder === undefined)
      return {
        absent: ["a checkout of the platform's public repository (SLIPWAY_PLATFORM_CHECKOUT names its folder)"],
      };
    return withPeer("platform-clients", () => succeeds("npm", "run", "test:platform", "--", folder));
  }),
  trials: weekly(240, () => checkTrials()),
  "busy machine": weekly(1800, () => runBusy() === 0 || failedTests()),
  "packed packages, at length": weekly(400, () => checkMatrix(packed(), "weekly")),
  runtimes: weekly(166, () => checkRuntimes(packed())),
};
