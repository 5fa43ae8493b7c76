import { isDeepStrictEqual } from "node:util";
import { type GenericSchema, is } from "valibot";
import { folderOf } from "../domain/deployments/needs.ts";
import { type DeploymentRow, deploymentTable, fileListTable } from "../domain/deployments/tables.ts";
import { aliasTable } from "../domain/hosts/alias-tables.ts";
import { productionNames } from "../domain/hosts/assign-aliases.ts";
import { productionDeployment } from "../domain/hosts/production.ts";
import { type AccountDomainRow, accountDomainTable, recordTable, system } from "../domain/names/domain-tables.ts";
import { toRecordInput } from "../domain/names/read-record.ts";
import { domainTable, envTable, type ProjectRow, projectTable } from "../domain/projects/tables.ts";
import { teamDefaults } from "../domain/projects/team-defaults.ts";
import { hostLabel } from "../engine/addresses/host-label.ts";
import { omitUndefined } from "../engine/omit-undefined.ts";
import { isClosed } from "../engine/platform-error.ts";
import type { Services } from "../engine/services.ts";
import { knownPart } from "../engine/unknown-members.ts";
import { schemaNamed, schemaProblem } from "../engine/validate.ts";
import type { Catalog } from "../pipeline/catalog.ts";
import { newId } from "../store/ids.ts";
import type { SeedCall } from "./seed-data.ts";

type Item = Readonly<Record<string, unknown>>;
type CallScope = Pick<SeedCall, "team" | "as">;

const maxFileBytes = 1024 * 1024;

const projectAnswer = "project-just-made";

/** Writes the calls that recreate accounts' resources, in the order of creation. */
export class CallWriter {
  readonly omitted: string[] = [];
  readonly #calls: SeedCall[] = [];
  readonly #last: SeedCall[] = [];
  readonly #names = new Set<string>();
  readonly #services: Services;
  readonly #catalog: Catalog;
  #deployed = 0;

  constructor(services: Services, catalog: Catalog) {
    this.#services = services;
    this.#catalog = catalog;
  }

  all(): SeedCall[] {
    const built = this.#deployed === 0 ? [] : [{ advance: `${1 + Math.ceil(this.#deployed / 6)} minutes` }];
    return [...this.#calls, ...built, ...this.#last];
  }

  async addAccount(accountId: string, by: CallScope): Promise<void> {
    const { rows } = this.#services;
    for (const domain of rows(accountDomainTable).by("account", accountId)) await this.#addDomain(domain, by);
    for (const project of rows(projectTable).by("account", accountId)) await this.#addProject(project, by);
  }

  async #add(by: CallScope, name: string, fixed: Item, item?: Item, calls: SeedCall[] = this.#calls): Promise<Item> {
    const operation = await this.#catalog.operationNamed(name);
    const schema = schemaNamed(operation, operation.contract.input);
    const all = { ...omitUndefined({ ...item }), ...fixed };
    // Judged the same way as a call's input.
    const accepted = Object.entries(isClosed(name) ? all : Object(knownPart(schema, all).value));
    const { entries }: GenericSchema & { readonly entries?: Readonly<Record<string, GenericSchema>> } = schema;
    const input = Object.fromEntries(accepted.filter(([member, value]) => !entries || isValid(entries[member], value)));
    const rest = Object.fromEntries(Object.entries(all).filter(([member]) => !Object.hasOwn(input, member)));
    if (item && Object.keys(input).length === Object.keys(fixed).length) return rest;
    const problem = schemaProblem(schema, input);
    if (problem === undefined) calls.push({ ...by, [name]: input });
    else this.omitted.push(`${name} of ${Object.values(fixed).join(" ")}: ${problem}`);
    return rest;
  }

  #omit(item: Item, of: string): void {
    const members = Object.keys(item).filter((member) => item[member] !== null);
    this.omitted.push(...members.map((member) => `\`${member}\` of ${of}`));
  }

  async #addDomain(
    { id, name, zone, renew, customNameservers, echMode, offer }: AccountDomainRow,
    by: CallScope,
  ): Promise<void> {
    await this.#add(by, "addDomain", { method: "add", name, ...(!zone && { zone }) });
    const changed = { renew, customNameservers, ...(echMode !== "auto" && { echMode }) };
    this.#omit(omitUndefined({ offer }), `the domain ${name}`);
    if (Object.keys(omitUndefined(changed)).length > 0)
      await this.#add(by, "updateDomain", { op: "update", domain: name }, changed);
    for (const record of this.#services.rows(recordTable).by("domain", id))
      if (record.creatorId !== system)
        await this.#add(by, "createDnsRecord", { domain: name }, { ...toRecordInput(record) });
  }

  async #addProject(project: ProjectRow, by: CallScope): Promise<void> {
    const { rows, hosts } = this.#services;
    const { id, name, paused, sitePassword, crons } = project;
    const { link, autoAssignCustomDomains, deploymentExpiration: _, ...settings } = project.settings;
    const what = `the project ${name}`;
    const domains = rows(domainTable).by("project", id);
    const plain = `${hostLabel(name)}.${hosts.baseDomain}`;
    // A project is created with a domain; unless the project has it, it is removed once the others are there.
    const first = domains[0]?.name === plain && !this.#names.has(plain) ? plain : undefined;
    const password = sitePassword ? { ...settings.passwordProtection, password: newId("", 24) } : undefined;
    if (password) this.omitted.push(`the password of ${what}: the seed has a new one, so that nobody else comes in`);
    const rest = await this.#add(
      first ? by : { ...by, as: projectAnswer },
      "createProject",
      { name },
      {
        ...settings,
        ssoProtection: settings.ssoProtection ?? null,
        gitRepository: link && { type: link.type, repo: repositoryOf(link) },
        ...(password && { passwordProtection: password }),
      },
    );
    this.#omit(await this.#add(by, "updateProject", { idOrName: name }, rest), what);
    if (link && link.productionBranch !== "main")
      await this.#add(by, "updateProductionBranch", { idOrName: name, branch: link.productionBranch });
    const hooks = link?.deployHooks.length ? true : null;
    this.#omit({ deployHooks: hooks, crons: crons ?? null, ...this.#ownExpiration(project) }, what);
    await this.#addVariables(project, by, what);
    await this.#addDomains(project, by, first);
    await this.#addProduction(project, by);
    if (autoAssignCustomDomains !== undefined)
      await this.#add(by, "updateProject", { idOrName: name }, { autoAssignCustomDomains }, this.#last);
    if (paused) await this.#add(by, "pauseProject", { projectId: name }, undefined, this.#last);
  }

  /** Retention other than that of the account's new projects, which no call of a seed gives. */
  #ownExpiration({ accountId, settings: { deploymentExpiration } }: ProjectRow): object {
    const { deploymentExpiration: usual } = teamDefaults(this.#services, accountId);
    return isDeepStrictEqual(deploymentExpiration, usual) ? {} : omitUndefined({ deploymentExpiration });
  }

  async #addVariables({ id, name: idOrName }: ProjectRow, by: CallScope, what: string): Promise<void> {
    const { rows, keys } = this.#services;
    for (const env of rows(envTable).by("project", id)) {
      const { key, type, target, gitBranch, comment, visibility } = env;
      const unfit = type === "sensitive" ? type : env.customEnvironmentIds.length > 0 && "of a custom environment";
      const variable = { key, value: keys.decrypt(env.secretValue), type, target, gitBranch, comment, visibility };
      if (unfit) this.omitted.push(`the variable ${key} of ${what}, which is ${unfit}`);
      else await this.#add(by, "createProjectEnvs", { idOrName }, variable);
    }
  }

  async #addDomains({ id, name: idOrName }: ProjectRow, by: CallScope, first: string | undefined): Promise<void> {
    const all = this.#services.rows(domainTable).by("project", id);
    const domains = all.filter(({ customEnvironmentId }) => customEnvironmentId === null);
    for (const { name, customEnvironmentId, verified } of all)
      if (customEnvironmentId !== null) this.omitted.push(`the domain ${name}, which is of a custom environment`);
      else if (!verified) this.omitted.push(`that the domain ${name} waits for a proof`);
    for (const { name, gitBranch } of domains) {
      this.#names.add(name);
      if (name !== first) await this.#add(by, "addProjectDomain", { idOrName, name, ...(gitBranch && { gitBranch }) });
    }
    if (!first) await this.#add(by, "removeProjectDomain", { idOrName, domain: `{{${projectAnswer}.alias.0.domain}}` });
    // A redirect needs its target to exist.
    for (const { redirect, redirectStatusCode, name: domain } of domains)
      if (redirect) await this.#add(by, "updateProjectDomain", { idOrName, domain }, { redirect, redirectStatusCode });
  }

  async #addProduction(project: ProjectRow, by: CallScope): Promise<void> {
    const { rows } = this.#services;
    const { name } = project;
    const what = `what the project ${name} has in production`;
    const names = new Set(productionNames(this.#services, project));
    const all = rows(aliasTable).by("project", project.id);
    const aliases = all.filter(({ alias }) => !names.has(alias));
    // Without a domain, an alias still names the deployment.
    const productionId = all.find(({ alias }) => names.has(alias))?.deploymentId ?? "";
    const deployment = productionDeployment(this.#services, project) ?? rows(deploymentTable).get(productionId);
    for (const { alias, deploymentId, redirect } of aliases)
      if (deploymentId !== deployment?.id || redirect !== null) this.omitted.push(`where the alias ${alias} leads`);
    if (!deployment) return;
    const files = await this.#filesOf(deployment.id);
    if (files === undefined || (deployment.sourceRoot ?? "") !== folderOf(project.settings.rootDirectory)) {
      this.omitted.push(
        `${what}: it has ${files ? "another root directory than the project" : "more than 1 MiB of files"}`,
      );
      return;
    }
    const own = aliases.filter(({ deploymentId }) => deploymentId === deployment.id).map(({ alias }) => alias);
    await this.#addDeployment(deployment, project, by, what, { files, ...(own.length > 0 && { alias: own }) });
  }

  async #addDeployment(
    deployment: DeploymentRow,
    project: ProjectRow,
    by: CallScope,
    what: string,
    contents: Item,
  ): Promise<void> {
    const { name, meta, gitSource } = deployment;
    const {
      alias: _,
      autoAssignCustomDomains: __,
      env = [],
      buildEnv = [],
      prebuilt,
      ...config
    } = deployment.config ?? {};
    for (const key of [...env, ...buildEnv]) this.omitted.push(`the variable ${key} of ${what}`);
    const settings = changedSettings(deployment, project);
    const rest = await this.#add(
      by,
      "createDeployment",
      { name, ...(name !== project.name && { project: project.name }), target: "production" },
      {
        ...contents,
        ...config,
        ...(prebuilt && { prebuilt: "1" }),
        ...(Object.keys(meta).length > 0 && { meta }),
        ...(Object.keys(settings).length > 0 && { projectSettings: settings }),
        ...omitUndefined({ gitSource }),
      },
    );
    this.#omit(rest, what);
    this.#deployed += 1;
  }

  async #filesOf(deploymentId: string): Promise<Item[] | undefined> {
    const { rows, blobs } = this.#services;
    const { files = [], folders = [] } = rows(fileListTable).get(deploymentId) ?? {};
    if (files.reduce((sum, { size }) => sum + size, 0) > maxFileBytes) return undefined;
    const contents = files.map(async ({ path: file, sha, mode }) => {
      const bytes = await blobs.readAll(sha);
      const text = bytes.toString("utf8");
      const content = Buffer.from(text).equals(bytes)
        ? { data: text }
        : { data: bytes.toString("base64"), encoding: "base64" };
      return { file, ...content, ...omitUndefined({ mode }) };
    });
    return [...folders.map(({ path: file, mode }) => ({ file, mode })), ...(await Promise.all(contents))];
  }
}

function changedSettings({ projectSettings }: DeploymentRow, { settings }: ProjectRow): Item {
  const then: Item = { nodeVersion: settings.nodeVersion, ...projectSettings };
  const now: Item = { ...settings };
  const members = ["framework", "buildCommand", "devCommand", "installCommand", "outputDirectory", "nodeVersion"];
  return Object.fromEntries(
    members.filter((each) => then[each] !== now[each]).map((each) => [each, then[each] ?? null]),
  );
}

function repositoryOf(link: NonNullable<ProjectRow["settings"]["link"]>): string {
  const { org, owner, repo, slug, projectNameWithNamespace }: Item = { ...link };
  return String(projectNameWithNamespace ?? `${org ?? owner}/${repo ?? slug}`);
}

function isValid(schema: GenericSchema | undefined, value: unknown): boolean {
  return schema !== undefined && is(schema, value);
}
