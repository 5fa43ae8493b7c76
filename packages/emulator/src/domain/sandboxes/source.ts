import type { IncomingMessage } from "node:http";
import { badRequest } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { openRequest, resolveDestination } from "../events/reach.ts";
import { unprocessable } from "./limits.ts";

/** The tar at a URL that whoever asks may reach, gzipped or not. Throws 422 for one that nobody may, and 400 where none comes. */
export async function fetchTarball(
  services: Services & { readonly askedIn: string | undefined; readonly signal: AbortSignal },
  url: string,
): Promise<AsyncIterable<Uint8Array>> {
  const target = new URL(url);
  const isWeb = /^https?:$/.test(target.protocol);
  const way = isWeb
    ? await resolveDestination(services, url, services.askedIn)
    : { refused: "Only HTTP leads to tarballs" };
  if ("refused" in way)
    throw unprocessable(`${url} is not fetched: ${way.refused}; serve it on this machine, or write the files`);
  const { lookup } = way;
  const { signal } = services;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    openRequest(target, { lookup, signal }, resolve).on("error", reject).end();
  }).catch((error: unknown) => {
    throw badRequest(`The tarball ${url} cannot be fetched: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw badRequest(`The tarball ${url} cannot be fetched: ${answer.statusCode}`);
  }
  return piecesOf(answer, url);
}

async function* piecesOf(body: AsyncIterable<Uint8Array>, url: string): AsyncGenerator<Uint8Array> {
  let isEmpty = true;
  try {
    for await (const piece of body) {
      isEmpty = false;
      yield piece;
    }
  } catch (error) {
    throw badRequest(`The tarball ${url} broke off: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (isEmpty) throw badRequest(`The tarball ${url} is empty`);
}
