import { signDrain } from "@slipway/drains";
import { drainServer } from "./server.ts";

// Starts a receiver, and sends it in the platform's place a line of a log and a measurement.
const [secret, authorization] = [crypto.randomUUID(), `Bearer ${crypto.randomUUID()}`];
const server = drainServer({
  secret,
  authorization,
  onLine: ({ level, message }) => console.log("line:", level, message),
  onMeasurement: ({ metricType, value }) => console.log("measurement:", metricType, value),
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
const address = server.address();
if (address === null || typeof address === "string") throw new Error("The server does not listen on a port.");
const url = `http://127.0.0.1:${address.port}`;
const lines = await signDrain([{ id: "1", level: "info", message: "GET / 200" }], secret);
await fetch(`${url}/logs`, { method: "POST", ...lines });
const body = JSON.stringify([{ metricType: "LCP", value: 1.2 }]);
await fetch(`${url}/speed`, { method: "POST", body, headers: { authorization } });
server.close();
