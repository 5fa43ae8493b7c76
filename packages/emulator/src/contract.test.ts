import type { OperationContract } from "@slipway/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Values } from "../../../test/wire/values.ts";
import { operations } from "../test/operations.ts";
import { createEmulator, type Emulator } from "./index.ts";
import { platformProtocol } from "./pipeline/group.ts";
import type { Operation } from "./pipeline/handler.ts";

const modelled = operations.filter(({ handler }) => handler);
const table = modelled
  .filter(({ protocol }) => protocol === platformProtocol)
  .map(({ name, contract }) => [name, contract] as const);
const registry = modelled
  .filter(({ group }) => group === "registry")
  .map(({ name, contract }) => [name, contract] as const);

let emulator: Emulator;
beforeAll(async () => {
  emulator = await createEmulator({ validateAnswers: true });
});
afterAll(() => emulator.close());

function leastOf({ name, contract, schemas }: Operation): unknown {
  const schema = schemas[contract.input];
  if (!schema) throw new Error(`There is no schema of the input of ${name}`);
  const input = Object(new Values(name).make(schema, "body", "least"));
  if ("body" in input) return input.body;
  const elsewhere = new Set(contract.parameters.map(({ name, input = name }) => input));
  return Object.fromEntries(Object.entries(input).filter(([member]) => !elsewhere.has(member)));
}

const bodies = new Map(modelled.map((operation) => [operation.name, leastOf(operation)]));

const toldByBody: ReadonlySet<string> = new Set(["runSessionCommand", "streamSessionCommand"]);

function send(name: string, contract: OperationContract, token?: string, query = ""): Promise<Response> {
  const [method = "", template = ""] = contract.route.split(" ");
  const fixed = Object.entries(contract.fixed ?? {}).map(([field, value]) => `${field}=${value}`);
  const required = contract.parameters.filter((parameter) => parameter.in === "query" && parameter.required);
  const search = [...fixed, ...required.map(({ name }) => `${name}=unknown`), query].filter(Boolean).join("&");
  const url = `${emulator.url}${template.replaceAll(/\{\+?\w+\}/g, "unknown")}?${search}`;
  const headers = { "content-type": contract.requestBody?.contentType ?? "text/plain" };
  const body = contract.requestBody?.contentType === "application/json" ? JSON.stringify(bodies.get(name)) : undefined;
  return fetch(url, {
    method,
    headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
  });
}

async function expectSaid(response: Response, { kind }: OperationContract, said: object): Promise<void> {
  if (kind === "probe") expect(await response.text()).toBe("");
  else expect(await response.json()).toMatchObject(said);
}

describe.each(table.filter(([, contract]) => !contract.public))("%s", (name, contract) => {
  test("is known by its route, and refused without a token", async () => {
    const response = await send(name, contract);
    expect(response.status).toBe(403);
    await expectSaid(response, contract, { error: { code: "forbidden", missingToken: true } });
    expect(emulator.requests.at(-1)).toMatchObject({
      status: 403,
      ...(toldByBody.has(name) ? {} : { operation: name }),
    });
    expect(response.headers.get("x-vercel-id")).toBe(emulator.requests.at(-1)?.id);
  });

  test("is refused with a wrong token", async () => {
    const response = await send(name, contract, "wrong");
    expect(response.status).toBe(403);
    await expectSaid(response, contract, { error: { code: "forbidden", invalidToken: true } });
  });
});

test.each(table.filter(([, contract]) => contract.public))(
  "%s takes no token, and minds none",
  async (name, contract) => {
    for (const token of [undefined, "wrong"]) {
      const response = await send(name, contract, token);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: { code: expect.not.stringMatching(/unauthorized|forbidden/) },
      });
      expect(emulator.requests.at(-1)).toMatchObject({ operation: name, status: 400 });
    }
  },
);

describe.each(registry)("%s", (name, contract) => {
  test.each([undefined, "wrong"])("is answered with a challenge for the token %s", async (token) => {
    const response = await send(name, contract, token);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain(`Bearer realm="${emulator.url}/v2/_token"`);
    expect(response.headers.get("docker-distribution-api-version")).toBe("registry/2.0");
    if (contract.kind === "probe") return;
    expect(await response.json()).toMatchObject({ errors: [{ code: "UNAUTHORIZED", message: expect.any(String) }] });
    expect(emulator.requests.at(-1)).toMatchObject({ operation: name, status: 401, code: "UNAUTHORIZED" });
  });
});

const making: ReadonlySet<string> = new Set(["uploadArtifact", "getOAuthApp", "getObservabilityMetricSchema"]);

test.each(table.filter(([name, { route }]) => route.includes("{") && !making.has(name)))(
  "%s knows nothing of an id that is not there",
  async (name, contract) => {
    const response = await send(name, contract, emulator.token);
    expect(response.status).toBe(404);
    await expectSaid(response, contract, {
      error: { code: expect.stringMatching(/not_found$/), message: expect.stringContaining("not found") },
    });
  },
);

test.each(table.filter(([, { team, route }]) => team && route.includes("{")))(
  "%s is refused for a team that is not there",
  async (name, contract) => {
    const response = await send(name, contract, emulator.token, "slug=nobody");
    expect(response.status).toBe(403);
    await expectSaid(response, contract, {
      error: { code: "team_unauthorized", message: expect.stringContaining("nobody") },
    });
  },
);

test("an operation of a group that is not modelled says so with its name, makes nothing up, and is not retried", async () => {
  for (const { name, contract, handler } of operations) {
    if (handler) continue;
    const response = await send(name, contract, emulator.token);
    expect(response.status, name).toBe(400);
    const names = operations.filter((other) => other.contract.route === contract.route).map((other) => other.name);
    const said = contract.kind === "probe" ? name : await response.text();
    expect(
      names.some((each) => said.includes(each)),
      `${name}: ${said}`,
    ).toBe(true);
  }
});

test("every part of the contract has a schema", () => {
  for (const { name, contract, schemas } of operations) {
    const bodies = [...Object.values(contract.answers), ...Object.values(contract.errors)];
    for (const schema of [contract.input, ...bodies.flatMap((body) => body.schema ?? [])])
      expect(Object.keys(schemas), name).toContain(schema);
  }
});
