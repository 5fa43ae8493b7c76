import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import type { CreateDeploymentInput } from "@slipway/deployments";
import { CreateDeploymentInput as DeploymentSchema } from "@slipway/deployments/schemas";
import { createProjectEnvs, updateProject } from "@slipway/projects";
import { CreateProjectInput, ProjectEnvInput, UpdateProjectInput } from "@slipway/projects/schemas";
import { expect, test } from "vitest";
import { builtOf } from "../../../test/build-output.ts";
import { deployFunctions, fn } from "../../../test/functions.ts";
import { deployBuilt } from "../../../test/start.ts";
import { outputMembers } from "../../domain/deployments/build-output.ts";
import { withoutEffect } from "../../domain/deployments/effects.ts";
import { pageMembers } from "../../domain/deployments/prerender.ts";
import { functionMembers } from "../../domain/deployments/read-function.ts";

/**
 * Effects of the members of requests and of a deployment's files, and the tests that see them; `-`: nothing that a client or a visitor
 * sees. The build log names what has no row: a member of `withoutEffect`, and of a file each that nothing reads, such as
 * `supportsMultiPayloads` of functions: the platform's command line hands it on (`packages/build-utils/src/lambda.ts` of vercel/vercel,
 * 2026-11-29), and what a call with several payloads is like is not published.
 */
const table = `
deployment | name project files{file data encoding mode sha size} skipAutoDetectionConfirmation | whose it is, and of what | a site is uploaded, deployed, served, promoted and rolled back
deployment | target | where it goes | a first deployment that names an environment of the project's own is that one's
deployment | customEnvironmentSlugOrId | where it goes | a deployment goes to the environment that it names, and its domains follow
deployment | deploymentId | what is deployed again | a deployment that is deployed again keeps what it was configured with, unless the request says otherwise
deployment | gitSource{type} | a build that fails | a deployment that only names a Git commit fails to build, because no Git host is contacted
deployment | gitSource{org owner projectId ref repo repoId repoUuid sha slug workspaceUuid} | lists, branches, system variables | a function gets the documented system variables
deployment | gitMetadata{commitAuthorName commitMessage commitRef commitSha remoteUrl} meta | lists, branches, system variables | a function gets the documented system variables
deployment | gitMetadata{ci ciGitProviderUsername ciGitRepoVisibility ciType commitAuthorEmail dirty rootDirectory} | - | -
deployment | env | variables of functions and middlewares | a deployment's own variables are those of its functions and middlewares; what has no effect, the log names
deployment | regions | VERCEL_REGION | a function gets the documented system variables
deployment | autoAssignCustomDomains | production stays where it is | a production deployment that is not to be assigned leaves production where it is
deployment | alias | names that lead to it | settings that every client sends beside the files are accepted, stored and returned
deployment | cleanUrls trailingSlash redirects{source destination permanent statusCode has missing} | where paths lead | a configuration of %s case
deployment | rewrites{source destination has missing} headers{source headers has missing} | where paths lead | a configuration of %s case
deployment | routes{src dest headers methods continue caseSensitive check important status has missing handle} | where paths lead | a configuration of %s case
deployment | routes{mitigate} | 501 where it would apply | \`%s\` of a build's route is 501 where it would apply, and nowhere else
deployment | routes{transforms} | what a function gets | a route changes what a function gets: %j
deployment | routes{locale} | a redirect by language | a visitor who reads %s and has the cookie %s gets %s
deployment | routes{override} | - | -
deployment | bulkRedirectsPath | where paths lead | a file of redirects that nobody can follow is named in the record, and stops nothing
deployment | crons{path schedule} | calls by the clock | crons of a preview are called when it is promoted, and the earlier ones after a rollback
deployment | images{contentDispositionType contentSecurityPolicy dangerouslyAllowSVG domains formats localPatterns minimumCacheTTL qualities remotePatterns sizes} | images | an image that would be resized is answered by 501; without such settings there are none
deployment | prebuilt | a build's output | a build's output in a folder of another name is served as what it is
deployment | functions{affinity architecture excludeFiles experimentalTriggers functionFailoverRegions includeFiles maxConcurrency maxDuration memory regions runtime supportsCancellation} | whether it needs a build | what needs %s fails its build and says why; with code of the user's behind the project it answers
deployment | builds{use config src} framework buildCommand projectSettings{framework buildCommand} | whether it needs a build | what needs %s fails its build and says why; with code of the user's behind the project it answers
deployment | outputDirectory projectSettings{outputDirectory rootDirectory} | what is served | a project in a folder of its own is served from there
deployment | devCommand forceNew source version projectSettings{devCommand nodeVersion serverlessFunctionRegion skipGitConnectDuringLink sourceFilesOutsideRootDirectory} | - | -
project | name framework buildCommand outputDirectory rootDirectory | what is served, or needs a build | a project in a folder of its own is served from there
project | autoAssignCustomDomains | production waits | a project that does not assign its domains by itself stages production deployments
project | autoExposeSystemEnvs | system variables | a deployment's own variables are those of its functions and middlewares; what has no effect, the log names
project | serverlessFunctionRegion resourceConfig{functionDefaultRegions} | VERCEL_REGION | a function gets the documented system variables
project | directoryListing | a list of files | a folder without an index is listed where the project asks for that
project | oidcTokenConfig{enabled issuerMode} | a token for functions | a team is an issuer of its own where a project asks for that, and is discovered as one
project | ssoProtection{deploymentType} | who gets in | a new project is protected by Standard Protection unless the option, the seed or the call says otherwise
project | passwordProtection{deploymentType password} | who gets in | a site with a password asks for it, and lets in who typed it as long as it is the same
project | trustedIps{addresses deploymentType protectionMode} | who gets in | required addresses keep others out; a sufficient one opens a protected site
project | optionsAllowlist{paths} | who gets in | a preflight passes for the paths that are open for it
project | environmentVariables{key value type target gitBranch comment customEnvironmentIds} gitRepository{type repo} | variables, links | a project is found by id and by name, and keeps what was set
project | devCommand nodeVersion sandbox{region failoverRegions} sourceFilesOutsideRootDirectory autoAssignCustomDomainsUpdatedBy customerSupportCodeVisibility | - | -
project | dismissedToasts{key action dismissedAt value} resourceConfig{buildMachineElasticLastUpdated buildMachineElasticReason} skipGitConnectDuringLink | - | -
project | enableAffectedProjectsDeployments gitComments{onCommit onPullRequest} gitForkProtection gitLFS | - | -
project | gitProviderOptions{createDeployments consolidatedGitCommitStatus disableRepositoryDispatchEvents gitCommitStatus requireVerifiedCommits} | - | -
variable | key value target type | what functions get | a deployment keeps the names of the variables that it was built with
variable | gitBranch | what functions get | a branch's own variable takes the place of the one of all branches
variable | customEnvironmentIds | what functions get | code behind a project gets the variables that its deployment was built with, those of a custom environment too
variable | visibility | what is shown | a variable's visibility is stated, changed, and kept
variable | comment | - | -
config.json | version routes | where paths lead, or a build that fails | a config.json with %s fails the build, which says so, and once more when it is deployed again
config.json | overrides wildcard crons | types, names, hosts, calls by the clock | the types, names, hosts and crons of config.json are followed
config.json | images | images | an image that would be resized is answered by 501; without such settings there are none
config.json | cache framework | - | -
.vc-config.json | runtime handler entrypoint launcherType useWebApi shouldAddHelpers environment filePathMap | how a function is called | a function is called as it is written
.vc-config.json | awsLambdaHandler | 501 | a function that the emulator does not run is reported in the build log and at its path
.vc-config.json | maxDuration | when it ends | a function that %s ends with the platform's code, and others answer
.vc-config.json | memory | how much it has | a function knows how much memory it has
.vc-config.json | supportsResponseStreaming experimentalResponseStreaming | how much it answers, and when | an answer of a function that does not stream comes whole, with 4.5 MB at most
.vc-config.json | experimentalAllowBundling | what its program is | functions that may be one program are one
.vc-config.json | regions | VERCEL_REGION | a function gets the documented system variables
.vc-config.json | framework operationType deploymentTarget shouldAddSourcemapSupport | - | -
.prerender-config.json | fallback initialHeaders initialStatus | what is rendered before | the headers and the status that a page was rendered with are those of the answer
.prerender-config.json | expiration allowQuery allowHeader | what is made anew | a page that nobody has rendered is made once, kept as long as the build says, and made anew behind who comes then
.prerender-config.json | group | what is made anew with it | a page that nobody has rendered is made once, kept as long as the build says, and made anew behind who comes then
.prerender-config.json | bypassToken experimentalBypassFor | what passes over it | where %s, the function would answer, which says so; code behind the project answers in its place
.prerender-config.json | sourcePath prerenderClassification | - | -`;
const rows = table
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));

/** The members that a schema takes, and theirs, as `functions.memory`. */
function memberNames(schema: unknown): string[] {
  return Object.entries(entriesOf(schema)).flatMap(([name, value]) => {
    const inner = Object.keys(entriesOf(value));
    return inner.length === 0 ? [name] : inner.map((each) => `${name}.${each}`);
  });
}

function entriesOf(schema: unknown): object {
  const { entries, wrapped, item, value, options } = Object(schema);
  if (entries) return entries;
  if (wrapped ?? item ?? value) return entriesOf(wrapped ?? item ?? value);
  return Object.assign({}, ...(Array.isArray(options) ? options.map(entriesOf) : []));
}

/** `a b{c d}` is `a`, `b.c` and `b.d`. */
function statedNames(text: string): string[] {
  const parts = [...text.matchAll(/([^\s{]+)(?:\{([^}]*)\})?/g)];
  return parts.flatMap(([, name = "", inner]) => inner?.split(" ").map((each) => `${name}.${each}`) ?? [name]);
}

test("each member of a request and of a build's files has an effect that a test sees, or is named by the build log", async () => {
  const known: Record<string, readonly string[]> = {
    deployment: memberNames(DeploymentSchema),
    project: [CreateProjectInput, UpdateProjectInput].flatMap(memberNames).filter((name) => name !== "idOrName"),
    variable: memberNames(ProjectEnvInput),
    "config.json": [...outputMembers],
    ".vc-config.json": [...functionMembers],
    ".prerender-config.json": [...pageMembers],
  };
  const silent: Record<string, readonly string[]> = { ...withoutEffect };
  for (const [kind, members] of Object.entries(known)) {
    const names = rows.flatMap(([of, names = ""]) => (of === kind ? statedNames(names) : []));
    // A container without effect has it for all that it holds.
    const isBelow = (name: string) => (each: string) => each === name || each.startsWith(`${name}.`);
    const ignored = (silent[kind] ?? []).flatMap((name) => members.filter(isBelow(name)));
    expect([...names, ...new Set(ignored)].sort()).toEqual([...new Set(members)].sort());
  }
  const source = join(import.meta.dirname, "../..");
  const files = await Array.fromAsync(glob("**/*.test.ts", { cwd: source }));
  const tests = files.map((file) => readFileSync(join(source, file), "utf8")).join();
  expect(
    rows.map(([, , , title = "-"]) => title).filter((title) => title !== "-" && !tests.includes(`"${title}"`)),
  ).toEqual([]);
});

test("a deployment's own variables are those of its functions and middlewares; what has no effect, the log names", async () => {
  const names = ["OWN", "BOTH", "BUILD", "VERCEL_ENV"];
  const tells = `export default () => new Response(${JSON.stringify(names)}.map((name) => process.env[name]).join())`;
  const functions = ["page", "_middleware"].map((name) => fn(name, tells, { runtime: "edge" }));
  const routes = [{ src: "/guarded", middlewarePath: "_middleware", continue: true }];
  const { client, emulator, id } = await deployFunctions(Object.assign({}, ...functions), { routes });
  const body = { key: "BOTH", value: "project's", type: "plain", target: ["production"] } as const;
  await createProjectEnvs(client, { idOrName: "site", body });
  const deploy = async (request: Partial<CreateDeploymentInput>) => {
    const { id } = await deployBuilt(emulator, client, { name: "site", target: "production", ...request });
    const built = await builtOf({ client, emulator }, id);
    return { ...built, said: [(await built.get("/page"))[1], (await built.get("/guarded"))[1]] };
  };
  const env = { OWN: "own", BOTH: "mark" };
  const silent = {
    buildMachine: "turbo",
    public: true,
    gitAccessToken: "mark",
    build: { env: { BUILD: "mark" } },
  } as const;
  const first = await deploy({ deploymentId: id, env, ...silent });
  const named = "Without effect in the emulator: build.env, buildMachine, gitAccessToken, public";
  expect(first.log).toContain(`${named}"`);
  expect(first.said).toEqual(Array(2).fill("own,mark,,production"));
  expect((await deploy({ deploymentId: first.id })).said).toEqual(first.said);
  const settings = { staticIps: { enabled: true }, publicSource: false, autoExposeSystemEnvs: false };
  await updateProject(client, { idOrName: "site", ...settings });
  const other = await deploy({ deploymentId: first.id, env: { OWN: "other" } });
  expect(other.said).toEqual(Array(2).fill("other,project's,,"));
  expect(other.log).toContain(`${named}, staticIps of the project"`);
  emulator.serve("site", (_, { env: got }) => new Response(names.map((name) => got[name]).join()));
  const files = [{ file: "vercel.json", data: JSON.stringify({ env }) }];
  expect((await deploy({ files })).said).toEqual(Array(2).fill("own,mark,,"));
  const doors = [first.log, other.log, emulator.requests, emulator.served, await emulator.rows({ table: "builtEnvs" })];
  expect(JSON.stringify(doors)).not.toMatch(/"other"|mark/);
});
