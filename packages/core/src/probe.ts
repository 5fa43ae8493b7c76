import { answer, send } from "./ask.ts";
import type { CallOptions, Client } from "./client.ts";
import type { Operation } from "./operation.ts";
import { type Answer, type ApiPromise, LazyPromise } from "./promise.ts";

/** Asks whether something is there: `false` for a 404. The request leaves at once. */
export function probe(
  client: Client,
  operation: Operation,
  input: object = {},
  options: CallOptions = {},
): ApiPromise<boolean> {
  const asked = look(client, operation, input, options);
  return new LazyPromise(() => asked);
}

async function look(
  client: Client,
  operation: Operation,
  input: object,
  options: CallOptions,
): Promise<Answer<boolean>> {
  const sent = await send(client, operation, input, options, { text: true, absent: true });
  return answer(sent, sent.response.status !== 404);
}
