// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Sums, a row for each value of the dimension. */
export interface AnalyticsAggregate {
  data: {
    /** The start of the step in time. Format: `date-time`. */
    timestamp?: string | undefined;
    aiGatewayModelId?: string | undefined;
    aiModel?: string | undefined;
    aiModelType?: string | undefined;
    aiProvider?: string | undefined;
    appName?: string | undefined;
    asnId?: string | undefined;
    asnName?: string | undefined;
    attributes?: string | undefined;
    attributionEventName?: string | undefined;
    attributionTarget?: string | undefined;
    authMethod?: string | undefined;
    billableRegion?: string | undefined;
    blobOperationLevel?: string | undefined;
    blobOperationType?: string | undefined;
    botCategory?: string | undefined;
    botCategoryLegacy?: string | undefined;
    botCheckResult?: string | undefined;
    botName?: string | undefined;
    botVerified?: string | undefined;
    browserName?: string | undefined;
    cacheApi?: string | undefined;
    cacheCreation1hInputTokensCurrency?: string | undefined;
    cacheCreationInputTokensCurrency?: string | undefined;
    cacheHitLevel?: string | undefined;
    cacheHitState?: string | undefined;
    cacheHostname?: string | undefined;
    cacheOperation?: string | undefined;
    cachePath?: string | undefined;
    cacheReason?: string | undefined;
    cacheResult?: string | undefined;
    cacheTags?: string | undefined;
    cachedInputTokensCurrency?: string | undefined;
    cause?: string | undefined;
    clientIp?: string | undefined;
    clientIpCountry?: string | undefined;
    clientJa4Digest?: string | undefined;
    clientUserAgent?: string | undefined;
    codingAgent?: string | undefined;
    commitSha?: string | undefined;
    consumerGroup?: string | undefined;
    contentCaptureInputs?: string | undefined;
    contentCaptureOutputs?: string | undefined;
    contentCaptureStatus?: string | undefined;
    contentType?: string | undefined;
    costCurrency?: string | undefined;
    country?: string | undefined;
    dataCacheRegion?: string | undefined;
    deepAnalysisCheck?: string | undefined;
    /** The ID of a deployment: `dpl_…`. */
    deploymentId?: string | undefined;
    deviceType?: string | undefined;
    direction?: string | undefined;
    edgeNetworkRegion?: string | undefined;
    edgeType?: string | undefined;
    entryId?: string | undefined;
    entryItemId?: string | undefined;
    entryName?: string | undefined;
    entryRevalidateSeconds?: string | undefined;
    environment?: string | undefined;
    environmentId?: string | undefined;
    errorCode?: string | undefined;
    errorMessage?: string | undefined;
    eventData?: string | undefined;
    eventName?: string | undefined;
    eventType?: string | undefined;
    externalRewriteTargetHost?: string | undefined;
    externalRewriteTargetPath?: string | undefined;
    fetchIndex?: string | undefined;
    fetchType?: string | undefined;
    flagClientName?: string | undefined;
    flagEvaluationReason?: string | undefined;
    flagKey?: string | undefined;
    flagVariant?: string | undefined;
    flags?: string | undefined;
    functionDispatcher?: string | undefined;
    functionRegion?: string | undefined;
    functionStartType?: string | undefined;
    gatewayCostCurrency?: string | undefined;
    generationId?: string | undefined;
    hipaaRequested?: string | undefined;
    httpAccept?: string | undefined;
    httpStatus?: string | undefined;
    imageSource?: string | undefined;
    imageTransformationRegion?: string | undefined;
    inferenceEndpointSlug?: string | undefined;
    inferenceGeoRegion?: string | undefined;
    inferenceProviderRegion?: string | undefined;
    inferenceScope?: string | undefined;
    isAdditionalRequest?: string | undefined;
    isByok?: string | undefined;
    isPrefetchRequest?: string | undefined;
    isPrivateModel?: string | undefined;
    isRequestZdr?: string | undefined;
    isStreaming?: string | undefined;
    isrAction?: string | undefined;
    isrCacheRegion?: string | undefined;
    keyId?: string | undefined;
    keyName?: string | undefined;
    marketCostCurrency?: string | undefined;
    messageId?: string | undefined;
    metricName?: string | undefined;
    microfrontendsDefaultAppDeploymentId?: string | undefined;
    microfrontendsDefaultAppProjectId?: string | undefined;
    microfrontendsMatchedPath?: string | undefined;
    microfrontendsResponseReason?: string | undefined;
    middlewareAction?: string | undefined;
    middlewareActionTarget?: string | undefined;
    moderationApplied?: string | undefined;
    networkId?: string | undefined;
    networkTenancy?: string | undefined;
    notificationUrl?: string | undefined;
    optimizedFormatMimeType?: string | undefined;
    optimizedQuality?: string | undefined;
    optimizedWidthPixels?: string | undefined;
    originHostname?: string | undefined;
    originPath?: string | undefined;
    originRoute?: string | undefined;
    osName?: string | undefined;
    pathType?: string | undefined;
    pathTypeVariant?: string | undefined;
    piiRedactionApplied?: string | undefined;
    pprState?: string | undefined;
    privatelinkDnsName?: string | undefined;
    privatelinkEndpointId?: string | undefined;
    privatelinkIpAddress?: string | undefined;
    /** The ID of a project: `prj_…`. */
    projectId?: string | undefined;
    projectName?: string | undefined;
    provider?: string | undefined;
    providerAttemptCanonicalSlug?: string | undefined;
    providerAttemptCredentialType?: string | undefined;
    providerAttemptDevSafetyIdentifier?: string | undefined;
    providerAttemptError?: string | undefined;
    providerAttemptIsFinal?: string | undefined;
    providerAttemptModelIndex?: string | undefined;
    providerAttemptNumber?: string | undefined;
    providerAttemptRegion?: string | undefined;
    providerAttemptSafetyIdentifier?: string | undefined;
    providerAttemptStatusCode?: string | undefined;
    providerAttemptSuccess?: string | undefined;
    providerAttemptTimeout?: string | undefined;
    providerAttemptTotalInRequest?: string | undefined;
    pullRequestNumber?: string | undefined;
    pullRequestState?: string | undefined;
    queueName?: string | undefined;
    queueRegion?: string | undefined;
    quotaEntityId?: string | undefined;
    quotaEntityType?: string | undefined;
    quotaRequested?: string | undefined;
    reason?: string | undefined;
    redirectLocation?: string | undefined;
    referrerHostname?: string | undefined;
    referrerUrl?: string | undefined;
    region?: string | undefined;
    reportingProjectId?: string | undefined;
    reportingProjectName?: string | undefined;
    repositoryName?: string | undefined;
    repositoryOwner?: string | undefined;
    requestApi?: string | undefined;
    requestExtension?: string | undefined;
    requestHostname?: string | undefined;
    requestId?: string | undefined;
    requestMethod?: string | undefined;
    requestPath?: string | undefined;
    requestResolvedIp?: string | undefined;
    requestedInferenceRegion?: string | undefined;
    reviewConclusion?: string | undefined;
    reviewStatus?: string | undefined;
    rewriteDestinationHostname?: string | undefined;
    route?: string | undefined;
    ruleCategory?: string | undefined;
    runtime?: string | undefined;
    sandboxName?: string | undefined;
    sandboxSessionId?: string | undefined;
    sdkKeyEnvironment?: string | undefined;
    sdkKeyId?: string | undefined;
    servedSpeed?: string | undefined;
    serverActionName?: string | undefined;
    service?: string | undefined;
    sessionId?: string | undefined;
    skewProtection?: string | undefined;
    source?: string | undefined;
    sourceImage?: string | undefined;
    sourceImageHash?: string | undefined;
    sourceImageHostname?: string | undefined;
    sourceImagePathname?: string | undefined;
    specVersion?: string | undefined;
    spendAttribution?: string | undefined;
    spendReportDatePart?: string | undefined;
    spendReportGroupBy?: string | undefined;
    stepRunId?: string | undefined;
    storeId?: string | undefined;
    storeName?: string | undefined;
    surchargeCostCurrency?: string | undefined;
    tagName?: string | undefined;
    toolCallErrorType?: string | undefined;
    toolCallProvider?: string | undefined;
    toolCallStatusCode?: string | undefined;
    toolCallSuccess?: string | undefined;
    toolCallType?: string | undefined;
    trafficSource?: string | undefined;
    transcriptInputs?: string | undefined;
    transcriptOutputs?: string | undefined;
    transcriptStatus?: string | undefined;
    triggeringTag?: string | undefined;
    utmCampaign?: string | undefined;
    utmContent?: string | undefined;
    utmMedium?: string | undefined;
    utmSource?: string | undefined;
    utmTerm?: string | undefined;
    vdcOperationOrigin?: string | undefined;
    videoAspectRatio?: string | undefined;
    videoResolution?: string | undefined;
    virtualModelKind?: string | undefined;
    virtualModelSlug?: string | undefined;
    visitorId?: string | undefined;
    wafAction?: string | undefined;
    wafRuleId?: string | undefined;
    workflowEventType?: string | undefined;
    workflowName?: string | undefined;
    workflowRunId?: string | undefined;
    workflowStatus?: string | undefined;
    workflowStepName?: string | undefined;
    [key: string]: unknown;
  }[];
  query: AnalyticsAggregateQuery;
  version: number;
}

/** Query that was executed. */
export interface AnalyticsAggregateQuery {
  /** Maximum number of rows. */
  limit: number;
  /** The start of the period, as an ISO date or Unix milliseconds. */
  since: string;
  /** The end of the period, as an ISO date or Unix milliseconds. */
  until: string;
  /** Only data that meets this expression. */
  filter?: string | undefined;
  groupBy?: string[] | undefined;
}

/** Counted totals. */
export interface AnalyticsCount {
  data: AnalyticsCountData;
  query: {
    /** The start of the period, as an ISO date or Unix milliseconds. */
    since: string;
    /** The end of the period, as an ISO date or Unix milliseconds. */
    until: string;
    /** Only data that meets this expression. */
    filter?: string | undefined;
  };
  version: number;
}

/** Counted totals. */
export type AnalyticsCountData = AnalyticsRow | EventCount | PageviewCount;

/** A row of aggregates: the requested dimensions, and the numbers. */
export interface AnalyticsRow {
  aiGatewayModelId: string;
  aiModel: string;
  aiModelType: string;
  aiProvider: string;
  appName: string;
  asnId: string;
  asnName: string;
  attributes: string;
  attributionEventName: string;
  attributionTarget: string;
  authMethod: string;
  billableRegion: string;
  blobOperationLevel: string;
  blobOperationType: string;
  botCategory: string;
  botCategoryLegacy: string;
  botCheckResult: string;
  botName: string;
  botVerified: string;
  browserName: string;
  cacheApi: string;
  cacheCreation1hInputTokensCurrency: string;
  cacheCreationInputTokensCurrency: string;
  cacheHitLevel: string;
  cacheHitState: string;
  cacheHostname: string;
  cacheOperation: string;
  cachePath: string;
  cacheReason: string;
  cacheResult: string;
  cacheTags: string;
  cachedInputTokensCurrency: string;
  cause: string;
  clientIp: string;
  clientIpCountry: string;
  clientJa4Digest: string;
  clientUserAgent: string;
  codingAgent: string;
  commitSha: string;
  consumerGroup: string;
  contentCaptureInputs: string;
  contentCaptureOutputs: string;
  contentCaptureStatus: string;
  contentType: string;
  costCurrency: string;
  country: string;
  dataCacheRegion: string;
  deepAnalysisCheck: string;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId: string;
  deviceType: string;
  direction: string;
  edgeNetworkRegion: string;
  edgeType: string;
  entryId: string;
  entryItemId: string;
  entryName: string;
  entryRevalidateSeconds: string;
  environment: string;
  environmentId: string;
  errorCode: string;
  errorMessage: string;
  eventData: string;
  eventName: string;
  eventType: string;
  externalRewriteTargetHost: string;
  externalRewriteTargetPath: string;
  fetchIndex: string;
  fetchType: string;
  flagClientName: string;
  flagEvaluationReason: string;
  flagKey: string;
  flagVariant: string;
  flags: string;
  functionDispatcher: string;
  functionRegion: string;
  functionStartType: string;
  gatewayCostCurrency: string;
  generationId: string;
  hipaaRequested: string;
  httpAccept: string;
  httpStatus: string;
  imageSource: string;
  imageTransformationRegion: string;
  inferenceEndpointSlug: string;
  inferenceGeoRegion: string;
  inferenceProviderRegion: string;
  inferenceScope: string;
  isAdditionalRequest: string;
  isByok: string;
  isPrefetchRequest: string;
  isPrivateModel: string;
  isRequestZdr: string;
  isStreaming: string;
  isrAction: string;
  isrCacheRegion: string;
  keyId: string;
  keyName: string;
  marketCostCurrency: string;
  messageId: string;
  metricName: string;
  microfrontendsDefaultAppDeploymentId: string;
  microfrontendsDefaultAppProjectId: string;
  microfrontendsMatchedPath: string;
  microfrontendsResponseReason: string;
  middlewareAction: string;
  middlewareActionTarget: string;
  moderationApplied: string;
  networkId: string;
  networkTenancy: string;
  notificationUrl: string;
  optimizedFormatMimeType: string;
  optimizedQuality: string;
  optimizedWidthPixels: string;
  originHostname: string;
  originPath: string;
  originRoute: string;
  osName: string;
  pathType: string;
  pathTypeVariant: string;
  piiRedactionApplied: string;
  pprState: string;
  privatelinkDnsName: string;
  privatelinkEndpointId: string;
  privatelinkIpAddress: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  projectName: string;
  provider: string;
  providerAttemptCanonicalSlug: string;
  providerAttemptCredentialType: string;
  providerAttemptDevSafetyIdentifier: string;
  providerAttemptError: string;
  providerAttemptIsFinal: string;
  providerAttemptModelIndex: string;
  providerAttemptNumber: string;
  providerAttemptRegion: string;
  providerAttemptSafetyIdentifier: string;
  providerAttemptStatusCode: string;
  providerAttemptSuccess: string;
  providerAttemptTimeout: string;
  providerAttemptTotalInRequest: string;
  pullRequestNumber: string;
  pullRequestState: string;
  queueName: string;
  queueRegion: string;
  quotaEntityId: string;
  quotaEntityType: string;
  quotaRequested: string;
  reason: string;
  redirectLocation: string;
  referrerHostname: string;
  referrerUrl: string;
  region: string;
  reportingProjectId: string;
  reportingProjectName: string;
  repositoryName: string;
  repositoryOwner: string;
  requestApi: string;
  requestExtension: string;
  requestHostname: string;
  requestId: string;
  requestMethod: string;
  requestPath: string;
  requestResolvedIp: string;
  requestedInferenceRegion: string;
  reviewConclusion: string;
  reviewStatus: string;
  rewriteDestinationHostname: string;
  route: string;
  ruleCategory: string;
  runtime: string;
  sandboxName: string;
  sandboxSessionId: string;
  sdkKeyEnvironment: string;
  sdkKeyId: string;
  servedSpeed: string;
  serverActionName: string;
  service: string;
  sessionId: string;
  skewProtection: string;
  source: string;
  sourceImage: string;
  sourceImageHash: string;
  sourceImageHostname: string;
  sourceImagePathname: string;
  specVersion: string;
  spendAttribution: string;
  spendReportDatePart: string;
  spendReportGroupBy: string;
  stepRunId: string;
  storeId: string;
  storeName: string;
  surchargeCostCurrency: string;
  tagName: string;
  toolCallErrorType: string;
  toolCallProvider: string;
  toolCallStatusCode: string;
  toolCallSuccess: string;
  toolCallType: string;
  trafficSource: string;
  transcriptInputs: string;
  transcriptOutputs: string;
  transcriptStatus: string;
  triggeringTag: string;
  utmCampaign: string;
  utmContent: string;
  utmMedium: string;
  utmSource: string;
  utmTerm: string;
  vdcOperationOrigin: string;
  videoAspectRatio: string;
  videoResolution: string;
  virtualModelKind: string;
  virtualModelSlug: string;
  visitorId: string;
  wafAction: string;
  wafRuleId: string;
  workflowEventType: string;
  workflowName: string;
  workflowRunId: string;
  workflowStatus: string;
  workflowStepName: string;
  [key: string]: unknown;
}

/** Number of custom events and of their senders. */
export interface EventCount {
  count: number;
  visitors: number;
}

/** Page views and visitors. */
export interface PageviewCount {
  pageviews: number;
  visitors: number;
}

/** Input of `aggregatePageviews`. */
export interface AggregatePageviewsInput {
  /** The dimensions to sum up by. */
  by: readonly string[];
  /** Only data that meets this expression. */
  filter?: string | undefined;
  /** Maximum number of rows. Default: `10`. */
  limit?: number | undefined;
  /** The project. */
  projectId: string;
  /** The start of the period, as an ISO date or Unix milliseconds. */
  since: number | string;
  /** The end of the period, as an ISO date or Unix milliseconds. */
  until: number | string;
}

/** Answer of `aggregatePageviews`. */
export type AggregatePageviewsOutput = AnalyticsAggregate;

/** Input of `aggregateEvents`. */
export interface AggregateEventsInput {
  /** The dimensions to sum up by. */
  by: readonly string[];
  /** Only data that meets this expression. */
  filter?: string | undefined;
  /** Maximum number of rows. Default: `10`. */
  limit?: number | undefined;
  /** The project. */
  projectId: string;
  /** The start of the period, as an ISO date or Unix milliseconds. */
  since: number | string;
  /** The end of the period, as an ISO date or Unix milliseconds. */
  until: number | string;
}

/** Answer of `aggregateEvents`. */
export type AggregateEventsOutput = AnalyticsAggregate;

/** Input of `countPageviews`. */
export interface CountPageviewsInput {
  /** Only data that meets this expression. */
  filter?: string | undefined;
  /** The project. */
  projectId: string;
  /** The start of the period, as an ISO date or Unix milliseconds. */
  since?: number | string | undefined;
  /** The end of the period, as an ISO date or Unix milliseconds. */
  until?: number | string | undefined;
}

/** Answer of `countPageviews`. */
export type CountPageviewsOutput = AnalyticsCount;

/** Input of `countEvents`. */
export interface CountEventsInput {
  /** Only data that meets this expression. */
  filter?: string | undefined;
  /** The project. */
  projectId: string;
  /** The start of the period, as an ISO date or Unix milliseconds. */
  since?: number | string | undefined;
  /** The end of the period, as an ISO date or Unix milliseconds. */
  until?: number | string | undefined;
}

/** Answer of `countEvents`. */
export type CountEventsOutput = AnalyticsCount;

/** Input of `toggleWebAnalytics`. */
export interface ToggleWebAnalyticsInput {
  /** The project. */
  projectId: string;
  /** Whether it is on. */
  value: boolean;
}

/** Answer of `toggleWebAnalytics`. */
export interface ToggleWebAnalyticsOutput {
  value: boolean;
}
