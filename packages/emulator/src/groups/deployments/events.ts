import type { Operations } from "@slipway/deployments/contract";
import { records } from "../../engine/answer.ts";
import type { Context } from "../../engine/context.ts";
import { given } from "../../engine/given.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import type { DeploymentEventRecord, DeploymentRecord } from "../../store/records.ts";
import { findDeployment } from "./find-deployment.ts";
import { isFinished } from "./states.ts";

type DeploymentEvent = Operations["followDeploymentEvents"]["output"];
type Filter = Omit<Operations["getDeploymentEvents"]["input"], "idOrUrl">;

export const eventHandlers: SomeHandlers<Operations, "getDeploymentEvents" | "followDeploymentEvents"> = {
  getDeploymentEvents({ idOrUrl, ...filter }, context) {
    const { id } = findDeployment(context, idOrUrl);
    const events = context.state.deploymentEvents.by("deployment", id).filter((event) => fits(event, filter));
    if (filter.direction === "backward") events.reverse();
    return limited(events, filter.limit).map(presentEvent);
  },

  followDeploymentEvents({ idOrUrl, ...filter }, context) {
    const deployment = findDeployment(context, idOrUrl);
    return records((signal) => follow(context, deployment, filter, AbortSignal.any([signal, context.signal])));
  },
};

/** What is there already, then each event as it comes, until the deployment is finished or deleted. */
async function* follow(
  { state, watch }: Context,
  { id }: DeploymentRecord,
  filter: Filter,
  signal: AbortSignal,
): AsyncGenerator<DeploymentEvent> {
  let last = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    // Listening begins before reading, so that nothing falls in between.
    const change = watch.next(id, signal);
    for (const event of state.deploymentEvents.by("deployment", id)) {
      if (event.created <= last) continue;
      last = event.created;
      if (fits(event, filter)) yield presentEvent(event);
    }
    const present = state.deployments.get(id);
    if (!present || isFinished(present)) return;
    await change;
  }
}

function fits({ created }: DeploymentEventRecord, { since, until }: Filter): boolean {
  return (since === undefined || created >= since) && (until === undefined || created <= until);
}

/** A limit of -1, or none, is no limit. */
function limited(events: DeploymentEventRecord[], limit: number | undefined): DeploymentEventRecord[] {
  return limit === undefined || limit < 0 ? events : events.slice(0, limit);
}

function presentEvent({ id, deploymentId, created, type, text, readyState }: DeploymentEventRecord): DeploymentEvent {
  return {
    id,
    deploymentId,
    created,
    date: created,
    serial: `${created}`,
    type,
    text,
    info: given({ type: "build", name: "emulator", readyState }),
    ...(type === "stderr" ? { level: "error" } : {}),
  };
}
