import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../scripts/build.ts";
import { installPeer, peerProgram } from "../../scripts/peers/install-peer.ts";
import peers from "../../scripts/peers/peers.json" with { type: "json" };
import { type FixtureConfig, isBuilt, placeholder, randomness } from "./fixtures.ts";

/** A folder to deploy, or why there is none. */
export type Prepared = { readonly directory: string; readonly isPrebuilt: boolean } | { readonly reason: string };

/** Builds of this run, by the name of the fixture. An existing output is not built again. */
const outputs = join(root, ".work/platform");

export interface BuildOptions {
  readonly seconds: number;
  readonly isReused?: boolean | undefined;
}

/** Copies a project, so that the checkout stays unchanged, and builds it with the platform's command line if needed. */
export function prepare(name: string, folder: string, config: FixtureConfig, options: BuildOptions): Prepared {
  const directory = join(outputs, name);
  const isPrebuilt = isBuilt(folder, config);
  const problem = isPrebuilt ? problemOf(directory) : undefined;
  if (isPrebuilt && options.isReused !== false && problem === undefined) return { directory, isPrebuilt };
  if (options.isReused !== false && problem !== undefined && problem !== noOutput) return { reason: problem };
  if (isPrebuilt && options.seconds === 0) return { reason: "it is not built, and builds are left out" };
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(dirname(directory), { recursive: true });
  cpSync(folder, directory, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/[/\\]\.vercel$|[/\\]probe\.c?js$/.test(path),
  });
  fillPlaceholders(directory);
  const { probes: _, uploadNowJson: __, projectSettings, ...stated } = config;
  const isNext = stated.builds?.some(({ use }) => use === "@vercel/next") ?? false;
  writeFileSync(join(directory, "vercel.json"), JSON.stringify(isNext ? withoutBuilds(stated) : stated));
  if (!isPrebuilt) return { directory, isPrebuilt };
  const settings = { nodeVersion: "24.x", ...projectSettings, ...(isNext && linkNext(directory)) };
  mkdirSync(join(directory, ".vercel"));
  const env = Object.entries({ ...config.build?.env, RANDOMNESS_BUILD_ENV_VAR: randomness });
  writeFileSync(
    join(directory, ".vercel/.env.production.local"),
    env.map(([key, value]) => `${key}=${JSON.stringify(value)}\n`).join(""),
  );
  writeFileSync(
    join(directory, ".vercel/project.json"),
    JSON.stringify({ projectId: "prj_here", orgId: "team_here", settings }),
  );
  const failure = build(directory, options.seconds);
  // The link names nobody's project.
  rmSync(join(directory, ".vercel/project.json"), { force: true });
  const reason = failure ?? problemOf(directory);
  return reason === undefined ? { directory, isPrebuilt } : { reason };
}

function fillPlaceholders(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" })) {
    const file = join(entry.parentPath, entry.name);
    const content = entry.isFile() ? readFileSync(file) : Buffer.of();
    if (content.includes(placeholder)) writeFileSync(file, content.toString().replaceAll(placeholder, randomness));
  }
}

/** The builder of Next as the command line finds it by itself: `builds` would install what the lockfile of a fixture names. */
function withoutBuilds(config: FixtureConfig): FixtureConfig {
  const [build, ...others] = config.builds ?? [];
  if (build?.src !== "package.json" || others.length > 0) return config;
  const { builds: _, ...rest } = config;
  const functions = build.config?.functions;
  return functions === undefined ? rest : { ...rest, functions };
}

/** Fixtures of Next ask for its newest version. They are built with the one that is pinned here. */
function linkNext(directory: string): object {
  const modules = join(installPeer("application-next"), "node_modules");
  const file = join(directory, "package.json");
  const { dependencies, devDependencies, ...manifest } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const lacking = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !existsSync(join(modules, name)),
  );
  if (lacking.length > 0) return { framework: "nextjs" };
  const scripts = { ...manifest.scripts };
  delete scripts["vercel-build"];
  delete scripts["now-build"];
  writeFileSync(
    file,
    JSON.stringify({ ...manifest, scripts, engines: undefined, dependencies: peers["application-next"] }),
  );
  for (const lock of ["yarn.lock", "package-lock.json", "pnpm-lock.yaml"])
    rmSync(join(directory, lock), { force: true });
  spawnSync("cp", ["-al", modules, join(directory, "node_modules")]);
  return { framework: "nextjs", installCommand: "true", buildCommand: "next build --webpack" };
}

function build(cwd: string, seconds: number): string | undefined {
  const command = peerProgram("platform-clients", "vercel");
  // The variables of the package manager that runs this name its folders and its settings.
  const isOwn = (name: string) => /^(npm_(?!config_registry)|pnpm|node_options|init_cwd)/i.test(name);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOwn(name)));
  const quiet = { CI: "1", NO_COLOR: "1", VERCEL_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };
  const options = {
    cwd,
    encoding: "utf8",
    timeout: seconds * 1000,
    killSignal: "SIGKILL",
    env: { ...env, ...quiet },
  } as const;
  const { status, error, stdout, stderr } = spawnSync(
    command,
    ["build", "--yes", "--prod", "--token", "none"],
    options,
  );
  if (error) return `the build did not end within ${seconds} s`;
  if (status === 0) return undefined;
  const lines = `${stdout}\n${stderr}`.split("\n").filter((line) => /error|not found|ERR/i.test(line));
  return `the build failed: ${(lines.at(-1) ?? stderr.slice(-200)).trim()}`;
}

const noOutput = "the build wrote no output";

/** Why an output cannot be deployed. */
function problemOf(directory: string): string | undefined {
  const output = join(directory, ".vercel/output");
  if (!existsSync(join(output, "config.json"))) return noOutput;
  const file = join(output, "builds.json");
  const { error, builds = [] } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const other = readdirSync(output, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".vc-config.json"))
    .map((path) => JSON.parse(readFileSync(join(output, path), "utf8")).runtime)
    .find((runtime) => !/^(nodejs|edge)/.test(runtime));
  if (other !== undefined) return `the emulator runs no functions for ${other}`;
  const failed: { message?: string } | undefined =
    error ?? builds.find((each: { error?: object }) => each.error)?.error;
  return failed && `the build failed: ${failed.message}`;
}
