import { createHash } from "node:crypto";
import { random } from "../../../test/wire/random.ts";

export { caught } from "../../core/test/caught.ts";

export function contentOf(
  size: number,
  seed = 1,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly digest: string } {
  const next = random(String(seed));
  const bytes = Uint8Array.from({ length: size }, () => next() * 256);
  return { bytes, digest: digestOf(bytes) };
}

/** A digest that does not come from what is tested. */
function digestOf(bytes: Uint8Array, algorithm = "sha256"): string {
  return `${algorithm}:${createHash(algorithm).update(bytes).digest("hex")}`;
}

export function pointsOf(count: number, below: number, seed: number): number[] {
  const next = random(String(seed));
  const points = new Set<number>();
  while (points.size < count) points.add(1 + Math.floor(next() * (below - 1)));
  return [...points].sort((a, b) => a - b);
}

export function streamOf(bytes: Uint8Array, length = 50_000): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + length));
      at += length;
    },
  });
}
