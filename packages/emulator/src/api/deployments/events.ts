import type { Operations } from "@slipway/deployments/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import {
  type DeploymentEventRow,
  type DeploymentRow,
  deploymentEventTable,
  deploymentTable,
  isFinished,
} from "../../domain/deployments/tables.ts";
import { findDeployment } from "../../domain/hosts/deployment-at.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pick } from "../../engine/pick.ts";
import { type Content, content, records, type SomeHandlers } from "../../pipeline/handler.ts";

type DeploymentEvent = Operations["followDeploymentEvents"]["output"];
type Filter = Omit<Operations["getDeploymentEvents"]["input"], "idOrUrl">;

export const eventHandlers: SomeHandlers<Operations, "getDeploymentEvents" | "followDeploymentEvents"> = {
  getDeploymentEvents({ idOrUrl, ...filter }, context) {
    const { id } = findDeployment(context, idOrUrl);
    const events = context
      .rows(deploymentEventTable)
      .by("deployment", id)
      .filter((event) => fits(event, filter));
    if (filter.direction === "backward") events.reverse();
    const views = limited(events, filter.limit).map((event) => presentEvent(context, event));
    // The platform's own command line asks for a line each also where it does not follow them; nothing else may, so that no
    // function takes it.
    return context.url.searchParams.get("format") === "lines" ? content(200, linesOf(views)) : views;
  },

  followDeploymentEvents({ idOrUrl, ...filter }, context) {
    const deployment = findDeployment(context, idOrUrl);
    return records((signal) => followEvents(context, deployment, filter, AbortSignal.any([signal, context.signal])));
  },
};

function linesOf(events: readonly DeploymentEvent[]): Content {
  const lines = new Blob(events.map((event) => `${JSON.stringify(event)}\n`));
  return { contentType: "application/stream+json", length: lines.size, open: () => lines.stream() };
}

async function* followEvents(
  context: Context,
  { id }: DeploymentRow,
  filter: Filter,
  signal: AbortSignal,
): AsyncGenerator<DeploymentEvent> {
  const { rows, store } = context;
  let last = 0;
  while (!signal.aborted) {
    // Listening begins before reading, so that nothing falls in between; what is finished says no more.
    const change = store.nextChange(id, signal);
    const present = rows(deploymentTable).get(id);
    for (const event of rows(deploymentEventTable).by("deployment", id)) {
      const position = rows(deploymentEventTable).position(event);
      if (position <= last) continue;
      last = position;
      if (fits(event, filter)) yield presentEvent(context, event);
    }
    if (!present || isFinished(present)) return;
    await change;
  }
}

function fits({ createdAt }: DeploymentEventRow, { since, until }: Filter): boolean {
  return (since === undefined || createdAt >= since) && (until === undefined || createdAt <= until);
}

function limited(events: DeploymentEventRow[], limit: number | undefined): DeploymentEventRow[] {
  return limit === undefined || limit < 0 ? events : events.slice(0, limit);
}

function presentEvent({ rows }: Context, event: DeploymentEventRow): DeploymentEvent {
  const { createdAt: created, type, readyState } = event;
  return {
    ...pick(event, "id", "deploymentId", "type", "text"),
    ...{ created, date: created },
    serial: String(rows(deploymentEventTable).position(event)),
    info: omitUndefined({ type: "build", name: "emulator", readyState }),
    ...(type === "stderr" ? { level: "error" } : {}),
  };
}
