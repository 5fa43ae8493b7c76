import type { Client, Operation } from "@slipway/core";
import type { RawAnswer } from "@slipway/core/raw";
import { LONGEST_PAGE } from "../limits.ts";
import { ask } from "./ask.ts";

/** A page of a list. */
export interface Page {
  readonly sent: RawAnswer;
  /** What it says; undefined where it is no JSON. Whoever wants it judges it. */
  readonly content: unknown;
}

export async function askPage(
  client: Client,
  operation: Operation,
  input: object,
  url: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Page> {
  const options = { signal, maxResponseSize: client.maxResponseSize ?? LONGEST_PAGE };
  const sent = await ask(client, operation, input, options, { statuses: [200], url, body: "text" });
  return { sent, content: parsed(sent.text ?? "") };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
