import { answerFaults } from "./faults/answer-faults.ts";
import { connectionFaults } from "./faults/connection-faults.ts";
import { downloadFaults } from "./faults/download-faults.ts";
import { outliveOutage } from "./faults/outage.ts";
import { plugInFaults } from "./faults/plug-in-faults.ts";
import { redirectFaults } from "./faults/redirect-faults.ts";
import { runFault } from "./faults/run-fault.ts";
import { streamFaults } from "./faults/stream-faults.ts";
import { tokenFaults } from "./faults/token-faults.ts";
import type { Step } from "./given.ts";

/** The faults that core's own tests run in Node, as steps: a row of a table each. */
export function faultSteps(faults: string): Readonly<Record<string, Step>> {
  const tables = [
    ...connectionFaults,
    ...answerFaults,
    ...downloadFaults,
    ...redirectFaults,
    ...tokenFaults,
    ...plugInFaults,
    ...streamFaults,
  ];
  return Object.fromEntries(
    tables.map((row): [string, Step] => [row.says, async (given) => void (await runFault(row, { ...given, faults }))]),
  );
}

/** A slow step: the server is away for 10 s. */
export function outageSteps(faults: string): Readonly<Record<string, Step>> {
  return { "stream: an outage of 10 s is outlived": (given) => outliveOutage({ ...given, faults }, 10_000) };
}
