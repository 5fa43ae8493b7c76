import { type ProjectRole, projectRoles, type TeamRole, teamRoles } from "./roles.ts";

export interface Page {
  readonly url: string;
  readonly updated?: string;
}

export const pages: Readonly<Record<"roles" | "permissions" | "members" | "protection", Page>> = {
  roles: { url: "https://vercel.com/docs/rbac/access-roles", updated: "2025-10-27" },
  permissions: { url: "https://vercel.com/docs/rbac/access-roles/extended-permissions", updated: "2026-09-01" },
  members: { url: "https://vercel.com/docs/rbac/managing-team-members", updated: "2025-09-24" },
  protection: { url: "https://vercel.com/docs/deployment-protection/automated-agent-access" },
};

export type Right =
  | "own"
  | "read"
  | "logs"
  | "write"
  | "deploy"
  | "deploy.production"
  | "env.write"
  | "env.write.production"
  | "env.decrypt"
  | "env.decrypt.production"
  | "environments"
  | "domains"
  | "protection"
  | "integrations"
  | "connectors"
  | "webhooks"
  | "project.create"
  | "members"
  | "team.settings"
  | "billing"
  | "usage";

const yes = "yes";
const no = "no";
const by = "by project role";

export type TeamCell = typeof yes | typeof no | typeof by;

type ProjectCell = typeof yes | typeof no;

type Cells<Columns extends readonly unknown[], Cell> = { readonly [Column in keyof Columns]: Cell };

export interface RightRow {
  /** Completes "You may not …". */
  readonly words: string;
  readonly team: Cells<typeof teamRoles, TeamCell>;
  /** Absent: project roles have no say in the right. */
  readonly project?: Cells<typeof projectRoles, ProjectCell>;
  /** The lesser right that this one requires. */
  readonly widens?: Right;
  /** Absent: undocumented. */
  readonly source?: Page;
  /** Choices where documentation is missing: the plain reading of a role, and in doubt the lesser right. */
  readonly chosen?: string;
}

/**
 * The rights of every role. The types make each role of the contract have a column.
 *
 * team:    OWNER MEMBER DEVELOPER SECURITY BILLING VIEWER VIEWER_FOR_PLUS CONTRIBUTOR
 * project: ADMIN PROJECT_DEVELOPER PROJECT_VIEWER PROJECT_GUEST
 */
export const rights: Readonly<Record<Right, RightRow>> = {
  own: {
    words: "look after what is your own",
    team: [yes, yes, yes, yes, yes, yes, yes, yes],
    chosen: "all of it: oneself, the teams that one is in, and asking to be let in",
  },
  read: {
    words: "look at it",
    team: [yes, yes, yes, yes, yes, yes, yes, by],
    project: [yes, yes, yes, yes],
    source: pages.roles,
    chosen: "PROJECT_GUEST",
  },
  logs: {
    words: "read logs and traces",
    team: [yes, yes, yes, yes, yes, yes, no, by],
    project: [yes, yes, yes, no],
    source: pages.roles,
    chosen: "PROJECT_GUEST; that build logs are logs",
  },
  write: {
    words: "change it",
    team: [yes, yes, by, no, no, no, no, by],
    project: [yes, no, no, no],
    source: pages.roles,
    chosen:
      "that a DEVELOPER, who manages projects but not essential settings, leaves all that no other right is about",
  },
  deploy: {
    words: "deploy",
    team: [yes, yes, yes, no, no, no, no, by],
    project: [yes, yes, no, no],
    source: pages.roles,
    chosen: "that images are deployed as deployments are",
  },
  "deploy.production": {
    words: "deploy to production",
    team: [yes, yes, by, no, no, no, no, by],
    project: [yes, no, no, no],
    widens: "deploy",
    source: pages.permissions,
    chosen: "that a call is never a merge to the production branch, by which a DEVELOPER deploys to production",
  },
  "env.write": {
    words: "change environment variables",
    team: [yes, yes, yes, no, no, no, no, by],
    project: [yes, yes, no, no],
    source: pages.roles,
    chosen: "that custom environments are as preview",
  },
  "env.write.production": {
    words: "change environment variables of production",
    team: [yes, yes, by, no, no, no, no, by],
    project: [yes, no, no, no],
    widens: "env.write",
    source: pages.roles,
  },
  "env.decrypt": {
    words: "read the values of environment variables",
    team: [yes, yes, yes, no, no, no, no, by],
    project: [yes, yes, no, no],
    chosen: "all of it: who may change a value may read it; a PROJECT_VIEWER examines variables, and sees names",
  },
  "env.decrypt.production": {
    words: "read the values of environment variables of production",
    team: [yes, yes, by, no, no, no, no, by],
    project: [yes, no, no, no],
    widens: "env.decrypt",
    chosen: "all of it, as for changing them",
  },
  environments: {
    words: "manage the environments of projects",
    team: [yes, yes, by, no, no, no, no, by],
    project: [yes, no, no, no],
    source: pages.permissions,
    chosen: "MEMBER, of whom the page says both; ADMIN",
  },
  domains: {
    words: "manage the domains of projects",
    team: [yes, yes, yes, no, no, no, no, by],
    project: [yes, yes, no, no],
    source: pages.roles,
    chosen:
      "that to change, move or remove a domain of production takes deploying to production, too: it says what visitors see",
  },
  protection: {
    words: "manage the firewall and the protection of deployments",
    team: [yes, yes, by, yes, no, no, no, by],
    project: [yes, no, no, no],
    source: pages.protection,
  },
  integrations: {
    words: "manage integrations and storage",
    team: [yes, yes, by, no, no, no, no, by],
    project: [yes, no, no, no],
    source: pages.permissions,
  },
  connectors: {
    words: "manage connectors",
    team: [yes, yes, no, no, no, no, no, no],
    source: pages.permissions,
    chosen: "that a role in a project says nothing of what is the whole team's",
  },
  webhooks: {
    words: "manage webhooks and drains",
    team: [yes, yes, no, no, no, no, no, no],
    chosen:
      "all of it: a webhook or a drain is a setting of the whole team and gets what happens in its projects, so that a role in a project says nothing of it, and who may not make one does not see where that goes",
  },
  "project.create": {
    words: "create projects",
    team: [yes, yes, no, no, no, no, no, no],
    source: pages.permissions,
  },
  members: {
    words: "manage members and their roles",
    team: [yes, no, no, no, no, no, no, no],
    source: pages.members,
  },
  "team.settings": {
    words: "change or delete the team",
    team: [yes, no, no, no, no, no, no, no],
    source: pages.permissions,
    chosen: "MEMBER, of whom another page says that most settings are theirs; deleting",
  },
  billing: {
    words: "manage billing",
    team: [yes, no, no, no, yes, no, no, no],
    source: pages.roles,
  },
  usage: {
    words: "see usage, prices and invoices",
    team: [yes, no, no, no, yes, no, no, no],
    source: pages.permissions,
  },
};

export function teamCell(right: Right, role: TeamRole): TeamCell {
  return rights[right].team[teamRoles.indexOf(role)] ?? no;
}

export function givenByProjectRole(right: Right, role: ProjectRole): boolean {
  return rights[right].project?.[projectRoles.indexOf(role)] === yes;
}
