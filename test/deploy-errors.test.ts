import {
  type CallOptions,
  type Client,
  createClient,
  type FetchFunction,
  isPollError,
  isTimeoutError,
  type SlipwayError,
} from "@slipway/core";
import { validation } from "@slipway/core/validation";
import {
  type DeployFilesInput,
  type DeployProgress,
  type DeployResult,
  deployFiles,
  getDeploymentEvents,
  isDeployedError,
  listDeployments,
  waitForDeployment,
} from "@slipway/deployments";
import { contract } from "@slipway/deployments/contract";
import * as schemas from "@slipway/deployments/schemas";
import { createEmulator, type Emulator } from "@slipway/emulator";
import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from "vitest";
import { fakeClock } from "../packages/core/test/clock.ts";
import { serve } from "../packages/core/test/server.ts";

// Every error after the creation of a deployment says that it exists, identifies it and says how to go on, whatever failed.
let emulator: Emulator;

beforeEach(async () => {
  emulator = await createEmulator({ buildTime: 60_000 });
});

afterEach(() => emulator.close());

async function restart(buildTime: number): Promise<void> {
  await emulator.close();
  emulator = await createEmulator({ buildTime });
}

const soon = () => 5;
const files = [{ path: "index.html", data: "<h1>Hello</h1>" }];
const client = (options: Parameters<typeof createClient>[0] = {}) =>
  createClient({ baseUrl: emulator.url, token: emulator.token, ...options });

async function caught(work: Promise<unknown>): Promise<SlipwayError> {
  const error: unknown = await work.then(
    () => new Error("nothing was thrown"),
    (reason: unknown) => reason,
  );
  if (error instanceof Error && "sideEffect" in error) return error as SlipwayError; // it has what makes one
  throw error;
}

function changing(matches: (url: string, method: string) => boolean, change: (text: string) => string): FetchFunction {
  return async (input, init) => {
    const response = await fetch(input, init);
    const url = new URL(String(input));
    if (!response.ok || !matches(url.pathname, init?.method ?? "GET")) return response;
    return new Response(change(await response.text()), { status: response.status, headers: response.headers });
  };
}

const looks = (path: string, method: string) => method === "GET" && path.startsWith("/v13/deployments/");
const creates = (path: string, method: string) => method === "POST" && path === "/v13/deployments";
const strict = () => validation({ groups: [{ contract, schemas }], mode: "strict", onDrift: () => {} });

function throwingSignal(): { signal: AbortSignal; breakIt: () => void } {
  const { signal } = new AbortController();
  const breakIt = () => {
    Object.defineProperty(signal, "aborted", {
      get() {
        throw new TypeError("no signal today");
      },
    });
  };
  return { signal, breakIt };
}

const ways: [string, string, (base: DeployFilesInput) => Promise<unknown>][] = [
  ["the wait takes too long", "TimeoutError", (base) => deployFiles(client(), { ...base, timeout: 20 })],
  [
    "the caller aborts",
    "AbortedError",
    (base) => {
      const controller = new AbortController();
      const onProgress = ({ step }: DeployProgress) => step === "build" && controller.abort();
      return deployFiles(client(), { ...base, onProgress }, { signal: controller.signal });
    },
  ],
  [
    "a look at it is refused",
    "ApiError",
    (base) => {
      emulator.faults.add({ operation: "getDeployment", status: 403, code: "forbidden" });
      return deployFiles(client(), base);
    },
  ],
  [
    "a look at it is answered with what is not JSON",
    "DecodeError",
    (base) => deployFiles(client({ fetch: changing(looks, () => "<html>") }), base),
  ],
  [
    "a look at it is answered otherwise than the contract says, in strict mode",
    "ValidationError",
    (base) => {
      const fetch = changing(looks, (text) => text.replace('"LAMBDAS"', "7"));
      return deployFiles(client({ fetch, validation: strict() }), base);
    },
  ],
  [
    "the caller's schedule throws",
    "SlipwayError",
    (base) => {
      const schedule = () => {
        throw new RangeError("no time left");
      };
      return deployFiles(client(), { ...base, schedule });
    },
  ],
  [
    "the caller's schedule gives no time",
    "InputError",
    (base) => deployFiles(client(), { ...base, schedule: () => NaN }),
  ],
  [
    "the caller's signal throws",
    "SlipwayError",
    (base) => {
      const { signal, breakIt } = throwingSignal();
      const fetch = changing(creates, (text) => {
        breakIt();
        return text;
      });
      return deployFiles(client({ fetch }), base, { signal });
    },
  ],
];

describe("once the deployment exists, the error has its ID and its URL and says how to go on, when", () => {
  test.each(ways)("%s (%s)", async (_, name, work) => {
    const error = await caught(work({ files, name: "site", schedule: soon }));
    expect(error.name).toBe(name);
    const [made] = await listDeployments(client(), { app: "site" }).toArray();
    expect(isDeployedError(error)).toBe(true);
    expect(error).toMatchObject({ deployment: { id: made?.uid, url: made?.url }, sideEffect: "certain" });
    expect(error.message).toContain(`The deployment ${made?.uid} exists (https://${made?.url})`);
    expect(error.message).toContain(`waitForDeployment(client, { idOrUrl: "${made?.uid}" })`);
    // An uncaught error is printed by its stack.
    expect(error.stack).toContain(error.message);
    expect(error.toJSON()).toMatchObject({ deployment: { id: made?.uid } });
  });
});

test("a failed build is a PollError that has the deployment and says where to read why", async () => {
  await restart(20);
  emulator.faults.add({ build: "error", errorMessage: "npm run build exited with $1" });
  const error = await caught(deployFiles(client(), { files, name: "site", schedule: soon }));
  expect(isPollError(error)).toBe(true);
  if (!isDeployedError(error)) throw error;
  const { id, url } = error.deployment;
  expect(error).toMatchObject({ value: { id, url, readyState: "ERROR" }, sideEffect: "certain" });
  expect(error.message).toContain("npm run build exited with $1");
  expect(error.message).toContain(`getDeploymentEvents(client, { idOrUrl: "${id}" })`);
});

test("going on as the error says ends with the finished deployment", async () => {
  await restart(100);
  const error = await caught(deployFiles(client(), { files, name: "site", schedule: soon, timeout: 1 }));
  if (!isDeployedError(error)) throw error;
  const done = await waitForDeployment(client(), { idOrUrl: error.deployment.id, schedule: soon });
  expect(done).toMatchObject({ id: error.deployment.id, readyState: "READY", aliasAssigned: true });
});

describe("in a team, what the error advises is of that team:", () => {
  type Operation = typeof waitForDeployment | typeof getDeploymentEvents | typeof listDeployments;

  /** Does what an error advises: the call that its message names, letter by letter. */
  function asAdvised({ message }: Error, operation: Operation, by: Client): unknown {
    const [call] = new RegExp(`${operation.name}\\(client.*?\\}\\)`).exec(message) ?? [];
    return new Function(operation.name, "client", `return ${call}`)(operation, by);
  }

  const all: [string, Parameters<typeof createClient>[0], CallOptions | undefined, string | null][] = [
    ["of the call", {}, { team: "acme" }, "acme"],
    ["of the client", { team: "acme" }, undefined, "acme"],
    ["of the call, where the client names another one", { team: "other" }, { team: "acme" }, "acme"],
    ["of the client, which the call does not want", { team: "acme" }, { team: null }, null],
  ];

  test.each(all)("the team %s, where time runs out", async (_, clientOptions, options, team) => {
    await restart(100);
    const by = client(clientOptions);
    const error = await caught(deployFiles(by, { files, name: "site", schedule: soon, timeout: 1 }, options));
    if (!isDeployedError(error)) throw error;
    expect(error.deployment).toMatchObject({ team });
    const { id } = error.deployment;
    expect(await asAdvised(error, waitForDeployment, by)).toMatchObject({ id, readyState: "READY" });
    // The README documents this.
    const done = await waitForDeployment(by, { idOrUrl: id }, { team: error.deployment.team });
    expect(done).toMatchObject({ id, readyState: "READY" });
  });

  test.each(all)("the team %s, where the build fails", async (_, clientOptions, options) => {
    await restart(20);
    emulator.faults.add({ build: "error", errorMessage: "no" });
    const by = client(clientOptions);
    const error = await caught(deployFiles(by, { files, name: "site", schedule: soon }, options));
    expect(error).toMatchObject({ name: "PollError" });
    expect(await asAdvised(error, getDeploymentEvents, by)).not.toHaveLength(0);
    // The log is not at the site's address.
    expect(error.message).toMatch(/Its log is at the platform's inspector, and getDeploymentEvents/);
  });

  test.each(all)("the team %s, where the answer to the creation is lost", async (_, clientOptions, options) => {
    emulator.faults.add({ operation: "createDeployment", drop: "after", nth: 2 });
    const by = client({ ...clientOptions, retry: false });
    const error = await caught(deployFiles(by, { files, name: "site", wait: false }, options));
    const listed = asAdvised(error, listDeployments, by) as ReturnType<typeof listDeployments>; // that was asked for
    expect(await listed.toArray()).toHaveLength(1);
  });
});

test("a file that could not be sent is named, and that nothing was deployed is said", async () => {
  emulator.faults.add({ operation: "uploadDeploymentFile", status: 403 });
  const error = await caught(deployFiles(client(), { files, name: "site" }));
  expect(error).toMatchObject({ name: "ApiError", status: 403 });
  expect(error.message).toMatch(/The file "index\.html" was not sent, and nothing was deployed/);
});

describe("while files are sent,", () => {
  /** A platform that takes a file and never says so. */
  const silent = async () => {
    const arrived = Promise.withResolvers<void>();
    const { url } = await serve(
      ({ body }) => {
        const missing = JSON.parse(body.toString()).files.map(({ sha }: { sha: string }) => sha);
        return { status: 400, body: { error: { code: "missing_files", message: "missing", missing } } };
      },
      () => void arrived.resolve(),
    );
    return { url, arrival: arrived.promise };
  };

  test("a timeout says that nothing was deployed, and that nobody knows of the file", async () => {
    const server = await silent();
    const by = client({ baseUrl: server.url, retry: false });
    const error = await caught(deployFiles(by, { files, name: "site" }, { timeout: { attempt: 2000 } }));
    expect(error).toMatchObject({ name: "TimeoutError", sideEffect: "possible" });
    expect(error.message).toMatch(/It is unknown whether the file "index\.html" arrived, and nothing was deployed$/);
  });
});

describe("a message shows useful parts of an answer only:", () => {
  const failing = { readyState: "ERROR", errorMessage: "no" };

  test.each([
    ["an inspector's address with a line of its own", "https://a.test/\n::error::x"],
    ["an inspector's address that turns the text around", "https://a.test/\u202ex"],
    ["an inspector's address without an end", `https://a.test/${"x".repeat(1_000_000)}`],
    ["an inspector that is not an address", "javascript:alert(1)"],
    ["an inspector that is an object", {}],
    ["an inspector's address that quotes the token", "https://a.test/?token=TOKEN"],
  ])("%s", async (_, given) => {
    const inspectorUrl = typeof given === "string" ? given.replace("TOKEN", emulator.token) : given;
    let fetch = changing(creates, (text) => JSON.stringify({ ...JSON.parse(text), inspectorUrl }));
    const created = fetch;
    const looked = changing(looks, (text) => JSON.stringify({ ...JSON.parse(text), ...failing }));
    fetch = (input, init) => ((init?.method ?? "GET") === "GET" ? looked : created)(input, init);
    const error = await caught(deployFiles(client({ fetch }), { files, name: "site", schedule: soon }));
    expect(error).toMatchObject({ name: "PollError" });
    expect(error.message).toMatch(/^[ -~]{1,1000}$/);
    expect(error.message).toContain("Its log is at the platform's inspector");
  });

  test("an ID and a host name of megabytes", async () => {
    for (const more of [{ id: "x".repeat(1e6) }, { url: "x".repeat(1e6) }]) {
      const fetch = changing(creates, (text) => JSON.stringify({ ...JSON.parse(text), ...more }));
      const error = await caught(deployFiles(client({ fetch }), { files, name: "site", schedule: soon }));
      expect(error).toMatchObject({ name: "ValidationError", sideEffect: "certain" });
      expect(error.message.length).toBeLessThan(1000);
    }
  });
});

describe("a platform that asks for files", () => {
  const asks = (missing: readonly string[]): FetchFunction => {
    const body = JSON.stringify({ error: { code: "missing_files", message: "Missing files", missing } });
    return async (input, init) =>
      creates(new URL(String(input)).pathname, init?.method ?? "")
        ? new Response(body, { status: 400 })
        : fetch(input, init);
  };

  test("that were sent, again and again, gets them twice and no more", async () => {
    let seen = "";
    // The requested content is known by its own digest.
    const fetchAll: FetchFunction = async (input, init) => {
      const found = /"sha":"(\w+)"/.exec(String(init?.body))?.[1];
      if (found) seen = found;
      return asks([seen])(input, init);
    };
    const error = await caught(deployFiles(client({ fetch: fetchAll }), { files, name: "site" }));
    expect(error).toMatchObject({ name: "ApiError", code: "missing_files", sideEffect: "none" });
    expect(error.message).toMatch(/1 of the requested files were sent 2 times.*Deploy again later/);
    expect(emulator.requests.map(({ operation }) => operation)).toEqual(Array(2).fill("uploadDeploymentFile"));
  });

  test("that nobody has fails", async () => {
    const fetch = asks(["0".repeat(40)]);
    const error = await caught(deployFiles(client({ fetch }), { files, name: "site" }));
    expect(error.message).toMatch(/The platform requests unknown files\. Deploy again/);
    expect(emulator.requests).toEqual([]);
  });
});

test("without a timeout it waits an hour, no longer", async () => {
  const clock = fakeClock();
  const error = await caught(deployFiles(client({ clock }), { files, name: "site" }));
  expect(isTimeoutError(error)).toBe(true);
  const waited = clock.waits.reduce((sum, ms) => sum + ms, 0);
  expect([waited > 3_500_000, waited <= 3_600_000]).toEqual([true, true]);
  expect(error.message).toMatch(/longer than 3600000 ms/);
});

describe("when the answer to the creation", () => {
  const deploySite = (options?: Parameters<typeof createClient>[0]) =>
    caught(deployFiles(client({ retry: false, ...options }), { files, name: "site", wait: false }));

  test("is lost on the network, the error says that nobody knows, and how to look", async () => {
    // The first request is answered with what is missing.
    emulator.faults.add({ operation: "createDeployment", drop: "after", nth: 2 });
    const error = await deploySite();
    expect(error).toMatchObject({ name: "NetworkError", sideEffect: "possible" });
    expect(isDeployedError(error)).toBe(false);
    expect(error.message).toMatch(/It is unknown whether the deployment was created/);
    expect(error.message).toMatch(/listDeployments\(client, \{ app: "site" \}\) before you deploy again/);
    expect(await listDeployments(client(), { app: "site" }).toArray()).toHaveLength(1);
  });

  test("never came because the request never left, the error is as it was", async () => {
    const { url: baseUrl } = emulator;
    await emulator.close();
    const error = await deploySite({ baseUrl });
    expect(error).toMatchObject({ name: "NetworkError", sideEffect: "none" });
    expect(error.message).not.toMatch(/Nobody knows/);
  });

  test.each([
    [403, "none", false],
    [500, "possible", true],
  ])(
    "is the status %i, which means that it is %s what was done, the error says so: %s",
    async (status, sideEffect, unsure) => {
      emulator.faults.add({ operation: "createDeployment", status, nth: 2 });
      const error = await deploySite();
      expect(error).toMatchObject({ name: "ApiError", status, sideEffect });
      expect(/It is unknown whether the deployment was created/.test(error.message)).toBe(unsure);
    },
  );

  test("is not whole, the deployment is still read from its beginning", async () => {
    const error = await deploySite({ fetch: changing(creates, (text) => text.slice(0, -1)) });
    const [made] = await listDeployments(client(), { app: "site" }).toArray();
    expect(error).toMatchObject({ name: "DecodeError", deployment: { id: made?.uid, url: made?.url } });
    expect(error.message).toContain("waitForDeployment");
  });

  test("cannot be read at all, the error says that there is one, and how to find it", async () => {
    const error = await deploySite({ fetch: changing(creates, () => "<html>") });
    expect(error).toMatchObject({ name: "DecodeError", sideEffect: "certain" });
    expect(isDeployedError(error)).toBe(false);
    expect(error.message).toMatch(/was created, but its ID could not be read. Find it with listDeployments/);
  });

  test.each([
    ["an empty object", () => "{}"],
    ["a list", () => "[]"],
    ["an error", () => '{"error":{"code":"x","message":"y"}}'],
    ["a null", () => "null"],
    ["an ID that is none", () => '{"id":7,"url":"u.example"}'],
    ["an ID of several lines", () => '{"id":"dpl_1\\n::error::","url":"u.example"}'],
  ])("is %s, the error says that there is a deployment, and how to find it", async (_, change) => {
    for (const wait of [true, false]) {
      const fetch = changing(creates, change);
      const error = await caught(deployFiles(client({ fetch }), { files, name: "site", wait }));
      expect(error).toMatchObject({ name: "ValidationError", sideEffect: "certain", route: "POST /v13/deployments" });
      expect(isDeployedError(error)).toBe(false);
      expect(error.message).toMatch(/its ID could not be read. Find it with listDeployments\(client/);
    }
  });

  test("has an ID and no URL, the error has the ID, by which waiting goes on", async () => {
    for (const options of [{}, { validation: strict() }]) {
      const error = await deploySite({ fetch: changing(creates, () => '{"id":"dpl_9"}'), ...options });
      expect(error).toMatchObject({ name: "ValidationError", deployment: { id: "dpl_9" } });
      expect(isDeployedError(error)).toBe(true);
      expect(error.message).toContain("The deployment dpl_9 exists. Go on with waitForDeployment");
    }
  });

  const cut = '{"gitRepo":{"url":"evil.example"},"meta":{"id":"dpl_evil"},"id":"dpl_77","url":"u.example","na';

  /** Answers the creation with half an answer; `then` says what becomes of the rest. */
  async function halfAnswered(then: (destroy: () => void) => void) {
    return serve((request, response) => {
      const path = new URL(request.url, "http://localhost").pathname;
      if (!creates(path, request.method)) return {};
      response.writeHead(200, { "content-type": "application/json", "content-length": "9999" });
      response.write(cut, () => then(() => response.destroy()));
      return undefined;
    });
  }

  test("breaks off, the deployment is read from its beginning, and no other one that it speaks of", async () => {
    const { url: baseUrl } = await halfAnswered((destroy) => destroy());
    const error = await deploySite({ baseUrl });
    expect(error).toMatchObject({ name: "NetworkError", sideEffect: "certain" });
    expect(error).toMatchObject({ deployment: { id: "dpl_77", url: "u.example" } });
    expect(error.message).toContain('waitForDeployment(client, { idOrUrl: "dpl_77" })');
  });

  test("is still on its way when time runs out, the deployment is read from its beginning", async () => {
    const { url: baseUrl } = await halfAnswered(() => {});
    const error = await deploySite({ baseUrl, timeout: { attempt: 300 } });
    expect(error).toMatchObject({ name: "TimeoutError", deployment: { id: "dpl_77" } });
  });

  test("is otherwise than the contract says, in strict mode, the error has the deployment", async () => {
    const fetch = changing(creates, (text) => text.replace('"LAMBDAS"', "7"));
    const error = await deploySite({ fetch, validation: strict() });
    const [made] = await listDeployments(client(), { app: "site" }).toArray();
    expect(error).toMatchObject({ name: "ValidationError", deployment: { id: made?.uid, url: made?.url } });
  });
});

test("the result has its ID, its URL and its aliases, finished or not, by type and in fact", async () => {
  expectTypeOf<Pick<DeployResult, "id" | "url" | "alias">>().toEqualTypeOf<{
    id: string;
    url: string;
    alias: string[];
  }>();
  const created = await deployFiles(client(), { files, name: "site", wait: false });
  expect(created).toMatchObject({ id: expect.stringMatching(/^dpl_/), url: expect.any(String), alias: [] });
  await restart(5);
  // A look by who may not see all of the deployment is answered with less.
  const fetch = changing(looks, (text) => {
    const { id, aliasAssigned, readyState } = JSON.parse(text);
    return JSON.stringify({ id, aliasAssigned, readyState });
  });
  const finished = await deployFiles(client({ fetch }), { files, name: "site", schedule: soon });
  expect(finished).toMatchObject({ readyState: "READY", url: expect.stringMatching(/^site-/), alias: [] });
});

test("a later look at a deployment does not change what was created", async () => {
  await restart(5);
  for (const more of [{ id: null, url: null, alias: "x" }, { id: 7, url: {}, alias: null }, { alias: [1, null, {}] }]) {
    const fetch = changing(looks, (text) => JSON.stringify({ ...JSON.parse(text), ...more }));
    const finished = await deployFiles(client({ fetch }), { files, name: "site", schedule: soon });
    const [made] = await listDeployments(client(), { app: "site" }).toArray();
    expect(finished).toMatchObject({ id: made?.uid, url: made?.url, alias: [] });
  }
});
