import { expect, test } from "vitest";
import { createWatch } from "../deployments/watch.ts";
import { createHosts } from "../hosting/hosts.ts";
import { createMemoryBlobs } from "../state/blobs.ts";
import { createKeys } from "../state/keys.ts";
import { State } from "../state/state.ts";
import { createApi } from "./api.ts";
import { createClock } from "./clock.ts";
import { createFaultPlan } from "./faults.ts";
import { createLedger } from "./ledger.ts";
import { known } from "./operation.ts";

test("an operation that is known and not modelled answers 501 with its name", async () => {
  const operation = {
    route: "POST /v1/sandboxes",
    id: "createSandbox",
    summary: "",
    kind: "call",
    parameters: [],
    input: "",
    answers: {},
    errors: {},
  } as const;
  const operations = known(
    { contract: { group: "sandboxes", operations: { createSandbox: operation } }, schemas: {} },
    undefined,
  );
  const state = new State();
  const platform = {
    state,
    blobs: createMemoryBlobs(),
    clock: createClock({ manual: true }),
    faults: createFaultPlan(() => true),
    hosts: createHosts("http://api.localhost", "localhost"),
    keys: createKeys(state),
    watch: createWatch(),
    buildTime: 1,
  };
  const ledger = createLedger();
  const api = createApi(operations, platform, ledger, true);
  const response = await api.handle(new Request("http://api.localhost/v1/sandboxes", { method: "POST" }));
  expect(response.status).toBe(501);
  expect(await response.json()).toMatchObject({ error: { code: "not_implemented", operation: "createSandbox" } });
  expect(ledger.list).toMatchObject([{ operation: "createSandbox", status: 501 }]);
});
