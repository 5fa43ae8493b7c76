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
import { withoutEffect } from "../../domain/deployments/effects.ts";

/** Members of requests, what they do to a deployment here, and the test that sees it; `-`: nothing on the platform either. What has no row has no effect here. */
const table = `
deployment | name project files skipAutoDetectionConfirmation | whose it is, and of what | a site is uploaded, deployed, served, promoted and rolled back
deployment | target | where it goes | a first deployment that names an environment of the project's own is that one's
deployment | customEnvironmentSlugOrId | where it goes | a deployment goes to the environment that it names, and its domains follow
deployment | deploymentId | what is deployed again | a deployment that is deployed again keeps what it was configured with, unless the request says otherwise
deployment | gitSource | a build that fails | a deployment that only names a Git commit fails to build, because no Git host is contacted
deployment | gitMetadata meta | lists, branches and their names | deployments are listed newest first, filtered and page by page
deployment | env build | variables of functions and middlewares; of the build none | a deployment's own variables are those of its functions and middlewares; what has no effect, the log names
deployment | autoAssignCustomDomains | production stays where it is | a production deployment that is not to be assigned leaves production where it is
deployment | alias | names that lead to it | settings that every client sends beside the files are accepted, stored and returned
deployment | cleanUrls trailingSlash redirects rewrites headers routes | where paths lead | a configuration of %s case
deployment | bulkRedirectsPath | where paths lead | a file of redirects that nobody can follow is named in the record, and stops nothing
deployment | crons | calls by the clock | crons of a preview are called when it is promoted, and the earlier ones after a rollback
deployment | images | images | an image that would be resized is answered by 501; without such settings there are none
deployment | prebuilt | a build's output | a build's output in a folder of another name is served as what it is
deployment | functions builds framework buildCommand projectSettings | whether it needs a build | what needs %s fails its build and says why; with code of the user's behind the project it answers
deployment | outputDirectory | what is served | a project in a folder of its own is served from there
deployment | devCommand forceNew source version | - | -
project | name framework buildCommand outputDirectory rootDirectory | what is served, or needs a build | a project in a folder of its own is served from there
project | autoAssignCustomDomains | production waits | a project that does not assign its domains by itself stages production deployments
project | autoExposeSystemEnvs | system variables | a deployment's own variables are those of its functions and middlewares; what has no effect, the log names
project | oidcTokenConfig | a token for functions | a team is an issuer of its own where a project asks for that, and is discovered as one
project | ssoProtection | who gets in | a new project is protected by Standard Protection unless the option, the seed or the call says otherwise
project | passwordProtection | who gets in | a site with a password asks for it, and lets in who typed it as long as it is the same
project | trustedIps | who gets in | required addresses keep others out; a sufficient one opens a protected site
project | optionsAllowlist | who gets in | a preflight passes for the paths that are open for it
project | environmentVariables gitRepository serverlessFunctionRegion | variables, links, shown as part of others | a project is found by id and by name, and keeps what was set
project | devCommand nodeVersion sandbox sourceFilesOutsideRootDirectory autoAssignCustomDomainsUpdatedBy customerSupportCodeVisibility dismissedToasts | - | -
project | enableAffectedProjectsDeployments gitComments gitForkProtection gitLFS gitProviderOptions skipGitConnectDuringLink | - | -
variable | key value target type | what functions get | a deployment keeps the names of the variables that it was built with
variable | gitBranch | what functions get | a branch's own variable takes the place of the one of all branches
variable | customEnvironmentIds | what functions get | code behind a project gets the variables that its deployment was built with, those of a custom environment too
variable | visibility | what is shown | a variable's visibility is stated, changed, and kept
variable | comment | - | -`;
const rows = table
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));

test("each member of a request has an effect that a test sees, or stands among those without", async () => {
  const members = (...schemas: unknown[]) => schemas.flatMap((schema) => Object.keys(Object(Object(schema).entries)));
  const all = {
    deployment: members(DeploymentSchema),
    project: members(CreateProjectInput, UpdateProjectInput).filter((name) => name !== "idOrName"),
    variable: members(ProjectEnvInput),
  };
  const silent: Record<string, readonly string[]> = { ...withoutEffect };
  for (const [kind, known] of Object.entries(all)) {
    const named = rows.filter(([of]) => of === kind).flatMap(([, names = ""]) => names.split(" "));
    expect([...named, ...(silent[kind] ?? [])].sort()).toEqual([...new Set(known)].sort());
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
    regions: ["fra1"],
    gitAccessToken: "mark",
    build: { env: { BUILD: "mark" } },
  } as const;
  const first = await deploy({ deploymentId: id, env, ...silent });
  const named = "Without effect in the emulator: build.env, buildMachine, gitAccessToken, regions";
  expect(first.log).toContain(`${named}"`);
  expect(first.said).toEqual(Array(2).fill("own,mark,,production"));
  expect((await deploy({ deploymentId: first.id })).said).toEqual(first.said);
  const settings = { directoryListing: true, publicSource: false, autoExposeSystemEnvs: false };
  await updateProject(client, { idOrName: "site", ...settings });
  const other = await deploy({ deploymentId: first.id, env: { OWN: "other" } });
  expect(other.said).toEqual(Array(2).fill("other,project's,,"));
  expect(other.log).toContain(`${named}, directoryListing of the project"`);
  emulator.serve("site", (_, { env: got }) => new Response(names.map((name) => got[name]).join()));
  const files = [{ file: "vercel.json", data: JSON.stringify({ env }) }];
  expect((await deploy({ files })).said).toEqual(Array(2).fill("own,mark,,"));
  const doors = [first.log, other.log, emulator.requests, emulator.served, await emulator.rows({ table: "builtEnvs" })];
  expect(JSON.stringify(doors)).not.toMatch(/"other"|mark/);
});
