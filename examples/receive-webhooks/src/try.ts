import { signWebhook } from "@slipway/webhooks";
import { nodeServer } from "./node.ts";

// Starts a receiver, and sends it in the platform's place what is signed, and what is not.
const secret = crypto.randomUUID();
const server = nodeServer(secret);
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
const address = server.address();
if (address === null || typeof address === "string") throw new Error("The server does not listen on a port.");
for (const key of [secret, "somebody else's"]) {
  const { body, headers } = await signWebhook("deployment.succeeded", key);
  const { status } = await fetch(`http://127.0.0.1:${address.port}/`, { method: "POST", body, headers });
  console.log(key === secret ? "signed by the platform:" : "signed by somebody else:", status);
}
server.close();
