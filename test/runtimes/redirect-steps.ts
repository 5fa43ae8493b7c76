import { uploadArtifact } from "@slipway/artifacts";
import { type BodySource, isRedirectError } from "@slipway/core";
import { createProject, getProject } from "@slipway/projects";
import { whole } from "./bytes.ts";
import { clientOf, failureOf, type Given, type Step, same } from "./given.ts";

/** Steps of redirects: the API redirects objects named "moved" to another origin, which answers like the API. */
export const redirectSteps: Readonly<Record<string, Step>> = {
  "a GET that is redirected to another origin takes no token along": async (given) => {
    same((await getProject(clientOf(given), { idOrName: "moved" })).name, "came with nothing");
  },

  "a GET that is redirected to another origin takes no header of the client along": async (given) => {
    const { name } = await getProject(clientOf(given, { headers: { "x-own": "hush" } }), { idOrName: "moved" });
    same(name, "came with nothing");
  },

  "RedirectError: a POST is redirected": async (given) => {
    const error = await failureOf(createProject(clientOf(given), { name: "moved" }));
    same(isRedirectError(error) && [error.attempts, error.message.includes("redirect")], [1, true]);
  },

  "RedirectError: an upload from memory is redirected": (given) => refused(given, whole(10)),
  "RedirectError: an upload of a Blob is redirected": (given) => refused(given, new Blob([whole(10)])),
};

async function refused(given: Given, body: BodySource): Promise<void> {
  const error = await failureOf(uploadArtifact(clientOf(given), { hash: "moved", body }));
  same(isRedirectError(error) && [error.attempts, error.message.includes("redirect")], [1, true]);
}
