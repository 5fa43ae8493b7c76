// What slipway exports, written by `pnpm api`. Changes here are lost.
declare module "slipway" {
import { Client } from "@slipway/core";
import { ClientOptions } from "@slipway/core";
type Bindable<Group> = {
	readonly [Name in keyof Group as TakesClient<Group[Name]> extends true ? Name : never]: Group[Name];
};
export type BoundClient = {
	readonly [Name in keyof Groups]: BoundGroup<Groups[Name]>;
} & {
	readonly client: Client;
};
export type BoundGroup<Group> = {
	readonly [Name in keyof Bindable<Group>]: Bindable<Group>[Name] extends (client: Client, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never;
};
type Groups = typeof groups;
type TakesClient<Value> = Value extends (...given: infer Given) => unknown ? Given extends [Client, ...unknown[]] ? true : false : false;
export * as accessGroups from "@slipway/access-groups";
export * as aiGateway from "@slipway/ai-gateway";
export * as aliases from "@slipway/aliases";
export * as apiAiGateway from "@slipway/api-ai-gateway";
export * as artifacts from "@slipway/artifacts";
export * as authentication from "@slipway/authentication";
export * as billing from "@slipway/billing";
export * as bulkRedirects from "@slipway/bulk-redirects";
export * as certs from "@slipway/certs";
export * as checksV2 from "@slipway/checks-v2";
export function connect(options?: ClientOptions): BoundClient;
export * as connectGroup from "@slipway/connect";
export { createClient } from "@slipway/core";
export * as deployments from "@slipway/deployments";
export * as dns from "@slipway/dns";
export * as domains from "@slipway/domains";
export * as domainsRegistrar from "@slipway/domains-registrar";
export * as drains from "@slipway/drains";
export * as edgeCache from "@slipway/edge-cache";
export * as environment from "@slipway/environment";
export * as featureFlags from "@slipway/feature-flags";
export * as globalConfig from "@slipway/global-config";
export * as integrations from "@slipway/integrations";
export * as kms from "@slipway/kms";
export * as logs from "@slipway/logs";
export * as marketplace from "@slipway/marketplace";
export * as microfrontends from "@slipway/microfrontends";
export * as networking from "@slipway/networking";
export * as observability from "@slipway/observability";
export * as projectMembers from "@slipway/project-members";
export * as projectRoutes from "@slipway/project-routes";
export * as projects from "@slipway/projects";
export * as registry from "@slipway/registry";
export * as rollingRelease from "@slipway/rolling-release";
export * as sandboxes from "@slipway/sandboxes";
export * as security from "@slipway/security";
export * as storage from "@slipway/storage";
export * as teams from "@slipway/teams";
export * as user from "@slipway/user";
export * as vcr from "@slipway/vcr";
export * as webAnalytics from "@slipway/web-analytics";
export * as webhooks from "@slipway/webhooks";
}
