import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createEmulator } from "../packages/emulator/src/index.ts";
import { Browser } from "../packages/emulator/test/browser.ts";
import { root } from "./build.ts";
import { buildPage } from "./build-page.ts";

// npm run derive -- picture: the emulator's page as the guide on testing shows it, after some requests of which some were refused.
await buildPage(root);
const emulator = await createEmulator();
const headers = { authorization: `Bearer ${emulator.token}`, "content-type": "application/json" };

async function sendRequest(method: string, path: string, body?: object): Promise<void> {
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  await (await emulator.fetch(`${emulator.url}${path}?slug=acme`, init)).arrayBuffer();
}

const framework = "nextjs";
for (const name of ["harbour", "quay", "pier"]) await sendRequest("POST", "/v11/projects", { name, framework });
const file = { file: "index.html", data: "<h1>Ahoy</h1>" };
await sendRequest("POST", "/v13/deployments", { name: "harbour", target: "production", files: [file] });
for (let visits = 0; visits < 40; visits++) {
  await sendRequest("GET", visits % 6 === 5 ? "/v9/projects/warf" : "/v9/projects/harbour");
  await new Promise((resolve) => setTimeout(resolve, 20 * (visits % 5)));
}
await sendRequest("PATCH", "/v9/projects/pier", { name: "jetty" });
await sendRequest("POST", "/v11/projects", { name: "quay", framework });
await sendRequest("GET", "/v10/projects");

const browser = await Browser.start();
const page = await browser.open(`${emulator.url}/_emulator/`, { width: 1280, height: 640 });
await page.fill("Token of the emulator", emulator.token);
await page.press("Enter");
await page.sees("API requests, newest first");
const refused = emulator.requests.findLast(({ status }) => status === 409);
await page.eval(`location.hash = "#/requests/${encodeURIComponent(refused?.id ?? "")}"`);
await page.sees("Error");
const { data } = await page.send("Page.captureScreenshot", { format: "webp", quality: 50 });
writeFileSync(join(root, "site/public/emulator-page.webp"), Buffer.from(String(data), "base64"));
await browser[Symbol.asyncDispose]();
await emulator.close();
