import type { Operations } from "@slipway/sandboxes/contract";
import { requireVisible, visibleRows } from "../../domain/accounts/visible-rows.ts";
import { projectFilter } from "../../domain/projects/find-project.ts";
import { findRunning, findSession } from "../../domain/sandboxes/find.ts";
import { endSession, halted } from "../../domain/sandboxes/life.ts";
import { machinesService } from "../../domain/sandboxes/machines.ts";
import { policyOf } from "../../domain/sandboxes/policy.ts";
import { presentSandbox, presentSession, presentSnapshot, routesOf } from "../../domain/sandboxes/present.ts";
import { terminalAddress } from "../../domain/sandboxes/sandbox-at.ts";
import { maxTimeout } from "../../domain/sandboxes/settings.ts";
import { sandboxTable, sessionTable } from "../../domain/sandboxes/tables.ts";
import { offerTerminal } from "../../domain/sandboxes/terminals.ts";
import { pageByCursor } from "../../engine/page.ts";
import { invalid } from "../../engine/platform-error.ts";
import { jobTable } from "../../engine/time/jobs.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/sandboxes/contract.ts";
import { type SomeHandlers, waits } from "../../pipeline/handler.ts";
import { having } from "../../store/rows.ts";

type Names = "listSessions" | "getSession" | "stopSession" | "extendSessionTimeout" | "updateSessionNetworkPolicy";

export const sessionHandlers: SomeHandlers<Operations, Names> & SomeHandlers<Unlisted, "openSessionTerminal"> = {
  listSessions({ name, project, sortOrder = "desc", ...request }, context) {
    const projectId = projectFilter(context, project);
    const matches = visibleRows(context, sessionTable, [...having("name", name), ...having("project", projectId)]);
    const { items, nextCursor = null } = pageByCursor(matches, { order: sortOrder }, request);
    return { sessions: items.map(presentSession), pagination: { count: items.length, next: nextCursor } };
  },

  getSession({ sessionId }, context) {
    const session = findSession(context, sessionId);
    const sandbox = context.rows(sandboxTable).get(session.sandboxId);
    return { session: presentSession(session), routes: sandbox ? [...routesOf(context, sandbox)] : [] };
  },

  stopSession: waits(async ({ sessionId }, waiting) => {
    const session = findSession(waiting, sessionId);
    const sandbox = waiting.rows(sandboxTable).get(session.sandboxId);
    if (session.status !== "running" || !sandbox) {
      return waiting.transact((context) => ({ session: presentSession(findSession(context, sessionId)) }));
    }
    const over = await halted(waiting, session, sandbox.persistent);
    try {
      return waiting.transact((context) => {
        const present = findSession(context, sessionId);
        if (present.status !== "running") return { session: presentSession(present) };
        const { snapshotExpiration: expiration = 0 } = sandbox;
        const outcome = over.frozen && { frozen: over.frozen, method: "automatic" as const, expiration };
        const snapshot = endSession(context, present, outcome);
        const view = { session: presentSession(findSession(context, sessionId)) };
        const stopped = context.rows(sandboxTable).get(sandbox.id);
        if (!snapshot || !stopped) return view;
        return { ...view, sandbox: presentSandbox(stopped), snapshot: presentSnapshot(snapshot) };
      });
    } finally {
      over.release();
    }
  }),

  openSessionTerminal({ sessionId }, context) {
    const session = findRunning(context, sessionId);
    const sandbox = requireVisible(context, sandboxTable, context.rows(sandboxTable).get(session.sandboxId));
    context.service(machinesService).demandTerminals();
    return { url: terminalAddress(context, sandbox), token: offerTerminal(context, sessionId) };
  },

  extendSessionTimeout({ sessionId, duration }, context) {
    const session = findRunning(context, sessionId);
    if (!Number.isInteger(duration) || duration < 1)
      throw invalid(`\`duration\` should be a whole number of milliseconds from 1, not ${duration}`);
    const timeout = session.timeout + duration;
    const most = maxTimeout(context, session.accountId);
    if (timeout > most) throw invalid(`a session lasts at most ${most} ms on this plan, and this one would ${timeout}`);
    const { rows, jobs } = context;
    for (const job of rows(jobTable).by("subject", sessionId)) rows(jobTable).remove(job.id);
    jobs.schedule({ at: session.startedAt + timeout, kind: "sandboxes/timeout", subject: sessionId });
    return { session: presentSession(rows(sessionTable).change(sessionId, { timeout })) };
  },

  updateSessionNetworkPolicy({ sessionId, ...policy }, context) {
    findRunning(context, sessionId);
    const networkPolicy = policyOf(context, policy);
    return { session: presentSession(context.rows(sessionTable).change(sessionId, { networkPolicy })) };
  },
};
