// Generated from contract/ by `pnpm generate`. Changes here are lost.

/** Sums, a row for each value of the dimension. */
export interface AnalyticsAggregate {
  data: {
    /** The start of the step in time. Only in "A row of sums over time". Format: `date-time`. */
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

/** What was asked. */
export interface AnalyticsAggregateQuery {
  /** How many rows at most. */
  limit: number;
  /** The start of the period, as an ISO date or Unix milliseconds. */
  since: string;
  /** The end of the period, as an ISO date or Unix milliseconds. */
  until: string;
  /** Only what this expression says. */
  filter?: string | undefined;
  groupBy?: string[] | undefined;
}

/** How many there were. */
export interface AnalyticsCount {
  data: AnalyticsCountData;
  query: {
    /** The start of the period, as an ISO date or Unix milliseconds. */
    since: string;
    /** The end of the period, as an ISO date or Unix milliseconds. */
    until: string;
    /** Only what this expression says. */
    filter?: string | undefined;
  };
  version: number;
}

/** How many there were. */
export interface AnalyticsCountData {
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  aiGatewayModelId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  aiModel?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  aiModelType?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  aiProvider?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  appName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  asnId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  asnName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  attributes?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  attributionEventName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  attributionTarget?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  authMethod?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  billableRegion?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  blobOperationLevel?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  blobOperationType?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  botCategory?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  botCategoryLegacy?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  botCheckResult?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  botName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  botVerified?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  browserName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  cacheApi?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  cacheCreation1hInputTokensCurrency?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  cacheCreationInputTokensCurrency?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  cacheHitLevel?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  cacheHitState?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  cacheHostname?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  cacheOperation?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  cachePath?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  cacheReason?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  cacheResult?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  cacheTags?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  cachedInputTokensCurrency?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  cause?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  clientIp?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  clientIpCountry?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  clientJa4Digest?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  clientUserAgent?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  codingAgent?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  commitSha?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  consumerGroup?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  contentCaptureInputs?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  contentCaptureOutputs?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  contentCaptureStatus?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  contentType?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  costCurrency?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  country?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  dataCacheRegion?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  deepAnalysisCheck?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". The ID of a deployment: `dpl_…`. */
  deploymentId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  deviceType?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  direction?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  edgeNetworkRegion?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  edgeType?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  entryId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  entryItemId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  entryName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  entryRevalidateSeconds?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  environment?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  environmentId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  errorCode?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  errorMessage?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  eventData?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  eventName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  eventType?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  externalRewriteTargetHost?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  externalRewriteTargetPath?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  fetchIndex?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  fetchType?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  flagClientName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  flagEvaluationReason?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  flagKey?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  flagVariant?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  flags?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  functionDispatcher?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  functionRegion?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  functionStartType?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  gatewayCostCurrency?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  generationId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  hipaaRequested?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  httpAccept?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  httpStatus?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  imageSource?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  imageTransformationRegion?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  inferenceEndpointSlug?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  inferenceGeoRegion?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  inferenceProviderRegion?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  inferenceScope?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  isAdditionalRequest?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  isByok?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  isPrefetchRequest?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  isPrivateModel?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  isRequestZdr?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  isStreaming?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  isrAction?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  isrCacheRegion?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  keyId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  keyName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  marketCostCurrency?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  messageId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  metricName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  microfrontendsDefaultAppDeploymentId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  microfrontendsDefaultAppProjectId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  microfrontendsMatchedPath?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  microfrontendsResponseReason?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  middlewareAction?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  middlewareActionTarget?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  moderationApplied?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  networkId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  networkTenancy?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  notificationUrl?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  optimizedFormatMimeType?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  optimizedQuality?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  optimizedWidthPixels?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  originHostname?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  originPath?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  originRoute?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  osName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  pathType?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  pathTypeVariant?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  piiRedactionApplied?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  pprState?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  privatelinkDnsName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  privatelinkEndpointId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  privatelinkIpAddress?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". The ID of a project: `prj_…`. */
  projectId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  projectName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  provider?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  providerAttemptCanonicalSlug?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  providerAttemptCredentialType?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  providerAttemptDevSafetyIdentifier?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  providerAttemptError?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  providerAttemptIsFinal?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  providerAttemptModelIndex?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  providerAttemptNumber?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  providerAttemptRegion?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  providerAttemptSafetyIdentifier?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  providerAttemptStatusCode?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  providerAttemptSuccess?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  providerAttemptTimeout?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  providerAttemptTotalInRequest?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  pullRequestNumber?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  pullRequestState?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  queueName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  queueRegion?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  quotaEntityId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  quotaEntityType?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  quotaRequested?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  reason?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  redirectLocation?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  referrerHostname?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  referrerUrl?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  region?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  reportingProjectId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  reportingProjectName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  repositoryName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  repositoryOwner?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  requestApi?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  requestExtension?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  requestHostname?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  requestId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  requestMethod?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  requestPath?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  requestResolvedIp?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  requestedInferenceRegion?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  reviewConclusion?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  reviewStatus?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  rewriteDestinationHostname?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  route?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  ruleCategory?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  runtime?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  sandboxName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  sandboxSessionId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  sdkKeyEnvironment?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  sdkKeyId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  servedSpeed?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  serverActionName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  service?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  sessionId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  skewProtection?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  source?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  sourceImage?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  sourceImageHash?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  sourceImageHostname?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  sourceImagePathname?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  specVersion?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  spendAttribution?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  spendReportDatePart?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  spendReportGroupBy?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  stepRunId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  storeId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  storeName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  surchargeCostCurrency?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  tagName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  toolCallErrorType?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  toolCallProvider?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  toolCallStatusCode?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  toolCallSuccess?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  toolCallType?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  trafficSource?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  transcriptInputs?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  transcriptOutputs?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  transcriptStatus?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  triggeringTag?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  utmCampaign?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  utmContent?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  utmMedium?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  utmSource?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  utmTerm?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  vdcOperationOrigin?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  videoAspectRatio?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  videoResolution?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  virtualModelKind?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  virtualModelSlug?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  visitorId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  wafAction?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  wafRuleId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  workflowEventType?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  workflowName?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  workflowRunId?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  workflowStatus?: string | undefined;
  /** Only in "A row of sums: the dimensions that were asked for, and the numbers". */
  workflowStepName?: string | undefined;
  /** Only in "Custom events and who sent them". */
  count?: number | undefined;
  /** Only in "Custom events and who sent them" or "Page views and visitors". */
  visitors?: number | undefined;
  /** Only in "Page views and visitors". */
  pageviews?: number | undefined;
  [key: string]: unknown;
}

/** Input of `aggregatePageviews`. */
export interface AggregatePageviewsInput {
  /** The dimensions to sum up by. */
  by: string[];
  /** Only what this expression says. */
  filter?: string | undefined;
  /** How many rows at most. Default: `10`. */
  limit?: number | undefined;
  /** The project. The ID of a project: `prj_…`. */
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
  by: string[];
  /** Only what this expression says. */
  filter?: string | undefined;
  /** How many rows at most. Default: `10`. */
  limit?: number | undefined;
  /** The project. The ID of a project: `prj_…`. */
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
  /** Only what this expression says. */
  filter?: string | undefined;
  /** The project. The ID of a project: `prj_…`. */
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
  /** Only what this expression says. */
  filter?: string | undefined;
  /** The project. The ID of a project: `prj_…`. */
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
  /** The project. The ID of a project: `prj_…`. */
  projectId: string;
  /** Whether it is on. */
  value: boolean;
}

/** Answer of `toggleWebAnalytics`. */
export interface ToggleWebAnalyticsOutput {
  value: boolean;
}
