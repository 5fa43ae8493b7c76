import { answerSteps } from "./answer-steps.ts";
import { byteSteps } from "./byte-steps.ts";
import { fetchClient, kyClient } from "./clients.ts";
import { emulatorSteps } from "./emulator-steps.ts";
import { errorSteps } from "./error-steps.ts";
import { faultSteps, outageSteps } from "./fault-steps.ts";
import type { Given, Step, Told } from "./given.ts";
import { redirectSteps } from "./redirect-steps.ts";
import { registrySteps } from "./registry-steps.ts";
import { requestSteps } from "./request-steps.ts";
import { strangerSteps } from "./stranger-steps.ts";

// Work of a caller with this library, written against web standards only: it runs unchanged in every runtime that
// docs/runtimes.md names.

export interface Places {
  readonly api: string;
  readonly faults: string;
  readonly emulator: string;
  readonly token: string;
  /** Address to which the outcome of each step is posted. */
  readonly report: string;
}

/** Unhandled errors: browsers and workers go on after them. Other runtimes end, and their run with them. */
const unhandled: string[] = [];
globalThis.addEventListener?.("unhandledrejection", (event) => {
  unhandled.push(String(event.reason));
});

/** Does everything over each transport, and tells how it went, step by step. */
export async function runScenario({ api, faults, emulator, token, report }: Places): Promise<void> {
  const tell = async (told: Told): Promise<void> => {
    // Text needs no leave from the server that a page would have to ask for.
    await fetch(report, { method: "POST", body: JSON.stringify(told), headers: { "content-type": "text/plain" } });
  };
  const clients = [kyClient, fetchClient];
  // They wait for most of their time, and need not be waited for until all else is done.
  const outages = clients.flatMap((client) =>
    Object.entries(outageSteps(faults)).map(([step, run]) => attempt(step, run, { ...client, baseUrl: "", token })),
  );
  for (const client of clients) {
    const recording: Given = { ...client, baseUrl: api, token: `${token}-${client.transport}` };
    const own = { ...requestSteps, ...answerSteps, ...byteSteps, ...redirectSteps, ...strangerSteps, ...errorSteps };
    for (const [step, run] of Object.entries(own)) await tell(await attempt(step, run, recording));
    const emulated: Given = { ...client, baseUrl: emulator, token };
    for (const [step, run] of Object.entries({ ...emulatorSteps, ...registrySteps }))
      await tell(await attempt(step, run, emulated));
    for (const [step, run] of Object.entries(faultSteps(faults))) await tell(await attempt(step, run, recording));
    const unheard = unhandled.splice(0).join("; ");
    await tell({
      step: "no rejection is left unhandled",
      transport: client.transport,
      ...(unheard && { problem: unheard }),
    });
  }
  for (const outage of outages) await tell(await outage);
  await tell({ step: "done", transport: "" });
}

async function attempt(step: string, run: Step, given: Given): Promise<Told> {
  const { transport } = given;
  try {
    await run(given);
    return { step, transport };
  } catch (error) {
    const cause = error instanceof Error && error.cause ? `, caused by ${String(error.cause)}` : "";
    return { step, transport, problem: `${String(error)}${cause}` };
  }
}
