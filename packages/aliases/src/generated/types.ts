// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  BypassRevocation, Pagination,
} from "../../../../shapes/generated/types.ts";
export type {
  BypassRevocation, Pagination,
} from "../../../../shapes/generated/types.ts";

/** A host name that points to a deployment. */
export interface Alias {
  uid: string;
  /** The host name. */
  alias: string;
  /** Address on the local machine, such as `http://site.localhost:4000`. Only an emulator sends it. Not in the platform's published description. */
  origin?: string | undefined;
  /** Format: `date-time`. */
  created: string;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId: string | null;
  /** The ID of a project: `prj_…`. */
  projectId: string | null;
  /** Unix time in milliseconds. */
  createdAt?: number | null | undefined;
  creator?: {
    /** The ID of a user. */
    uid: string;
    email?: string | undefined;
    username?: string | undefined;
  } | undefined;
  /** Unix time in milliseconds. */
  deletedAt?: number | null | undefined;
  /** The deployment that it points to. */
  deployment?: {
    /** The ID of a deployment: `dpl_…`. */
    id: string;
    meta?: string | undefined;
    url?: string | undefined;
  } | undefined;
  microfrontends?: AliasMicrofrontends | undefined;
  /** Bypasses of deployment protection, by secret: the keys are credentials. A credential: keep it out of logs. */
  protectionBypass?: { [key: string]: AliasProtectionBypass } | undefined;
  /** The host name that visitors are sent on to. */
  redirect?: string | null | undefined;
  /** The status of the redirect. */
  redirectStatusCode?: number | null | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | null | undefined;
}

/** The apps of a microfrontends group that share the alias. */
export interface AliasMicrofrontends {
  applications: {
    fallbackHost?: string | undefined;
    /** The ID of a project: `prj_…`. */
    projectId: string;
    branchAlias?: string | undefined;
    /** The ID of a deployment: `dpl_…`. */
    branchDeploymentId?: string | undefined;
    /** The ID of a deployment: `dpl_…`. */
    deploymentId?: string | undefined;
    /** The ID of a deployment: `dpl_…`. */
    fallbackDeploymentId?: string | undefined;
  }[];
  defaultApp: {
    /** The ID of a project: `prj_…`. */
    projectId: string;
  };
}

/** Page of aliases. */
export interface AliasPage {
  aliases: Alias[];
  pagination: Pagination;
}

/** Bypass of deployment protection. */
export type AliasProtectionBypass = ShareableLinkBypass | UserBypass | ProtectionOverrideBypass | EmailInviteBypass;

/** The alias to assign. */
export interface AssignAliasRequest {
  /** The host name. */
  alias?: string | undefined;
  /** The host name that visitors are sent on to; null for none. */
  redirect?: string | null | undefined;
}

/** The alias that was assigned. */
export interface AssignedAlias {
  uid: string;
  /** The host name. */
  alias: string;
  /** Address on the local machine, such as `http://site.localhost:4000`. Only an emulator sends it. Not in the platform's published description. */
  origin?: string | undefined;
  /** Format: `date-time`. */
  created: string;
  /** The deployment that it pointed to before. */
  oldDeploymentId?: string | null | undefined;
}

/** An alias of a deployment. */
export interface DeploymentAlias {
  uid: string;
  /** The host name. */
  alias: string;
  /** Address on the local machine, such as `http://site.localhost:4000`. Only an emulator sends it. Not in the platform's published description. */
  origin?: string | undefined;
  /** Format: `date-time`. */
  created: string;
  /** Bypasses of deployment protection, by secret: the keys are credentials. A credential: keep it out of logs. */
  protectionBypass?: { [key: string]: AliasProtectionBypass } | undefined;
  /** The host name that visitors are sent on to. */
  redirect?: string | null | undefined;
}

/** Access of a person who was invited by e-mail. */
export interface EmailInviteBypass {
  scope: "email_invite";
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Unix time in milliseconds. */
  lastUpdatedAt: number;
  /** The ID of a user. */
  lastUpdatedBy: string;
}

/** Whether access is granted. */
export type GrantedAccess = "granted" | "denied" | Unlisted;

/** Everyone: the alias is exempt from protection. */
export interface ProtectionOverrideBypass {
  scope: "alias-protection-override";
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The ID of a user. */
  createdBy: string;
}

/** Exempts the URL from protection, or ends that. */
export interface ProtectionOverrideChange {
  /** Whether the alias is exempt from protection. */
  override: {
    /** The exemption holds for the alias, whatever deployment it points to. */
    scope: "alias-protection-override";
    /** `create` exempts the alias: everyone sees its deployment; `revoke` protects it again. */
    action: "create" | "revoke" | Unlisted;
  };
}

/** Access by a shareable link. */
export interface ShareableLinkBypass {
  scope: "shareable-link";
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The ID of a user. */
  createdBy: string;
  /** Time at which the link expires. Unix time in milliseconds. */
  expires?: number | undefined;
}

/** Makes a shareable link, or replaces one. */
export interface ShareableLinkChange {
  /** The link to end, and whether a new one takes its place. */
  revoke?: BypassRevocation | undefined;
  /** Validity of the link, in seconds. At most 63072000. */
  ttl?: number | undefined;
}

/** Current bypasses of deployment protection, by secret: the keys are credentials. */
export type UrlProtectionBypasses = { [key: string]: unknown };

/** A person and the access to grant or deny. */
export type UserAccess = UserAccessById | UserAccessByEmail;

/** A person by e-mail address. */
export interface UserAccessByEmail {
  /** Whether the person may see what is protected. */
  access: GrantedAccess;
  /** The person, by e-mail address. */
  email: string;
  /** The person's user ID, beside the e-mail address. */
  userId?: string | undefined;
}

/** A person by user ID. */
export interface UserAccessById {
  /** Whether the person may see what is protected. */
  access: GrantedAccess;
  /** The person, by user ID. */
  userId: string;
  /** The person's e-mail address, beside the user ID. */
  email?: string | undefined;
}

/** Grants or denies a person access. */
export interface UserAccessChange {
  /** The person, and whether access is granted or denied. */
  scope: UserAccess;
}

/** A user with access, or with a request for it. */
export interface UserBypass {
  scope: "user";
  access: "granted" | "requested" | Unlisted;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Unix time in milliseconds. */
  lastUpdatedAt: number;
  /** The ID of a user. */
  lastUpdatedBy: string;
}

/** Input of `listDeploymentAliases`. */
export interface ListDeploymentAliasesInput {
  /** The deployment whose aliases are listed, by its ID. */
  id: string;
}

/** Answer of `listDeploymentAliases`. */
export interface ListDeploymentAliasesOutput {
  aliases: DeploymentAlias[];
}

/** Input of `assignAlias`. */
export interface AssignAliasInput extends AssignAliasRequest {
  /** The deployment's ID. */
  id: string;
}

/** Answer of `assignAlias`. */
export type AssignAliasOutput = AssignedAlias;

/** Input of `listAliases`. */
export interface ListAliasesInput {
  /** Only aliases of these domains. */
  domain?: readonly string[] | string | undefined;
  /** Only aliases created after this time, like `since`. Unix time in milliseconds. */
  from?: number | undefined;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** Only aliases of this project. */
  projectId?: string | undefined;
  /** Only aliases that a rollback to this deployment would move. */
  rollbackDeploymentId?: string | undefined;
  /** Only aliases created after this time. Unix time in milliseconds. */
  since?: number | undefined;
  /** Only aliases created before this time. Unix time in milliseconds. */
  until?: number | undefined;
}

/** Answer of `listAliases`. */
export type ListAliasesOutput = AliasPage;

/** Input of `getAlias`. */
export interface GetAliasInput {
  /** The alias, by its ID or its host name. */
  idOrAlias: string;
  /** Only an alias created after this time, like `since`. Unix time in milliseconds. */
  from?: number | undefined;
  /** Only an alias of this project. */
  projectId?: string | undefined;
  /** Only an alias created after this time. Unix time in milliseconds. */
  since?: number | undefined;
  /** Only an alias created before this time. Unix time in milliseconds. */
  until?: number | undefined;
}

/** Answer of `getAlias`. */
export type GetAliasOutput = Alias;

/** Input of `deleteAlias`. */
export interface DeleteAliasInput {
  /** The alias's ID or host name. */
  aliasId: string;
}

/** Answer of `deleteAlias`. */
export interface DeleteAliasOutput {
  status: "SUCCESS";
}

/** Input of `updateUrlProtectionBypass`. */
export type UpdateUrlProtectionBypassInput = {
  /** The ID or host name of the deployment or alias. */
  id: string;
} & (UserAccessChange | ProtectionOverrideChange | ShareableLinkChange);

/** Answer of `updateUrlProtectionBypass`. */
export type UpdateUrlProtectionBypassOutput = UrlProtectionBypasses;
