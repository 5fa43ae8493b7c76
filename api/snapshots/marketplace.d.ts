// What @slipway/marketplace exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/marketplace" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
export interface BillingDiscount {
	name: string;
	amount: string;
	billingPlanId: string;
	details?: string | undefined;
	end?: string | undefined;
	resourceId?: string | undefined;
	start?: string | undefined;
}
export interface BillingItem {
	name: string;
	billingPlanId: string;
	price: string;
	quantity: number;
	total: string;
	units: string;
	details?: string | undefined;
	end?: string | undefined;
	resourceId?: string | undefined;
	start?: string | undefined;
}
export interface BillingPeriod {
	end: string;
	start: string;
}
export interface BillingPlanDetail {
	label: string;
	value?: string | undefined;
}
export interface BillingUsage {
	type: "interval" | "rate" | "total";
	name: string;
	dayValue: number;
	periodValue: number;
	units: string;
	planValue?: number | undefined;
	resourceId?: string | undefined;
}
export interface CreateExperimentationItemsInput {
	integrationConfigurationId: string;
	resourceId: string;
	items: readonly ExperimentationItem[];
}
export type CreateExperimentationItemsOutput = void;
export interface CreateInstallationEventInput {
	integrationConfigurationId: string;
	event: InstallationEvent;
}
export type CreateInstallationEventOutput = void;
export interface DeleteExperimentationItemInput {
	integrationConfigurationId: string;
	resourceId: string;
	itemId: string;
}
export type DeleteExperimentationItemOutput = void;
export interface DeleteIntegrationResourceInput {
	integrationConfigurationId: string;
	resourceId: string;
}
export type DeleteIntegrationResourceOutput = void;
export type EnvTarget = "production" | "preview" | "development" | (string & {});
export type ExperimentationCategory = "experiment" | "flag";
export interface ExperimentationGlobalConfig {
	digest: string;
	items: {
		[key: string]: GlobalConfigItemValue | null;
	};
	updatedAt: number;
	purpose?: "experimentation" | "flags" | (string & {}) | undefined;
}
export interface ExperimentationItem {
	id: string;
	name?: string | undefined;
	slug: string;
	origin: string;
	category?: ExperimentationCategory | undefined;
	createdAt?: number | undefined;
	description?: string | undefined;
	isArchived?: boolean | undefined;
	updatedAt?: number | undefined;
}
export interface FinalizeInstallationInput {
	integrationConfigurationId: string;
}
export type FinalizeInstallationOutput = void;
export interface GetExperimentationGlobalConfigInput {
	integrationConfigurationId: string;
	resourceId: string;
}
export type GetExperimentationGlobalConfigOutput = ExperimentationGlobalConfig;
export interface GetInstallationAccountInput {
	integrationConfigurationId: string;
}
export type GetInstallationAccountOutput = InstallationAccount;
export interface GetInstallationMemberInput {
	integrationConfigurationId: string;
	memberId: string;
}
export type GetInstallationMemberOutput = InstallationMember;
export interface GetIntegrationResourceInput {
	integrationConfigurationId: string;
	resourceId: string;
}
export type GetIntegrationResourceOutput = IntegrationResource;
export interface GetInvoiceInput {
	integrationConfigurationId: string;
	invoiceId: string;
}
export type GetInvoiceOutput = Invoice;
export type GlobalConfigItemValue = string | number | {
	[key: string]: GlobalConfigItemValue | null;
} | boolean | (GlobalConfigItemValue | null)[];
export interface HasExperimentationGlobalConfigInput {
	integrationConfigurationId: string;
	resourceId: string;
}
export type HasExperimentationGlobalConfigOutput = boolean;
export interface ImportIntegrationResourceInput extends ImportIntegrationResourceRequest {
	integrationConfigurationId: string;
	resourceId: string;
}
export interface ImportIntegrationResourceOutput {
	name: string;
}
export interface ImportIntegrationResourceRequest {
	name: string;
	productId: string;
	status: ResourceStatus;
	billingPlan?: InstallationBillingPlan | undefined;
	extras?: {
		[key: string]: unknown;
	} | undefined;
	metadata?: {
		[key: string]: unknown;
	} | undefined;
	notification?: InstallationNotification | undefined;
	ownership?: ResourceOwnership | undefined;
	secrets?: readonly ResourceSecret[] | undefined;
}
export interface InstallationAccount {
	name?: string | undefined;
	contact: {
		name?: string | undefined;
		email: string;
	} | null;
	url: string;
}
export interface InstallationBillingPlan {
	type: "prepayment" | "subscription";
	id: string;
	name: string;
	cost?: string | undefined;
	description?: string | undefined;
	details?: readonly BillingPlanDetail[] | undefined;
	effectiveDate?: string | undefined;
	highlightedDetails?: readonly BillingPlanDetail[] | undefined;
	paymentMethodRequired?: boolean | undefined;
	[key: string]: unknown;
}
export interface InstallationCredential {
	token_type: "oauth2-token";
	access_token: string;
	expires_in: number;
	scope: string;
}
export type InstallationEvent = InstallationUpdatedEvent | ResourceUpdatedEvent;
export interface InstallationMember {
	id: string;
	role: "ADMIN" | "USER" | (string & {});
	globalUserId?: string | undefined;
	userEmail?: string | undefined;
}
export interface InstallationNotification {
	level: "error" | "info" | "warn" | (string & {});
	title: string;
	href?: string | undefined;
	message?: string | undefined;
}
export interface InstallationUpdatedEvent {
	type: "installation.updated";
	billingPlanId?: string | undefined;
}
export interface IntegrationResource {
	id: string;
	name: string;
	internalId: string;
	productId: string;
	billingPlanId?: string | undefined;
	metadata?: {
		[key: string]: string | number | boolean | (string | number)[];
	} | undefined;
	notification?: InstallationNotification | undefined;
	protocolSettings?: ResourceProtocolSettings | undefined;
	status?: ResourceStatus | undefined;
}
export interface IntegrationResourceListItem {
	name: string;
	internalId: string;
	partnerId: string;
	productId: string;
	billingPlanId?: string | undefined;
	metadata?: {
		[key: string]: string | number | boolean | (string | number)[];
	} | undefined;
	notification?: InstallationNotification | undefined;
	protocolSettings?: StoreProtocolSettings | undefined;
	status?: ResourceStatus | undefined;
}
export interface Invoice {
	created: string;
	invoiceDate: string;
	invoiceId: string;
	items: InvoiceItem[];
	period: InvoicePeriod;
	state: InvoiceState;
	total: string;
	updated: string;
	discounts?: InvoiceDiscount[] | undefined;
	externalId?: string | undefined;
	invoiceNumber?: string | undefined;
	memo?: string | undefined;
	paidAt?: string | undefined;
	refundReason?: string | undefined;
	refundTotal?: string | undefined;
	refundedAt?: string | undefined;
	test?: boolean | undefined;
}
export interface InvoiceDiscount {
	name: string;
	amount: string;
	billingPlanId: string;
	details?: string | undefined;
	end?: string | undefined;
	resourceId?: string | undefined;
	start?: string | undefined;
}
export interface InvoiceItem {
	name: string;
	billingPlanId: string;
	price: string;
	quantity: number;
	total: string;
	units: string;
	details?: string | undefined;
	end?: string | undefined;
	resourceId?: string | undefined;
	start?: string | undefined;
}
export interface InvoicePeriod {
	end: string;
	start: string;
}
export type InvoiceState = "draft" | "pending" | "scheduled" | "invoiced" | "paid" | "notpaid" | "overdue" | "refund_requested" | "refunded" | (string & {});
export interface ListIntegrationResourcesInput {
	integrationConfigurationId: string;
}
export interface ListIntegrationResourcesOutput {
	resources: IntegrationResourceListItem[];
}
export interface PrepaymentBalance {
	currencyValueInCents: number;
	credit?: string | undefined;
	nameLabel?: string | undefined;
	resourceId?: string | undefined;
}
export interface ReplaceExperimentationGlobalConfigInput {
	integrationConfigurationId: string;
	resourceId: string;
	data: {
		[key: string]: unknown;
	};
}
export type ReplaceExperimentationGlobalConfigOutput = ExperimentationGlobalConfig;
export interface ResourceExperimentation {
	edgeConfigId?: string | undefined;
	edgeConfigSyncingEnabled?: boolean | undefined;
	edgeConfigTokenId?: string | undefined;
	globalConfigId?: string | undefined;
	globalConfigSyncingEnabled?: boolean | undefined;
}
export type ResourceOwnership = "owned" | "linked" | "sandbox";
export interface ResourceProtocolSettings {
	authentication?: {
		appUrls?: {
			target: EnvTarget;
			url: string;
		}[] | undefined;
	} | undefined;
	experimentation?: {
		edgeConfigId?: string | undefined;
		globalConfigId?: string | undefined;
	} | undefined;
}
export interface ResourceSecret {
	name: string;
	value: string;
	environmentOverrides?: {
		development?: string | undefined;
		preview?: string | undefined;
		production?: string | undefined;
	} | undefined;
	prefix?: string | undefined;
}
export interface ResourceSecretsChange {
	secrets: readonly ResourceSecret[];
	partial?: boolean | undefined;
}
export type ResourceStatus = "ready" | "pending" | "onboarding" | "suspended" | "resumed" | "uninstalled" | "error" | (string & {});
export interface ResourceUpdatedEvent {
	type: "resource.updated";
	resourceId: string;
	productId?: string | undefined;
}
export interface RevokeInstallationCredentialInput extends RevokeInstallationCredentialRequest {
	integrationConfigurationId: string;
}
export interface RevokeInstallationCredentialOutput {
	already_revoked: boolean;
	revoked: boolean;
}
export interface RevokeInstallationCredentialRequest {
	client_secret: string;
	token: string;
	client_id?: string | undefined;
}
export interface RotateInstallationCredentialInput {
	integrationConfigurationId: string;
	client_secret: string;
	client_id?: string | undefined;
}
export type RotateInstallationCredentialOutput = InstallationCredential;
export interface StoreProtocolSettings {
	authentication?: {
		appUrls?: {
			target: EnvTarget;
			url: string;
		}[] | undefined;
	} | undefined;
	experimentation?: ResourceExperimentation | undefined;
}
export interface SubmitBillingDataInput extends SubmitBillingDataRequest {
	integrationConfigurationId: string;
}
export type SubmitBillingDataOutput = void;
export interface SubmitBillingDataRequest {
	billing: {
		items: readonly BillingItem[];
		discounts?: readonly BillingDiscount[] | undefined;
	} | readonly BillingItem[];
	eod: string;
	period: BillingPeriod;
	timestamp: string;
	usage: readonly BillingUsage[];
}
export interface SubmitInvoiceInput extends SubmitInvoiceRequest {
	integrationConfigurationId: string;
}
export type SubmitInvoiceOutput = SubmittedInvoice;
export interface SubmitInvoiceRequest {
	invoiceDate: string;
	items: readonly BillingItem[];
	period: BillingPeriod;
	discounts?: readonly BillingDiscount[] | undefined;
	externalId?: string | undefined;
	final?: boolean | undefined;
	memo?: string | undefined;
	test?: {
		result?: "notpaid" | "overdue" | "paid" | undefined;
		validate?: boolean | undefined;
	} | undefined;
}
export interface SubmitPrepaymentBalancesInput {
	integrationConfigurationId: string;
	balances: readonly PrepaymentBalance[];
	timestamp: string;
}
export type SubmitPrepaymentBalancesOutput = void;
export interface SubmittedInvoice {
	invoiceId?: string | undefined;
	test?: boolean | undefined;
	validationErrors?: string[] | undefined;
}
export interface UpdateExperimentationItemInput extends UpdateExperimentationItemRequest {
	integrationConfigurationId: string;
	resourceId: string;
	itemId: string;
}
export type UpdateExperimentationItemOutput = void;
export interface UpdateExperimentationItemRequest {
	name?: string | undefined;
	slug: string;
	origin: string;
	category?: ExperimentationCategory | undefined;
	createdAt?: number | undefined;
	description?: string | undefined;
	isArchived?: boolean | undefined;
	updatedAt?: number | undefined;
}
export interface UpdateInstallationInput extends UpdateInstallationRequest {
	integrationConfigurationId: string;
}
export type UpdateInstallationOutput = void;
export interface UpdateInstallationRequest {
	billingPlan?: InstallationBillingPlan | undefined;
	externalId?: string | undefined;
	notification?: InstallationNotification | string | undefined;
	status?: ResourceStatus | undefined;
}
export interface UpdateIntegrationResourceInput extends UpdateIntegrationResourceRequest {
	integrationConfigurationId: string;
	resourceId: string;
}
export interface UpdateIntegrationResourceOutput {
	name: string;
}
export interface UpdateIntegrationResourceRequest {
	name?: string | undefined;
	billingPlan?: InstallationBillingPlan | undefined;
	extras?: {
		[key: string]: unknown;
	} | undefined;
	metadata?: {
		[key: string]: unknown;
	} | undefined;
	notification?: InstallationNotification | string | undefined;
	ownership?: ResourceOwnership | undefined;
	secrets?: ResourceSecretsChange | readonly ResourceSecret[] | undefined;
	status?: ResourceStatus | undefined;
}
export interface UpdateIntegrationResourceSecretsInput {
	integrationConfigurationId: string;
	resourceId: string;
	secrets: readonly ResourceSecret[];
	partial?: boolean | undefined;
}
export type UpdateIntegrationResourceSecretsOutput = void;
export interface UpdateInvoiceInput extends UpdateInvoiceRequest {
	integrationConfigurationId: string;
	invoiceId: string;
}
export type UpdateInvoiceOutput = void;
export interface UpdateInvoiceRequest {
	action: "refund";
	reason: string;
	total: string;
}
export function createExperimentationItems(client: Client, input: CreateExperimentationItemsInput, options?: CallOptions): ApiPromise<CreateExperimentationItemsOutput>;
export function createInstallationEvent(client: Client, input: CreateInstallationEventInput, options?: CallOptions): ApiPromise<CreateInstallationEventOutput>;
export function deleteExperimentationItem(client: Client, input: DeleteExperimentationItemInput, options?: CallOptions): ApiPromise<DeleteExperimentationItemOutput>;
export function deleteIntegrationResource(client: Client, input: DeleteIntegrationResourceInput, options?: CallOptions): ApiPromise<DeleteIntegrationResourceOutput>;
export function finalizeInstallation(client: Client, input: FinalizeInstallationInput, options?: CallOptions): ApiPromise<FinalizeInstallationOutput>;
export function getExperimentationGlobalConfig(client: Client, input: GetExperimentationGlobalConfigInput, options?: CallOptions): ApiPromise<ExperimentationGlobalConfig>;
export function getInstallationAccount(client: Client, input: GetInstallationAccountInput, options?: CallOptions): ApiPromise<InstallationAccount>;
export function getInstallationMember(client: Client, input: GetInstallationMemberInput, options?: CallOptions): ApiPromise<InstallationMember>;
export function getIntegrationResource(client: Client, input: GetIntegrationResourceInput, options?: CallOptions): ApiPromise<IntegrationResource>;
export function getInvoice(client: Client, input: GetInvoiceInput, options?: CallOptions): ApiPromise<Invoice>;
export function hasExperimentationGlobalConfig(client: Client, input: HasExperimentationGlobalConfigInput, options?: CallOptions): ApiPromise<HasExperimentationGlobalConfigOutput>;
export function importIntegrationResource(client: Client, input: ImportIntegrationResourceInput, options?: CallOptions): ApiPromise<ImportIntegrationResourceOutput>;
export function listIntegrationResources(client: Client, input: ListIntegrationResourcesInput, options?: CallOptions): ApiPromise<ListIntegrationResourcesOutput>;
export function replaceExperimentationGlobalConfig(client: Client, input: ReplaceExperimentationGlobalConfigInput, options?: CallOptions): ApiPromise<ExperimentationGlobalConfig>;
export function revokeInstallationCredential(client: Client, input: RevokeInstallationCredentialInput, options?: CallOptions): ApiPromise<RevokeInstallationCredentialOutput>;
export function rotateInstallationCredential(client: Client, input: RotateInstallationCredentialInput, options?: CallOptions): ApiPromise<InstallationCredential>;
export function submitBillingData(client: Client, input: SubmitBillingDataInput, options?: CallOptions): ApiPromise<SubmitBillingDataOutput>;
export function submitInvoice(client: Client, input: SubmitInvoiceInput, options?: CallOptions): ApiPromise<SubmittedInvoice>;
export function submitPrepaymentBalances(client: Client, input: SubmitPrepaymentBalancesInput, options?: CallOptions): ApiPromise<SubmitPrepaymentBalancesOutput>;
export function updateExperimentationItem(client: Client, input: UpdateExperimentationItemInput, options?: CallOptions): ApiPromise<UpdateExperimentationItemOutput>;
export function updateInstallation(client: Client, input: UpdateInstallationInput, options?: CallOptions): ApiPromise<UpdateInstallationOutput>;
export function updateIntegrationResource(client: Client, input: UpdateIntegrationResourceInput, options?: CallOptions): ApiPromise<UpdateIntegrationResourceOutput>;
export function updateIntegrationResourceSecrets(client: Client, input: UpdateIntegrationResourceSecretsInput, options?: CallOptions): ApiPromise<UpdateIntegrationResourceSecretsOutput>;
export function updateInvoice(client: Client, input: UpdateInvoiceInput, options?: CallOptions): ApiPromise<UpdateInvoiceOutput>;
}

declare module "@slipway/marketplace/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	updateInstallation: {
		input: types.UpdateInstallationInput;
		output: types.UpdateInstallationOutput;
	};
	getInstallationAccount: {
		input: types.GetInstallationAccountInput;
		output: types.GetInstallationAccountOutput;
	};
	getInstallationMember: {
		input: types.GetInstallationMemberInput;
		output: types.GetInstallationMemberOutput;
	};
	rotateInstallationCredential: {
		input: types.RotateInstallationCredentialInput;
		output: types.RotateInstallationCredentialOutput;
	};
	revokeInstallationCredential: {
		input: types.RevokeInstallationCredentialInput;
		output: types.RevokeInstallationCredentialOutput;
	};
	createInstallationEvent: {
		input: types.CreateInstallationEventInput;
		output: types.CreateInstallationEventOutput;
	};
	listIntegrationResources: {
		input: types.ListIntegrationResourcesInput;
		output: types.ListIntegrationResourcesOutput;
	};
	getIntegrationResource: {
		input: types.GetIntegrationResourceInput;
		output: types.GetIntegrationResourceOutput;
	};
	importIntegrationResource: {
		input: types.ImportIntegrationResourceInput;
		output: types.ImportIntegrationResourceOutput;
	};
	updateIntegrationResource: {
		input: types.UpdateIntegrationResourceInput;
		output: types.UpdateIntegrationResourceOutput;
	};
	deleteIntegrationResource: {
		input: types.DeleteIntegrationResourceInput;
		output: types.DeleteIntegrationResourceOutput;
	};
	submitBillingData: {
		input: types.SubmitBillingDataInput;
		output: types.SubmitBillingDataOutput;
	};
	submitInvoice: {
		input: types.SubmitInvoiceInput;
		output: types.SubmitInvoiceOutput;
	};
	finalizeInstallation: {
		input: types.FinalizeInstallationInput;
		output: types.FinalizeInstallationOutput;
	};
	getInvoice: {
		input: types.GetInvoiceInput;
		output: types.GetInvoiceOutput;
	};
	updateInvoice: {
		input: types.UpdateInvoiceInput;
		output: types.UpdateInvoiceOutput;
	};
	submitPrepaymentBalances: {
		input: types.SubmitPrepaymentBalancesInput;
		output: types.SubmitPrepaymentBalancesOutput;
	};
	updateIntegrationResourceSecrets: {
		input: types.UpdateIntegrationResourceSecretsInput;
		output: types.UpdateIntegrationResourceSecretsOutput;
	};
	createExperimentationItems: {
		input: types.CreateExperimentationItemsInput;
		output: types.CreateExperimentationItemsOutput;
	};
	updateExperimentationItem: {
		input: types.UpdateExperimentationItemInput;
		output: types.UpdateExperimentationItemOutput;
	};
	deleteExperimentationItem: {
		input: types.DeleteExperimentationItemInput;
		output: types.DeleteExperimentationItemOutput;
	};
	getExperimentationGlobalConfig: {
		input: types.GetExperimentationGlobalConfigInput;
		output: types.GetExperimentationGlobalConfigOutput;
	};
	replaceExperimentationGlobalConfig: {
		input: types.ReplaceExperimentationGlobalConfigInput;
		output: types.ReplaceExperimentationGlobalConfigOutput;
	};
	hasExperimentationGlobalConfig: {
		input: types.HasExperimentationGlobalConfigInput;
		output: types.HasExperimentationGlobalConfigOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/marketplace/operations" {
import { Operation } from "@slipway/core";
export const createExperimentationItems: Operation;
export const createInstallationEvent: Operation;
export const deleteExperimentationItem: Operation;
export const deleteIntegrationResource: Operation;
export const finalizeInstallation: Operation;
export const getExperimentationGlobalConfig: Operation;
export const getInstallationAccount: Operation;
export const getInstallationMember: Operation;
export const getIntegrationResource: Operation;
export const getInvoice: Operation;
export const hasExperimentationGlobalConfig: Operation;
export const importIntegrationResource: Operation;
export const listIntegrationResources: Operation;
export const replaceExperimentationGlobalConfig: Operation;
export const revokeInstallationCredential: Operation;
export const rotateInstallationCredential: Operation;
export const submitBillingData: Operation;
export const submitInvoice: Operation;
export const submitPrepaymentBalances: Operation;
export const updateExperimentationItem: Operation;
export const updateInstallation: Operation;
export const updateIntegrationResource: Operation;
export const updateIntegrationResourceSecrets: Operation;
export const updateInvoice: Operation;
}

declare module "@slipway/marketplace/schemas" {
export const BillingDiscount: v.GenericSchema<types.BillingDiscount>;
export const BillingItem: v.GenericSchema<types.BillingItem>;
export const BillingPeriod: v.GenericSchema<types.BillingPeriod>;
export const BillingPlanDetail: v.GenericSchema<types.BillingPlanDetail>;
export const BillingUsage: v.GenericSchema<types.BillingUsage>;
export const CreateExperimentationItemsInput: v.GenericSchema<types.CreateExperimentationItemsInput>;
export const CreateInstallationEventInput: v.GenericSchema<types.CreateInstallationEventInput>;
export const DeleteExperimentationItemInput: v.GenericSchema<types.DeleteExperimentationItemInput>;
export const DeleteIntegrationResourceInput: v.GenericSchema<types.DeleteIntegrationResourceInput>;
export const EnvTarget: v.GenericSchema<types.EnvTarget>;
export const ExperimentationCategory: v.GenericSchema<types.ExperimentationCategory>;
export const ExperimentationGlobalConfig: v.GenericSchema<types.ExperimentationGlobalConfig>;
export const ExperimentationItem: v.GenericSchema<types.ExperimentationItem>;
export const FinalizeInstallationInput: v.GenericSchema<types.FinalizeInstallationInput>;
export const GetExperimentationGlobalConfigInput: v.GenericSchema<types.GetExperimentationGlobalConfigInput>;
export const GetInstallationAccountInput: v.GenericSchema<types.GetInstallationAccountInput>;
export const GetInstallationMemberInput: v.GenericSchema<types.GetInstallationMemberInput>;
export const GetIntegrationResourceInput: v.GenericSchema<types.GetIntegrationResourceInput>;
export const GetInvoiceInput: v.GenericSchema<types.GetInvoiceInput>;
export const GlobalConfigItemValue: v.GenericSchema<types.GlobalConfigItemValue>;
export const HasExperimentationGlobalConfigInput: v.GenericSchema<types.HasExperimentationGlobalConfigInput>;
export const ImportIntegrationResourceInput: v.GenericSchema<types.ImportIntegrationResourceInput>;
export const ImportIntegrationResourceOutput: v.GenericSchema<types.ImportIntegrationResourceOutput>;
export const ImportIntegrationResourceRequest: v.GenericSchema<types.ImportIntegrationResourceRequest>;
export const InstallationAccount: v.GenericSchema<types.InstallationAccount>;
export const InstallationBillingPlan: v.GenericSchema<types.InstallationBillingPlan>;
export const InstallationCredential: v.GenericSchema<types.InstallationCredential>;
export const InstallationEvent: v.GenericSchema<types.InstallationEvent>;
export const InstallationMember: v.GenericSchema<types.InstallationMember>;
export const InstallationNotification: v.GenericSchema<types.InstallationNotification>;
export const InstallationUpdatedEvent: v.GenericSchema<types.InstallationUpdatedEvent>;
export const IntegrationResource: v.GenericSchema<types.IntegrationResource>;
export const IntegrationResourceListItem: v.GenericSchema<types.IntegrationResourceListItem>;
export const Invoice: v.GenericSchema<types.Invoice>;
export const InvoiceDiscount: v.GenericSchema<types.InvoiceDiscount>;
export const InvoiceItem: v.GenericSchema<types.InvoiceItem>;
export const InvoicePeriod: v.GenericSchema<types.InvoicePeriod>;
export const InvoiceState: v.GenericSchema<types.InvoiceState>;
export const ListIntegrationResourcesInput: v.GenericSchema<types.ListIntegrationResourcesInput>;
export const ListIntegrationResourcesOutput: v.GenericSchema<types.ListIntegrationResourcesOutput>;
export const PrepaymentBalance: v.GenericSchema<types.PrepaymentBalance>;
export const ReplaceExperimentationGlobalConfigInput: v.GenericSchema<types.ReplaceExperimentationGlobalConfigInput>;
export const ResourceExperimentation: v.GenericSchema<types.ResourceExperimentation>;
export const ResourceOwnership: v.GenericSchema<types.ResourceOwnership>;
export const ResourceProtocolSettings: v.GenericSchema<types.ResourceProtocolSettings>;
export const ResourceSecret: v.GenericSchema<types.ResourceSecret>;
export const ResourceSecretsChange: v.GenericSchema<types.ResourceSecretsChange>;
export const ResourceStatus: v.GenericSchema<types.ResourceStatus>;
export const ResourceUpdatedEvent: v.GenericSchema<types.ResourceUpdatedEvent>;
export const RevokeInstallationCredentialInput: v.GenericSchema<types.RevokeInstallationCredentialInput>;
export const RevokeInstallationCredentialOutput: v.GenericSchema<types.RevokeInstallationCredentialOutput>;
export const RevokeInstallationCredentialRequest: v.GenericSchema<types.RevokeInstallationCredentialRequest>;
export const RotateInstallationCredentialInput: v.GenericSchema<types.RotateInstallationCredentialInput>;
export const StoreProtocolSettings: v.GenericSchema<types.StoreProtocolSettings>;
export const SubmitBillingDataInput: v.GenericSchema<types.SubmitBillingDataInput>;
export const SubmitBillingDataRequest: v.GenericSchema<types.SubmitBillingDataRequest>;
export const SubmitInvoiceInput: v.GenericSchema<types.SubmitInvoiceInput>;
export const SubmitInvoiceRequest: v.GenericSchema<types.SubmitInvoiceRequest>;
export const SubmitPrepaymentBalancesInput: v.GenericSchema<types.SubmitPrepaymentBalancesInput>;
export const SubmittedInvoice: v.GenericSchema<types.SubmittedInvoice>;
export const UpdateExperimentationItemInput: v.GenericSchema<types.UpdateExperimentationItemInput>;
export const UpdateExperimentationItemRequest: v.GenericSchema<types.UpdateExperimentationItemRequest>;
export const UpdateInstallationInput: v.GenericSchema<types.UpdateInstallationInput>;
export const UpdateInstallationRequest: v.GenericSchema<types.UpdateInstallationRequest>;
export const UpdateIntegrationResourceInput: v.GenericSchema<types.UpdateIntegrationResourceInput>;
export const UpdateIntegrationResourceOutput: v.GenericSchema<types.UpdateIntegrationResourceOutput>;
export const UpdateIntegrationResourceRequest: v.GenericSchema<types.UpdateIntegrationResourceRequest>;
export const UpdateIntegrationResourceSecretsInput: v.GenericSchema<types.UpdateIntegrationResourceSecretsInput>;
export const UpdateInvoiceInput: v.GenericSchema<types.UpdateInvoiceInput>;
export const UpdateInvoiceRequest: v.GenericSchema<types.UpdateInvoiceRequest>;
}
