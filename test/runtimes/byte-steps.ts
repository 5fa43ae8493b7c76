import { downloadArtifact, uploadArtifact } from "@slipway/artifacts";
import type { BodySource } from "@slipway/core";
import { cutUp } from "./bytes.ts";
import { clientOf, type Given, type Step, same } from "./given.ts";

const size = 5 * 2 ** 20;

/** 5 MB, in both directions. */
export const byteSteps: Readonly<Record<string, Step>> = {
  "uploads 5 MB from memory": (given) => upload(given, everything()),
  "uploads 5 MB from a Blob": (given) => upload(given, new Blob([everything()])),
  "uploads 5 MB from a stream": (given) => upload(given, stream),

  "downloads 5 MB": async (given) => {
    const body = await downloadArtifact(clientOf(given), { hash: "big" });
    same(await digest(await new Response(body).arrayBuffer()), await digest(everything()));
  },
};

async function upload(given: Given, body: BodySource): Promise<void> {
  const { urls } = await uploadArtifact(clientOf(given), { hash: "big", body });
  same(urls, [await digest(everything())]);
}

function everything(): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of cutUp(size)) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

function stream(): ReadableStream<Uint8Array> {
  const parts = cutUp(size);
  return new ReadableStream({
    pull(controller) {
      const { value, done } = parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function digest(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
