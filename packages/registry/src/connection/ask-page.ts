import type { Client, Operation } from "@slipway/core";
import type { RawAnswer } from "@slipway/core/raw";
import { MAX_PAGE } from "../limits.ts";
import { ask } from "./ask.ts";

export interface Page {
  readonly answer: RawAnswer;
  /** The parsed JSON, unchecked; undefined where the answer is none. */
  readonly content: unknown;
}

export async function askPage(
  client: Client,
  operation: Operation,
  input: object,
  url: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Page> {
  const options = { signal, maxResponseSize: client.maxResponseSize ?? MAX_PAGE };
  const answer = await ask(client, operation, input, options, { statuses: [200], url, body: "text" });
  return { answer, content: parseJson(answer.text ?? "") };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
