import { undiciFetch } from "@slipway/core/undici";
import { Agent } from "undici";
import { expect, onTestFinished, test } from "vitest";
import { copy, createMemoryStore, createRegistry } from "../src/index.ts";
import { pushImage, sampleBytes } from "./sample-images.ts";
import { end, startRegistry } from "./scripted-registry.ts";

test.each([2, 3])(
  "a copy within a registry that mounts nothing arrives over %i connections: no download keeps the one that its upload needs",
  async (connections) => {
    const registry = await startRegistry({
      intercept(request, response) {
        // All repositories share their contents here: what one has the other does not see.
        const isHidden = request.method === "HEAD" && request.url?.includes("/acme/other/");
        const isMount = request.url?.includes("mount=");
        if (isHidden || isMount) end(response, isHidden ? 404 : 403);
        return isHidden || isMount || false;
      },
    });
    const agent = new Agent({ connections });
    onTestFinished(() => agent.destroy());
    const layers = Array.from({ length: 12 }, (_, seed) => sampleBytes(200_000, seed));
    const image = createMemoryStore();
    await pushImage(image, { layers, tag: "v1" });
    const { repository } = createRegistry({ url: registry.url, fetch: undiciFetch(agent) });
    await copy(image, repository("acme/one"), "v1");
    await copy(repository("acme/one"), repository("acme/other"), "v1", { as: "v2" });
    expect(registry.manifests.has("v2")).toBe(true);
  },
  10_000,
);
