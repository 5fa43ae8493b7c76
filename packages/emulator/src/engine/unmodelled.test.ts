import { expect, test } from "vitest";
import { createServices } from "../../test/create-services.ts";
import { createApi } from "./api.ts";
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
  const ledger = createLedger();
  const api = createApi(operations, createServices(), ledger, true);
  const response = await api.handle(new Request("http://api.localhost/v1/sandboxes", { method: "POST" }));
  expect(response.status).toBe(501);
  expect(await response.json()).toMatchObject({ error: { code: "not_implemented", operation: "createSandbox" } });
  expect(ledger.list).toMatchObject([{ operation: "createSandbox", status: 501 }]);
});
