export { verifyWebhook } from "@slipway/webhooks";
