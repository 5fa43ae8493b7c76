import { type Page, pages, type Right } from "./rights.ts";
import type { TeamPermission, TeamRole } from "./roles.ts";

export interface PermissionRow {
  readonly adds: readonly Right[];
  readonly with: readonly TeamRole[];
  /** Absent: undocumented. */
  readonly source?: Page;
  readonly chosen?: string;
}

/** Undocumented, and so without rights. */
const nothing: PermissionRow = { adds: [], with: [], chosen: "all of it" };

/** The rights that each permission adds. The type makes every permission of the contract appear. */
export const permissions: Readonly<Record<TeamPermission, PermissionRow>> = {
  CreateProject: {
    adds: ["project.create"],
    with: ["DEVELOPER"],
    source: pages.permissions,
    chosen: "that a CONTRIBUTOR, whom an older page names, is none of them",
  },
  FullProductionDeployment: {
    adds: ["deploy.production"],
    with: ["DEVELOPER", "CONTRIBUTOR"],
    source: pages.permissions,
  },
  EnvVariableManager: {
    adds: ["env.write.production", "env.decrypt.production"],
    with: ["DEVELOPER"],
    source: pages.permissions,
    chosen: "that who manages values may read them",
  },
  EnvironmentManager: { adds: ["environments"], with: ["DEVELOPER", "MEMBER"], source: pages.permissions },
  IntegrationManager: {
    adds: ["integrations"],
    with: ["DEVELOPER", "SECURITY", "BILLING", "VIEWER", "CONTRIBUTOR"],
    source: pages.permissions,
  },
  ConnectorManager: {
    adds: ["connectors"],
    with: ["DEVELOPER", "SECURITY", "BILLING", "VIEWER", "CONTRIBUTOR"],
    source: pages.permissions,
  },
  UsageViewer: { adds: ["usage"], with: ["DEVELOPER", "SECURITY", "MEMBER", "VIEWER"], source: pages.permissions },
  WorkflowDecryptor: {
    adds: [],
    with: ["MEMBER", "DEVELOPER", "SECURITY", "BILLING", "VIEWER", "CONTRIBUTOR"],
    source: pages.permissions,
    chosen: "no right: no operation of the API reads the data of workflow runs",
  },
  AiGatewayApiKeyOwnedBySelf: nothing,
  AiGatewayBudgetManager: nothing,
  AiGatewayCredits: nothing,
  AiGatewaySettings: nothing,
  AiGatewayTranscriptsManager: nothing,
  AiGatewayTranscriptsViewer: nothing,
  OrgAdmin: nothing,
  OrgViewer: nothing,
  V0Builder: nothing,
  V0Chatter: nothing,
  V0Viewer: nothing,
};

export function isTeamPermission(name: string): name is TeamPermission {
  return Object.hasOwn(permissions, name);
}
