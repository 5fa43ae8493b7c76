import { downloadArtifact, uploadArtifact } from "@slipway/artifacts";
import type { BodySource } from "@slipway/core";
import { flow, whole } from "./bytes.ts";
import { clientOf, failureOf, type Given, type Step, same } from "./given.ts";

const size = 5 * 2 ** 20;

export const byteSteps: Readonly<Record<string, Step>> = {
  "uploads 5 MB from memory": (given) => upload(given, whole(size)),
  "uploads 5 MB from a Blob": (given) => upload(given, new Blob([whole(size)])),
  "uploads 5 MB from a stream": (given) => upload(given, () => flow(size)),

  "downloads 5 MB": async (given) => {
    const body = await downloadArtifact(clientOf(given), { hash: "big" });
    same(await digest(await new Response(body).arrayBuffer()), await digest(whole(size)));
  },

  "half of a packed download is an error": async (given) => {
    const read = async () => new Response(await downloadArtifact(clientOf(given), { hash: "halved" })).arrayBuffer();
    same((await failureOf(read())) instanceof Error, true);
  },
};

async function upload(given: Given, body: BodySource): Promise<void> {
  const { urls } = await uploadArtifact(clientOf(given), { hash: "big", body });
  same(urls, [await digest(whole(size))]);
}

async function digest(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
