import { hostLabel } from "../../engine/addresses/host-label.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { invalid, refuse } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { newId } from "../../store/ids.ts";
import { isHobby } from "../accounts/account-names.ts";
import { putDomain } from "../hosts/domain-store.ts";
import { isFreeFor } from "../hosts/host-names.ts";
import { projectNamed } from "../projects/find-project.ts";
import { type ProjectRow, projectTable } from "../projects/tables.ts";
import { teamDefaults } from "../projects/team-defaults.ts";

/** On the plan `hobby`: https://vercel.com/docs/limits */
const maxProjects = 200;

/** Creates a project with its first domain, suffixed if taken. Throws 400 for a bad name or beyond the limit, 409 for a duplicate. */
export function createProject(
  services: Services,
  accountId: string,
  name: string,
  settings: ProjectRow["settings"],
  id?: string,
): ProjectRow {
  const { rows, hosts } = services;
  checkName(services, accountId, name);
  if (isHobby(services, accountId) && rows(projectTable).count("account", accountId) >= maxProjects)
    throw refuse("projects_too_many", { most: maxProjects });
  const project = rows(projectTable).add({
    ...omitUndefined({ id }),
    accountId,
    name,
    paused: false,
    settings: { ...teamDefaults(services, accountId), ...settings },
  });
  const plain = `${hostLabel(name)}.${hosts.baseDomain}`;
  const suffixed = `${hostLabel(name)}-${newId("", 6).toLowerCase()}.${hosts.baseDomain}`;
  const domain = isFreeFor(services, plain, project) ? plain : suffixed;
  putDomain(services, project, { name: domain });
  return project;
}

/** Throws 400 for an invalid name, and 409 for one in use. */
export function checkName(services: Services, accountId: string, name: string, except?: string): void {
  if (name.length === 0 || name.length > 100 || !/^[a-z0-9._-]+$/.test(name) || name.includes("---")) {
    throw invalid(
      `\`name\`: "${name}" is not a project name; use up to 100 lowercase letters, digits, ".", "_" and "-", but not "---"`,
    );
  }
  const other = projectNamed(services, accountId, name);
  if (other && other.id !== except) throw refuse("project_name_taken", { name });
}
