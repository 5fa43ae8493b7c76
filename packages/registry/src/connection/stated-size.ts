import { ContentError } from "../errors/content-error.ts";

/**
 * The size that an answer states of its content, in bytes; undefined where it states none, or that of a compressed form.
 *
 * @throws `ContentError` for what is no number of bytes.
 */
export function statedSize({ headers }: Response, name: string): number | undefined {
  const length = headers.get("content-length");
  if (length === null || headers.has("content-encoding")) return undefined;
  const size = /^\d+$/.test(length) ? Number(length) : Number.NaN;
  if (Number.isSafeInteger(size)) return size;
  throw new ContentError(`the registry says no number of bytes of ${name}`, { content: name });
}

/**
 * Holds a size that a registry states against the one that is known: neither overrules the other.
 *
 * @throws `ContentError` where both are there and differ.
 */
export function checkStatedSize(stated: number | undefined, known: number | undefined, name: string): void {
  if (stated === undefined || known === undefined || stated === known) return;
  throw new ContentError(`the registry says that ${name} has ${stated} bytes, and it has ${known}`, {
    content: name,
    expected: known,
    received: stated,
  });
}
