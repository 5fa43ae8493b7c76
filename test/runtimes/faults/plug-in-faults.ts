import { call, type Middleware } from "@slipway/core";
import { limitedBy } from "@slipway/core/limiter";
import { chain, logging } from "@slipway/core/middleware";
import { validation } from "@slipway/core/validation";
import { getProject } from "@slipway/projects";
import { contract } from "@slipway/projects/contract";
import * as schemas from "@slipway/projects/schemas";
import { type FaultRow, get, input } from "./fault.ts";

const gives = { ok: true };
const broken = (): never => {
  throw new RangeError("the disk is full");
};
const own = { fails: { name: "RangeError", message: "the disk is full" } };

export const plugInFaults: readonly FaultRow[] = [
  {
    says: "plug-in: a log that fails harms no call",
    client: () => ({ middleware: chain(logging({ level: "debug", log: broken })) }),
    gives,
  },
  {
    says: "plug-in: a log that fails later harms no call",
    // A function whose result is ignored may be async.
    client: () => ({ middleware: chain(logging({ log: async () => broken() })) }),
    gives,
  },
  {
    says: "plug-in: an onDrift that fails harms no call",
    turns: [{ body: { id: 1, name: "site" } }],
    client: () => ({ validation: validation({ mode: "observe", groups: [{ contract, schemas }], onDrift: broken }) }),
    does: (client) => Promise.resolve(getProject(client, { idOrName: "site" })),
    gives: { id: 1, name: "site" },
  },
  {
    says: "plug-in: a limiter that fails after an attempt changes nothing about its outcome",
    client: () => {
      const limiter = limitedBy(async (attempt) => {
        await attempt();
        return broken();
      });
      return { limiter };
    },
    gives,
  },
  {
    says: "plug-in: a limiter that fails before an attempt sends nothing",
    client: () => ({ limiter: limitedBy(broken) }),
    ...own,
    arrives: 0,
  },
  {
    says: "plug-in: a middleware that fails before an attempt sends nothing",
    client: () => ({ middleware: chain(broken) }),
    ...own,
    arrives: 0,
  },
  {
    says: "plug-in: a middleware that fails after an answer does not have it sent again",
    client: () => {
      const failing: Middleware = async (request, next) => {
        await next(request);
        return broken();
      };
      return { middleware: chain(failing) };
    },
    ...own,
  },
  {
    says: "plug-in: a fetch that ignores its signal does not hold the call",
    client: () => ({ fetch: () => new Promise(() => {}), timeout: { attempt: 50 }, retry: false }),
    does: (client) => Promise.resolve(call(client, get, input)),
    fails: { name: "TimeoutError" },
    arrives: 0,
  },
  {
    says: "plug-in: a fetch that fails at once is a lost connection",
    client: () => ({ fetch: broken, retry: false }),
    fails: { name: "NetworkError", cause: { name: "RangeError" } },
    arrives: 0,
  },
];
