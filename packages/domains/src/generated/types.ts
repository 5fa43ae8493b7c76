// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  DomainConfiguredBy, EchMode, Pagination, ProjectDomain,
} from "../../../../shapes/generated/types.ts";
export type {
  DomainConfiguredBy, EchMode, Pagination, ProjectDomain, RedirectStatusCode,
} from "../../../../shapes/generated/types.ts";

/** A domain of the account. */
export interface Domain {
  id: string;
  name: string;
  /** Time at which the domain was bought here; null if it was not. Unix time in milliseconds. */
  boughtAt: number | null;
  /** Unix time in milliseconds. */
  createdAt: number;
  creator: DomainOwner;
  echMode: EchMode;
  /** Time at which the domain was ordered here, which the platform's CLI reads; absent if it was not. Not in the platform's published description. Unix time in milliseconds. */
  orderedAt?: number | undefined;
  /** Time at which the registration ends; null if the domain was not bought here. Unix time in milliseconds. */
  expiresAt: number | null;
  /** The name servers that it should have. */
  intendedNameservers: string[];
  /** The name servers that it has. */
  nameservers: string[];
  serviceType: DomainServiceType;
  /** The ID of a team: `team_…`. */
  teamId: string | null;
  /** The ID of a user. */
  userId: string;
  /** Whether ownership is proven. */
  verified: boolean;
  /** The name servers that the account chose. */
  customNameservers?: string[] | undefined;
  /** Whether the domain is renewed automatically. */
  renew?: boolean | undefined;
  /** Time at which the transfer from another registrar began. Unix time in milliseconds. */
  transferStartedAt?: number | undefined;
  /** Time at which the transfer from another registrar ended. Unix time in milliseconds. */
  transferredAt?: number | null | undefined;
  /** Whether it is one of the platform's own suffixes. */
  suffix: boolean;
}

/** Changes settings of the domain. */
export interface DomainChange {
  /** The name servers that the account chose. */
  customNameservers?: readonly string[] | undefined;
  /**
   * Encrypted Client Hello, which hides the domain's name while browsers connect: left to the platform (`auto`) or
   * off.
   */
  echMode?: "auto" | "disabled" | Unlisted | undefined;
  /** `update`. */
  op?: string | undefined;
  /** Whether the domain is renewed automatically. */
  renew?: boolean | undefined;
  /** Whether the platform answers DNS questions about it. */
  zone?: boolean | undefined;
}

/** DNS configuration of a domain. */
export interface DomainConfig {
  /** Challenges by which the domain can prove itself to a certificate authority. */
  acceptedChallenges: ("dns-01" | "http-01" | Unlisted)[];
  /** Kind of DNS configuration by which the domain points at the platform; null if it does not. */
  configuredBy: DomainConfiguredBy | null;
  /** Whether the domain does not point here, or no certificate can be issued. */
  misconfigured: boolean;
  /** Names that it can point to, the best first. */
  recommendedCNAME: {
    rank: number;
    value: string;
  }[];
  /** Addresses that it can point to, the best first. */
  recommendedIPv4: {
    rank: number;
    value: string[];
  }[];
  /** The addresses that DNS has for it. Not in the platform's published description. */
  aValues?: string[] | undefined;
  /** Targets of the domain's CNAME records in DNS. Not in the platform's published description. */
  cnames?: string[] | undefined;
  /** The name servers that it has. Not in the platform's published description. */
  nameservers?: string[] | undefined;
  /** DNS service that is authoritative for the domain. Not in the platform's published description. */
  serviceType?: DomainServiceType | undefined;
  /** The records that conflict with the domain. Not in the platform's published description. */
  conflicts?: {
    name: string;
    type: string;
    value: string;
  }[] | undefined;
}

/** A domain of the account. */
export interface DomainListItem {
  id: string;
  name: string;
  /** Time at which the domain was bought here; null if it was not. Unix time in milliseconds. */
  boughtAt: number | null;
  /** Unix time in milliseconds. */
  createdAt: number;
  creator: DomainOwner;
  echMode: EchMode;
  /** Time at which the domain was ordered here, which the platform's CLI reads; absent if it was not. Not in the platform's published description. Unix time in milliseconds. */
  orderedAt?: number | undefined;
  /** Time at which the registration ends; null if the domain was not bought here. Unix time in milliseconds. */
  expiresAt: number | null;
  /** The name servers that it should have. */
  intendedNameservers: string[];
  /** The name servers that it has. */
  nameservers: string[];
  serviceType: DomainServiceType;
  /** The ID of a team: `team_…`. */
  teamId: string | null;
  /** The ID of a user. */
  userId: string;
  /** Whether ownership is proven. */
  verified: boolean;
  /** The name servers that the account chose. */
  customNameservers?: string[] | undefined;
  /** Whether the domain is renewed automatically. */
  renew?: boolean | undefined;
  /** Time at which the transfer from another registrar began. Unix time in milliseconds. */
  transferStartedAt?: number | undefined;
  /** Time at which the transfer from another registrar ended. Unix time in milliseconds. */
  transferredAt?: number | null | undefined;
}

/** Moves the domain to another account. */
export interface DomainMove {
  /** The account, by its ID, user name or e-mail address. */
  destination?: string | undefined;
  /** `move-out`. */
  op?: string | undefined;
}

/** The domain can be moved with the token. */
export interface DomainMoveOffer {
  moved: boolean;
  /** A credential: keep it out of logs. */
  token: string;
}

/** Whether the domain was moved. */
export interface DomainMoveResult {
  moved: boolean;
}

/** User who added the domain. */
export interface DomainOwner {
  id: string;
  email: string;
  username: string;
  customerId?: string | null | undefined;
  isDomainReseller?: boolean | undefined;
}

/** Page of domains. */
export interface DomainPage {
  domains: DomainListItem[];
  pagination: Pagination;
}

/** Page of names under a domain. */
export interface DomainProjectDomainPage {
  pagination: Pagination;
  projectDomains: ProjectDomain[];
}

/** DNS service that is authoritative for the domain: the platform (`zeit.world`), an external one, or none. */
export type DomainServiceType = "zeit.world" | "external" | "na" | Unlisted;

/** A domain of another account. */
export interface MoveDomainInRequest {
  /** The name of the domain to move in. */
  name: string;
  /** `move-in`. */
  method: string;
  /** The token that the other account got when it released the domain. A credential: keep it out of logs. */
  token?: string | undefined;
}

/** A domain that no account has. */
export interface NewDomainRequest {
  /** The name of the domain to add. */
  name: string;
  /** Whether the platform serves the domain. */
  cdnEnabled?: boolean | undefined;
  /** `add`: the account gets a domain that no other account has. */
  method?: string | undefined;
  /** Whether the platform answers DNS questions about it. */
  zone?: boolean | undefined;
}

/** The settings of the domain as they are now. */
export interface UpdatedDomain {
  echMode: EchMode;
  /** The name servers that the account chose. */
  customNameservers?: string[] | undefined;
  /** Whether the domain is renewed automatically. */
  renew?: boolean | undefined;
  zone?: boolean | undefined;
}

/** Input of `getDomainConfig`. */
export interface GetDomainConfigInput {
  /** The name of the domain. */
  domain: string;
  /** The project that the domain is to point to. */
  projectIdOrName?: string | undefined;
  /** `true` asks the domain's own name servers only. */
  strict?: boolean | undefined;
}

/** Answer of `getDomainConfig`. */
export type GetDomainConfigOutput = DomainConfig;

/** Input of `getDomainVerificationRecord`. */
export interface GetDomainVerificationRecordInput {
  /** The name of the domain. */
  domain: string;
}

/** Answer of `getDomainVerificationRecord`. */
export interface GetDomainVerificationRecordOutput {
  /** The text to publish. */
  txtRecord: string;
  /** The name to publish it under. */
  verificationDomain: string;
}

/** Input of `claimDomain`. */
export interface ClaimDomainInput {
  /** The name of the domain. */
  domain: string;
}

/** Answer of `claimDomain`. */
export interface ClaimDomainOutput {
  domain: DomainListItem;
}

/** Input of `listDomainProjectDomains`. */
export interface ListDomainProjectDomainsInput {
  /** The name of the domain. */
  domain: string;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** Only items created after this time. Unix time in milliseconds. */
  since?: number | undefined;
  /** Only items created before this time. Unix time in milliseconds. */
  until?: number | undefined;
}

/** Answer of `listDomainProjectDomains`. */
export type ListDomainProjectDomainsOutput = DomainProjectDomainPage;

/** Input of `getDomain`. */
export interface GetDomainInput {
  /** The name of the domain. */
  domain: string;
}

/** Answer of `getDomain`. */
export interface GetDomainOutput {
  domain: Domain;
}

/** Input of `listDomains`. */
export interface ListDomainsInput {
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** Only items created after this time. Unix time in milliseconds. */
  since?: number | undefined;
  /** Only items created before this time. Unix time in milliseconds. */
  until?: number | undefined;
}

/** Answer of `listDomains`. */
export type ListDomainsOutput = DomainPage;

/** Input of `addDomain`. */
export type AddDomainInput = MoveDomainInRequest | NewDomainRequest;

/** Answer of `addDomain`. */
export interface AddDomainOutput {
  domain: DomainListItem;
}

/** Input of `updateDomain`. */
export type UpdateDomainInput = {
  /** The name of the domain. */
  domain: string;
} & (DomainChange | DomainMove);

/** Answer of `updateDomain`. */
export type UpdateDomainOutput = DomainMoveOffer | DomainMoveResult | UpdatedDomain;

/** Input of `deleteDomain`. */
export interface DeleteDomainInput {
  /** The name of the domain. */
  domain: string;
}

/** Answer of `deleteDomain`. */
export interface DeleteDomainOutput {
  uid: string;
}
