import { afterAll, beforeAll, describe, test } from "vitest";
import type { FaultGiven, FaultRow } from "../../../test/runtimes/faults/fault.ts";
import { startFaults } from "../../../test/runtimes/faults/fault-server.ts";
import { runFault } from "../../../test/runtimes/faults/run-fault.ts";
import { clients } from "./clients.ts";

interface FaultOptions {
  /** Common options of the clients, before those of a row. */
  readonly made?: Parameters<FaultGiven["createClient"]>[0];
  onError?(error: unknown): void;
}

/**
 * Makes a test of each row over each client, several at once: most of their time is waiting. The same rows run in every runtime of
 * docs/runtimes.md.
 *
 * @returns the server of faults; its URL is there once the tests run.
 */
export function testFaults(
  rows: readonly FaultRow[],
  { made, onError = () => {} }: FaultOptions = {},
): { readonly url: string } {
  const server = { url: "" };
  let close = async (): Promise<void> => {};
  beforeAll(async () => {
    const started = await startFaults();
    server.url = started.url;
    close = started.close;
  });
  afterAll(() => close());
  describe.concurrent.each(clients)("over $name", ({ create }) => {
    test.for(rows)("$says", async (row, { expect }) => {
      const createClient: FaultGiven["createClient"] = (options) => create({ ...made, ...options });
      const error = await runFault(row, { createClient, faults: server.url });
      expect([undefined, expect.any(Error)]).toContainEqual(error);
      if (error) onError(error);
    });
  });
  return server;
}
