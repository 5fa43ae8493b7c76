// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";

/** Result of a check. */
export type CheckConclusion = "canceled" | "failed" | "neutral" | "skipped" | "stale" | "succeeded" | Unlisted;

/** Result that an integration reports. */
export type CheckConclusionInput = "canceled" | "failed" | "neutral" | "skipped" | "succeeded" | Unlisted;

/** A web vital. */
export interface CheckMetric {
  /** `web-vitals`. */
  source: "web-vitals";
  /** The measured value; null where it could not be measured. */
  value: number | null;
  /** The value of the deployment before. */
  previousValue?: number | undefined;
}

/** How fast a page is, by web vitals. */
export interface CheckMetrics {
  /** Cumulative layout shift. */
  CLS: CheckMetric;
  /** First contentful paint, in milliseconds. */
  FCP: CheckMetric;
  /** Largest contentful paint, in milliseconds. */
  LCP: CheckMetric;
  /** Total blocking time, in milliseconds. */
  TBT: CheckMetric;
  /** How good the experience of a simulated visitor is, from 0 to 100. */
  virtualExperienceScore?: CheckMetric | undefined;
}

/** Findings of a check. */
export interface CheckOutput {
  /** How fast the page is. */
  metrics?: CheckMetrics | undefined;
}

/** Progress of a check. */
export type CheckStatus = "registered" | "running" | "completed" | Unlisted;

/** A check of a deployment. */
export interface DeploymentCheck {
  id: string;
  name: string;
  /** Whether the deployment waits for the check. */
  blocking: boolean;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The integration that checks. */
  integrationId: string;
  status: CheckStatus;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Unix time in milliseconds. */
  completedAt?: number | undefined;
  conclusion?: CheckConclusion | undefined;
  /** The URL at which the findings can be viewed. */
  detailsUrl?: string | undefined;
  output?: CheckOutput | undefined;
  /** The path of the page that is checked. */
  path?: string | undefined;
  /** Unix time in milliseconds. */
  startedAt?: number | undefined;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId: string;
  /** The ID of the check at the integration. */
  externalId?: string | undefined;
  /** Whether people may ask for the check again. */
  rerequestable?: boolean | undefined;
}

/** A check of a deployment in a list. */
export interface ListedCheck {
  id: string;
  name: string;
  /** Whether the deployment waits for the check. */
  blocking: boolean;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** The integration that checks. */
  integrationId: string;
  status: CheckStatus;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Unix time in milliseconds. */
  completedAt?: number | undefined;
  conclusion?: CheckConclusion | undefined;
  /** The URL at which the findings can be viewed. */
  detailsUrl?: string | undefined;
  output?: CheckOutput | undefined;
  /** The path of the page that is checked. */
  path?: string | undefined;
  /** Unix time in milliseconds. */
  startedAt?: number | undefined;
  /** Whether people may ask for the check again. */
  rerequestable: boolean;
}

/** Input of `createCheck`. */
export interface CreateCheckInput {
  /** The deployment that is checked, by its ID. */
  deploymentId: string;
  /** The display name of the check. */
  name: string;
  /** Whether the deployment waits for the check, and gets no domains where it fails. */
  blocking: boolean;
  /** The path of the page that is checked. */
  path?: string | undefined;
  /** The URL at which the findings can be viewed. */
  detailsUrl?: string | undefined;
  /** The ID of the check at the integration. */
  externalId?: string | undefined;
  /** Whether people may ask for the check again. */
  rerequestable?: boolean | undefined;
}

/** Answer of `createCheck`. */
export type CreateCheckOutput = DeploymentCheck;

/** Input of `listChecks`. */
export interface ListChecksInput {
  /** The deployment that is checked, by its ID. */
  deploymentId: string;
}

/** Answer of `listChecks`. */
export interface ListChecksOutput {
  checks: ListedCheck[];
}

/** Input of `getCheck`. */
export interface GetCheckInput {
  /** The deployment that is checked, by its ID. */
  deploymentId: string;
  /** The check, by its ID. */
  checkId: string;
}

/** Answer of `getCheck`. */
export type GetCheckOutput = DeploymentCheck;

/** Input of `updateCheck`. */
export interface UpdateCheckInput {
  /** The deployment that is checked, by its ID. */
  deploymentId: string;
  /** The check, by its ID. */
  checkId: string;
  /** The new display name of the check. */
  name?: string | undefined;
  /** The path of the page that is checked. */
  path?: string | undefined;
  /** Progress of the check. */
  status?: "running" | "completed" | Unlisted | undefined;
  /** Result of the check; it completes the check. */
  conclusion?: CheckConclusionInput | undefined;
  /** The URL at which the findings can be viewed. */
  detailsUrl?: string | undefined;
  /** Findings of the check. */
  output?: CheckOutput | undefined;
  /** The ID of the check at the integration. */
  externalId?: string | undefined;
}

/** Answer of `updateCheck`. */
export type UpdateCheckOutput = DeploymentCheck;

/** Input of `rerequestCheck`. */
export interface RerequestCheckInput {
  /** The deployment that is checked, by its ID. */
  deploymentId: string;
  /** The check to ask for again, by its ID. */
  checkId: string;
  /** Whether the check is running from now on, without a word of the integration. */
  autoUpdate?: boolean | undefined;
}

/** Answer of `rerequestCheck`. */
export type RerequestCheckOutput = { [key: string]: unknown };
