import { describe, expect, test } from "vitest";
import { call, type Operation } from "../src/index.ts";
import { clients } from "./clients.ts";
import { startFreezing } from "./freezing.ts";

const route = "/v1/things";
const calls: readonly (readonly [Operation, () => object])[] = [
  [{ route: `POST ${route}` }, () => ({ a: 1 })],
  [{ route: `PATCH ${route}` }, () => ({ a: 1 })],
  [{ route: `PUT ${route}`, body: "application/octet-stream" }, () => ({ body: new Blob(["a"]).stream() })],
];

describe.each(clients)("over $name", ({ create }) => {
  test.each(["FIN", "RST"] as const)("a request that is not repeated arrives after a freeze and a %s", async (how) => {
    const { url, freeze } = await startFreezing(how);
    const client = create({ baseUrl: url, token: "t" });
    const answers: unknown[] = [];
    for (let turn = 0; turn < 4; turn++) {
      for (const [operation, input] of calls) {
        await call(client, { route: `GET ${route}` });
        await freeze();
        answers.push(await call(client, operation, input()).catch((error: unknown) => error));
      }
    }
    expect(answers).toEqual(answers.map(() => ({})));
  });
});
