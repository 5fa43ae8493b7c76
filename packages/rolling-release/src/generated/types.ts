// Generated from contract/ by `npm run generate`. Changes here are lost.

/** The environment that a deployment serves. */
export type DeployableTarget = "production" | "staging" | (string & {});

/** What started a deployment. */
export type DeploymentOrigin =
  | "api-trigger-git-deploy"
  | "cli"
  | "clone/repo"
  | "drop"
  | "git"
  | "git-deploy-hook"
  | "import"
  | "import/repo"
  | "redeploy"
  | "v0-web"
  | (string & {});

/** How far a deployment has come. */
export type DeploymentReadyState = "QUEUED" | "INITIALIZING" | "BUILDING" | "READY" | "ERROR" | "BLOCKED" | "CANCELED" | (string & {});

/** A rolling release. */
export interface RollingRelease {
  activeStage: RollingReleaseStageState | null;
  /** Whether stages begin by themselves or have to be approved. */
  advancementType: "automatic" | "manual-approval" | (string & {});
  /** The deployment that is rolled out. */
  canaryDeployment: RollingReleaseDeployment | null;
  /** The deployment that has served so far. */
  currentDeployment: RollingReleaseDeployment | null;
  nextStage: RollingReleaseStageState | null;
  /** The deployment that is rolled out next. */
  queuedDeploymentId: string | null;
  stages: RollingReleaseStageState[];
  /** Unix time in milliseconds. */
  startedAt: number;
  state: RollingReleaseState;
  substate: "PAUSED" | null;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** The share of traffic that the new deployment gets, in percent. */
  currentCanaryPercentage?: number | undefined;
}

/** What a gate measures. */
export interface RollingReleaseCheck {
  type: "error-rate-5xx";
  excludePaths?: string[] | undefined;
  excludeStatusCodes?: number[] | undefined;
  /** How far telemetry may lag behind. */
  ingestWatermarkSeconds?: number | undefined;
  /** How many requests must be seen before the rate counts. */
  minSampleSize?: number | undefined;
}

/** How production traffic moves to a new deployment, step by step. */
export interface RollingReleaseConfig {
  target: string;
  /** Whether it is on, as the platform's Terraform provider reads it. Not in the platform's published description. */
  enabled?: boolean | undefined;
  /** Whether stages begin by themselves or have to be approved, as that provider reads it. Not in the platform's published description. */
  advancementType?: "automatic" | "manual-approval" | (string & {}) | undefined;
  /** Whether answers say which deployment served them. */
  canaryResponseHeader?: boolean | undefined;
  gate?: RollingReleaseGate | undefined;
  stages?: RollingReleaseStage[] | null | undefined;
}

/** A deployment of the rolling release. */
export interface RollingReleaseDeployment {
  /** The ID of a deployment: `dpl_…`. */
  id: string;
  name: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  readyState: DeploymentReadyState;
  url: string;
  /** Unix time in milliseconds. */
  readyStateAt?: number | undefined;
  source?: DeploymentOrigin | undefined;
  target?: DeployableTarget | null | undefined;
}

/** What stops a rolling release by itself. */
export interface RollingReleaseGate {
  action: "pause" | "rollback" | (string & {});
  checks: RollingReleaseCheck[];
  /** Whether a failed check is only reported. */
  dryRun: boolean;
  enabled: boolean;
  failureThreshold?: number | undefined;
  windowSize?: number | undefined;
}

/** Further projects can have them. */
export interface RollingReleaseSlotsLeft {
  reason: "available_slots";
  /** How many further projects can have them. */
  availableSlots: number;
  message: string;
}

/** As many projects have them as the plan allows. */
export interface RollingReleaseSlotsTaken {
  reason: "no_available_slots";
  /** How many further projects can have them. */
  availableSlots: number;
  /** The projects that have them. */
  enabledProjects: string[];
  message: string;
}

/** One step of a rolling release. */
export interface RollingReleaseStage {
  /** The share of traffic that the new deployment gets, in percent. */
  targetPercentage: number;
  /** In minutes. */
  duration?: number | undefined;
  /** Whether the share grows evenly during the stage. */
  linearShift?: boolean | undefined;
  /** Whether someone must approve before the next stage. */
  requireApproval?: boolean | undefined;
}

/** A stage. */
export interface RollingReleaseStageState {
  /** How long it lasts, in minutes; null when it has to be approved. */
  duration: number | null;
  index: number;
  isFinalStage: boolean;
  /** Whether someone must approve before the next stage. */
  requireApproval: boolean;
  /** The share of traffic that the new deployment gets, in percent. */
  targetPercentage: number;
  /** Whether the share grows evenly during the stage. */
  linearShift?: boolean | undefined;
}

/** How far a rolling release has come. */
export type RollingReleaseState = RollingReleaseStateInput | (string & {});

/** How far a rolling release has come. As it is sent. */
export type RollingReleaseStateInput = "ACTIVE" | "COMPLETE" | "ABORTED";

/** Every project can have them. */
export interface RollingReleaseUnlimited {
  /** How many further projects can have them. */
  availableSlots: "unlimited";
  reason: "unlimited_slots";
  message: string;
}

/** The plan has no rolling releases. */
export interface RollingReleaseUnsupported {
  reason: "plan_not_supported";
  /** How many further projects can have them. */
  availableSlots: number;
  message: string;
}

/** Input of `getRollingReleaseBillingStatus`. */
export interface GetRollingReleaseBillingStatusInput {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `getRollingReleaseBillingStatus`. */
export type GetRollingReleaseBillingStatusOutput = RollingReleaseUnsupported | RollingReleaseUnlimited | RollingReleaseSlotsTaken | RollingReleaseSlotsLeft;

/** Input of `getRollingReleaseConfig`. */
export interface GetRollingReleaseConfigInput {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `getRollingReleaseConfig`. */
export interface GetRollingReleaseConfigOutput {
  rollingRelease: RollingReleaseConfig | null;
}

/** Input of `updateRollingReleaseConfig`. */
export interface UpdateRollingReleaseConfigInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The members are not published. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `updateRollingReleaseConfig`. */
export interface UpdateRollingReleaseConfigOutput {
  rollingRelease?: {
    stages?: RollingReleaseStage[] | null | undefined;
  } | null | undefined;
}

/** Input of `deleteRollingReleaseConfig`. */
export interface DeleteRollingReleaseConfigInput {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `deleteRollingReleaseConfig`. */
export interface DeleteRollingReleaseConfigOutput {
  rollingRelease?: unknown | undefined;
}

/** Input of `getRollingRelease`. */
export interface GetRollingReleaseInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** Only a rolling release in this state. */
  state?: RollingReleaseStateInput | undefined;
}

/** Answer of `getRollingRelease`. */
export interface GetRollingReleaseOutput {
  rollingRelease: RollingRelease | null;
}

/** Input of `approveRollingReleaseStage`. */
export interface ApproveRollingReleaseStageInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The deployment that is rolled out. */
  canaryDeploymentId: string;
  /** The stage that is approved. */
  nextStageIndex: number;
}

/** Answer of `approveRollingReleaseStage`. */
export interface ApproveRollingReleaseStageOutput {
  rollingRelease: RollingRelease | null;
}

/** Input of `startRollingRelease`. */
export interface StartRollingReleaseInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The deployment that is rolled out. */
  canaryDeploymentId: string;
}

/** Answer of `startRollingRelease`. */
export interface StartRollingReleaseOutput {
  rollingRelease: RollingRelease | null;
}

/** Input of `completeRollingRelease`. */
export interface CompleteRollingReleaseInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The deployment that is rolled out. */
  canaryDeploymentId: string;
}

/** Answer of `completeRollingRelease`. */
export interface CompleteRollingReleaseOutput {
  rollingRelease: RollingRelease | null;
}
