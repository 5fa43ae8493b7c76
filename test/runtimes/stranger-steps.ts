import { createRegistry } from "@slipway/registry";
import { failureOf, type Step, same } from "./given.ts";

/** A registry that sends on to another origin, which asks for a password and names a token service of its own. */
export const strangerSteps: Readonly<Record<string, Step>> = {
  "registry: a stranger that wants the password does not get it": async ({ baseUrl }) => {
    const auth = { username: "ada", password: "never-for-strangers" };
    const { manifests } = createRegistry({ url: baseUrl, auth }).repository("acme/site");
    same((await failureOf(manifests.get("v1"))) instanceof Error, true);
    same(await (await fetch(`${baseUrl}/told`)).json(), { told: 0 });
  },
};
