// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `listFlagConnections`. */
export interface ListFlagConnectionsInput {
  /** The project. */
  projectId: string;
}

/** Input of `listFlagExperiments`. */
export interface ListFlagExperimentsInput {
  /** The project. */
  projectId: string;
}

/** Input of `listStaleFlags`. */
export interface ListStaleFlagsInput {
  /** The project. */
  projectId: string;
}

/** Input of `updateFlagLabels`. */
export interface UpdateFlagLabelsInput {
  /** The project. */
  projectId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `getExperimentResults`. */
export interface GetExperimentResultsInput {
  /** The project. */
  projectId: string;
  /** The experiment. */
  experimentId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `createFlagConnection`. */
export interface CreateFlagConnectionInput {
  /** The project. */
  projectId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `deleteFlagConnection`. */
export interface DeleteFlagConnectionInput {
  /** The project. */
  projectId: string;
  /** The connection. */
  connectionId: string;
}

/** Input of `createExperiment`. */
export interface CreateExperimentInput {
  /** The project. */
  projectId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `getExperiment`. */
export interface GetExperimentInput {
  /** The project. */
  projectId: string;
  /** The experiment. */
  experimentId: string;
}

/** Input of `updateExperiment`. */
export interface UpdateExperimentInput {
  /** The project. */
  projectId: string;
  /** The experiment. */
  experimentId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `deleteExperiment`. */
export interface DeleteExperimentInput {
  /** The project. */
  projectId: string;
  /** The experiment. */
  experimentId: string;
}

/** Input of `controlExperiment`. */
export interface ControlExperimentInput {
  /** The project. */
  projectId: string;
  /** The experiment. */
  experimentId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}
