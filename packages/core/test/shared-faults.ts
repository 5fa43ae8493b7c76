import { afterAll, beforeAll, expect, test } from "vitest";
import type { FaultGiven, FaultRow } from "../../../test/runtimes/faults/fault.ts";
import { startFaults } from "../../../test/runtimes/faults/fault-server.ts";
import { runFault } from "../../../test/runtimes/faults/run-fault.ts";

/** A server of faults for the tests of one file; its URL is there once they run. */
export function faultServer(): { url: string } {
  const server = { url: "" };
  let close = async (): Promise<void> => {};
  beforeAll(async () => {
    const started = await startFaults();
    server.url = started.url;
    close = started.close;
  });
  afterAll(() => close());
  return server;
}

/**
 * Makes a test of each row. The same rows run in every runtime of docs/runtimes.md.
 *
 * @param onError gets what rows fail with.
 */
export function testFaults(
  rows: readonly FaultRow[],
  server: { readonly url: string },
  createClient: FaultGiven["createClient"],
  onError: (error: unknown) => void = () => {},
): void {
  test.each(rows)("$says", async (row) => {
    const error = await runFault(row, { createClient, faults: server.url });
    expect([undefined, expect.any(Error)]).toContainEqual(error);
    if (error) onError(error);
  });
}
