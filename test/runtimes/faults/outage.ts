import { stream } from "@slipway/core";
import { same } from "../given.ts";
import { type FaultGiven, token } from "./fault.ts";
import { postJson } from "./run-fault.ts";

/**
 * Follows a stream while its server goes away, and comes back on the same port after `ms`: the waits are the client's own, in real
 * time.
 */
export async function outliveOutage({ createClient, faults }: FaultGiven, ms: number): Promise<void> {
  const { url }: { url: string } = await postJson(`${faults}/outage`, { ms });
  const client = createClient({ baseUrl: url, token });
  const operation = { route: "GET /v1/lines", resume: { send: "since", from: "id", id: "id" } } as const;
  const began = Date.now();
  const found: unknown[] = [];
  for await (const record of stream(client, operation)) found.push(record);
  same(found, [{ id: 1 }, { id: 2 }, { id: 3 }]);
  same(Date.now() - began >= ms, true);
}
