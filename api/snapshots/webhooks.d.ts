// What @slipway/webhooks exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/webhooks" {
import { SignedDelivery } from "@slipway/core";
import { SigningSecret } from "@slipway/core";
export { CreateWebhookInput } from "./generated/types"; // type
export { CreateWebhookOutput } from "./generated/types"; // type
export { CreateWebhookRequest } from "./generated/types"; // interface
export { CreatedWebhook } from "./generated/types"; // interface
export { DeleteWebhookInput } from "./generated/types"; // interface
export { DeleteWebhookOutput } from "./generated/types"; // type
export { Framework } from "./generated/types"; // type
export { GetWebhookInput } from "./generated/types"; // interface
export { GetWebhookOutput } from "./generated/types"; // type
export { ListWebhooksInput } from "./generated/types"; // interface
export { ListWebhooksOutput } from "./generated/types"; // type
export { Webhook } from "./generated/types"; // interface
export interface WebhookDelivery {
	id: string;
	type: WebhookEvent;
	createdAt: number;
	region?: string | null | undefined;
	payload: Record<string, unknown>;
}
export { WebhookEvent } from "./generated/types"; // type
export { WebhookProject } from "./generated/types"; // interface
export { WebhookWithProjects } from "./generated/types"; // interface
export { createWebhook } from "./generated/operations"; // function
export { deleteWebhook } from "./generated/operations"; // function
export { getWebhook } from "./generated/operations"; // function
export { listWebhooks } from "./generated/operations"; // function
export function signWebhook(type: WebhookEvent, secret: string, event?: Partial<Omit<WebhookDelivery, "type">>): Promise<{
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
export { CreateWebhookInput } from "./generated/schemas"; // const
export { CreateWebhookRequest } from "./generated/schemas"; // const
export { CreatedWebhook } from "./generated/schemas"; // const
export { DeleteWebhookInput } from "./generated/schemas"; // const
export { Framework } from "./generated/schemas"; // const
export { GetWebhookInput } from "./generated/schemas"; // const
export { ListWebhooksInput } from "./generated/schemas"; // const
export { ListWebhooksOutput } from "./generated/schemas"; // const
export { Webhook } from "./generated/schemas"; // const
export { WebhookEvent } from "./generated/schemas"; // const
export { WebhookProject } from "./generated/schemas"; // const
export { WebhookWithProjects } from "./generated/schemas"; // const
}
