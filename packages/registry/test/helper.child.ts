import { askCredentialHelper } from "../src/node/run-helper.ts";

// Asks a helper, says what came of it, and ends when nothing holds it any more.
const [, , name = "", timeout = ""] = process.argv;
const outcome = await askCredentialHelper(name, "ghcr.io", { timeout: Number(timeout) }).catch(String);
console.log(JSON.stringify(outcome));
