// What @slipway/webhooks exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/webhooks" {
import { SignedDelivery } from "@slipway/core";
import { SigningSecret } from "@slipway/core";
export { AlertsWebhookPayload } from "./generated/types"; // interface
export { AutoRenewWebhookPayload } from "./generated/types"; // interface
export { CertificateWebhookPayload } from "./generated/types"; // interface
export { ChangedMemberWebhookPayload } from "./generated/types"; // interface
export { CheckRunWebhookPayload } from "./generated/types"; // interface
export { CleanedDeployment } from "./generated/types"; // interface
export { CleanedDeploymentWebhookPayload } from "./generated/types"; // interface
export { CompletedCheck } from "./generated/types"; // interface
export { CompletedChecksWebhookPayload } from "./generated/types"; // interface
export { ConnectedProjectWebhookPayload } from "./generated/types"; // interface
export { CreateWebhookInput } from "./generated/types"; // type
export { CreateWebhookOutput } from "./generated/types"; // type
export { CreateWebhookRequest } from "./generated/types"; // interface
export { CreatedDeploymentWebhookPayload } from "./generated/types"; // interface
export { CreatedDomainWebhookPayload } from "./generated/types"; // interface
export { CreatedWebhook } from "./generated/types"; // interface
export { DeleteWebhookInput } from "./generated/types"; // interface
export { DeleteWebhookOutput } from "./generated/types"; // type
export { DeletedEnvVariableWebhookPayload } from "./generated/types"; // interface
export { DeliveredActor } from "./generated/types"; // interface
export { DeliveredCheckRun } from "./generated/types"; // interface
export { DeliveredConfiguration } from "./generated/types"; // interface
export { DeliveredDate } from "./generated/types"; // type
export { DeliveredDeployment } from "./generated/types"; // interface
export { DeliveredDomain } from "./generated/types"; // interface
export { DeliveredInstallation } from "./generated/types"; // interface
export { DeliveredInvoicePeriod } from "./generated/types"; // interface
export { DeliveredProject } from "./generated/types"; // interface
export { DeliveredRollingRelease } from "./generated/types"; // interface
export { DeliveredStage } from "./generated/types"; // interface
export { DeliveredTarget } from "./generated/types"; // type
export { DeliveredThing } from "./generated/types"; // interface
export { DeliveredTrafficShare } from "./generated/types"; // interface
export { DeploymentCheckWebhookPayload } from "./generated/types"; // interface
export { DeploymentLinks } from "./generated/types"; // interface
export { DeploymentWebhookPayload } from "./generated/types"; // interface
export { DisconnectedProjectWebhookPayload } from "./generated/types"; // interface
export { DnsRecordsWebhookPayload } from "./generated/types"; // interface
export { DomainWebhookPayload } from "./generated/types"; // interface
export { EnvVariableWebhookPayload } from "./generated/types"; // interface
export { FailedCertificateWebhookPayload } from "./generated/types"; // interface
export { FailedRenewalWebhookPayload } from "./generated/types"; // interface
export { Framework } from "./generated/types"; // type
export { GetWebhookInput } from "./generated/types"; // interface
export { GetWebhookOutput } from "./generated/types"; // type
export { IntegrationActionWebhookPayload } from "./generated/types"; // interface
export { IntegrationPermissionWebhookPayload } from "./generated/types"; // interface
export { IntegrationScopesWebhookPayload } from "./generated/types"; // interface
export { InvoiceWebhookPayload } from "./generated/types"; // interface
export { LegacyCreatedDeploymentWebhookPayload } from "./generated/types"; // interface
export { LegacyDeploymentWebhookPayload } from "./generated/types"; // interface
export { LegacyDomainWebhookPayload } from "./generated/types"; // interface
export { LegacyRemovedIntegrationWebhookPayload } from "./generated/types"; // interface
export { ListWebhooksInput } from "./generated/types"; // interface
export { ListWebhooksOutput } from "./generated/types"; // type
export { MovedProjectDomainWebhookPayload } from "./generated/types"; // interface
export { ProjectDomainState } from "./generated/types"; // interface
export { ProjectDomainWebhookPayload } from "./generated/types"; // interface
export { ProjectWebhookPayload } from "./generated/types"; // interface
export { PromotedDeploymentWebhookPayload } from "./generated/types"; // interface
export { RefundedInvoiceWebhookPayload } from "./generated/types"; // interface
export { RemovedIntegrationWebhookPayload } from "./generated/types"; // interface
export { RenamedProjectWebhookPayload } from "./generated/types"; // interface
export { RenewedDomainWebhookPayload } from "./generated/types"; // interface
export { RollbackWebhookPayload } from "./generated/types"; // interface
export { RollingReleaseWebhookPayload } from "./generated/types"; // interface
export { TransferredIntegrationWebhookPayload } from "./generated/types"; // interface
export { TriggeredAlert } from "./generated/types"; // interface
export { UnknownWebhookEvent } from "./generated/types"; // type
export { UnpublishedWebhookPayload } from "./generated/types"; // type
export { UpdatedProjectDomainWebhookPayload } from "./generated/types"; // interface
export { Webhook } from "./generated/types"; // interface
export { WebhookDelivery } from "./generated/types"; // type
export { WebhookDeliveryOf } from "./generated/types"; // interface
export { WebhookEvent } from "./generated/types"; // type
export type WebhookPayload<Type extends string> = Type extends keyof WebhookPayloads ? WebhookPayloads[Type] : Record<string, unknown>;
export { WebhookPayloads } from "./generated/types"; // interface
export { WebhookProject } from "./generated/types"; // interface
export { WebhookWithProjects } from "./generated/types"; // interface
export { createWebhook } from "./generated/operations"; // function
export { deleteWebhook } from "./generated/operations"; // function
export { getWebhook } from "./generated/operations"; // function
export { listWebhooks } from "./generated/operations"; // function
export function signWebhook<Type extends keyof WebhookPayloads>(type: Type, secret: string, event?: Partial<Omit<WebhookDeliveryOf<Type, WebhookPayload<Type>>, "type">>): Promise<{
	body: string;
	headers: Record<string, string>;
}>;
export function signWebhook(event: {
	type: string;
	payload: Record<string, unknown>;
} & Partial<WebhookDeliveryOf<string, object>>, secret: string): Promise<{
	body: string;
	headers: Record<string, string>;
}>;
export function verifyWebhook(delivery: SignedDelivery, secret: SigningSecret): Promise<WebhookDelivery>;
}

declare module "@slipway/webhooks/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/webhooks/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/webhooks/operations" {
export { createWebhook } from "./generated/descriptors"; // const
export { deleteWebhook } from "./generated/descriptors"; // const
export { getWebhook } from "./generated/descriptors"; // const
export { listWebhooks } from "./generated/descriptors"; // const
}

declare module "@slipway/webhooks/schemas" {
export { AlertsWebhookPayload } from "./generated/schemas"; // const
export { AutoRenewWebhookPayload } from "./generated/schemas"; // const
export { CertificateWebhookPayload } from "./generated/schemas"; // const
export { ChangedMemberWebhookPayload } from "./generated/schemas"; // const
export { CheckRunWebhookPayload } from "./generated/schemas"; // const
export { CleanedDeployment } from "./generated/schemas"; // const
export { CleanedDeploymentWebhookPayload } from "./generated/schemas"; // const
export { CompletedCheck } from "./generated/schemas"; // const
export { CompletedChecksWebhookPayload } from "./generated/schemas"; // const
export { ConnectedProjectWebhookPayload } from "./generated/schemas"; // const
export { CreateWebhookInput } from "./generated/schemas"; // const
export { CreateWebhookRequest } from "./generated/schemas"; // const
export { CreatedDeploymentWebhookPayload } from "./generated/schemas"; // const
export { CreatedDomainWebhookPayload } from "./generated/schemas"; // const
export { CreatedWebhook } from "./generated/schemas"; // const
export { DeleteWebhookInput } from "./generated/schemas"; // const
export { DeletedEnvVariableWebhookPayload } from "./generated/schemas"; // const
export { DeliveredActor } from "./generated/schemas"; // const
export { DeliveredCheckRun } from "./generated/schemas"; // const
export { DeliveredConfiguration } from "./generated/schemas"; // const
export { DeliveredDate } from "./generated/schemas"; // const
export { DeliveredDeployment } from "./generated/schemas"; // const
export { DeliveredDomain } from "./generated/schemas"; // const
export { DeliveredInstallation } from "./generated/schemas"; // const
export { DeliveredInvoicePeriod } from "./generated/schemas"; // const
export { DeliveredProject } from "./generated/schemas"; // const
export { DeliveredRollingRelease } from "./generated/schemas"; // const
export { DeliveredStage } from "./generated/schemas"; // const
export { DeliveredTarget } from "./generated/schemas"; // const
export { DeliveredThing } from "./generated/schemas"; // const
export { DeliveredTrafficShare } from "./generated/schemas"; // const
export { DeploymentCheckWebhookPayload } from "./generated/schemas"; // const
export { DeploymentLinks } from "./generated/schemas"; // const
export { DeploymentWebhookPayload } from "./generated/schemas"; // const
export { DisconnectedProjectWebhookPayload } from "./generated/schemas"; // const
export { DnsRecordsWebhookPayload } from "./generated/schemas"; // const
export { DomainWebhookPayload } from "./generated/schemas"; // const
export { EnvVariableWebhookPayload } from "./generated/schemas"; // const
export { FailedCertificateWebhookPayload } from "./generated/schemas"; // const
export { FailedRenewalWebhookPayload } from "./generated/schemas"; // const
export { Framework } from "./generated/schemas"; // const
export { GetWebhookInput } from "./generated/schemas"; // const
export { IntegrationActionWebhookPayload } from "./generated/schemas"; // const
export { IntegrationPermissionWebhookPayload } from "./generated/schemas"; // const
export { IntegrationScopesWebhookPayload } from "./generated/schemas"; // const
export { InvoiceWebhookPayload } from "./generated/schemas"; // const
export { LegacyCreatedDeploymentWebhookPayload } from "./generated/schemas"; // const
export { LegacyDeploymentWebhookPayload } from "./generated/schemas"; // const
export { LegacyDomainWebhookPayload } from "./generated/schemas"; // const
export { LegacyRemovedIntegrationWebhookPayload } from "./generated/schemas"; // const
export { ListWebhooksInput } from "./generated/schemas"; // const
export { ListWebhooksOutput } from "./generated/schemas"; // const
export { MovedProjectDomainWebhookPayload } from "./generated/schemas"; // const
export { ProjectDomainState } from "./generated/schemas"; // const
export { ProjectDomainWebhookPayload } from "./generated/schemas"; // const
export { ProjectWebhookPayload } from "./generated/schemas"; // const
export { PromotedDeploymentWebhookPayload } from "./generated/schemas"; // const
export { RefundedInvoiceWebhookPayload } from "./generated/schemas"; // const
export { RemovedIntegrationWebhookPayload } from "./generated/schemas"; // const
export { RenamedProjectWebhookPayload } from "./generated/schemas"; // const
export { RenewedDomainWebhookPayload } from "./generated/schemas"; // const
export { RollbackWebhookPayload } from "./generated/schemas"; // const
export { RollingReleaseWebhookPayload } from "./generated/schemas"; // const
export { TransferredIntegrationWebhookPayload } from "./generated/schemas"; // const
export { TriggeredAlert } from "./generated/schemas"; // const
export { UnpublishedWebhookPayload } from "./generated/schemas"; // const
export { UpdatedProjectDomainWebhookPayload } from "./generated/schemas"; // const
export { Webhook } from "./generated/schemas"; // const
export { WebhookDelivery } from "./generated/schemas"; // const
export { WebhookEvent } from "./generated/schemas"; // const
export { WebhookProject } from "./generated/schemas"; // const
export { WebhookWithProjects } from "./generated/schemas"; // const
}
