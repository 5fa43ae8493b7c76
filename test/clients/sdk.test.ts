import { expect, test } from "vitest";
import { createEmulator } from "../../packages/emulator/src/index.ts";
import { operations } from "../../packages/emulator/test/operations.ts";
import { smokeSandboxes, smokeSeed, smokeTest } from "../../packages/emulator/test/smoke.ts";
import { clientOf } from "../../packages/emulator/test/start.ts";
import { modelled } from "../laws/call.ts";
import { makeWorld } from "../laws/world.ts";
import { noteExercised } from "./exercised.ts";
import { type SdkSchema, sdkExport, sdkFunctions } from "./sdk.ts";

// Responses of the emulator, judged by the schemas with which the platform vendor's SDK refuses a response.

const published = new Map(operations.map(({ name, contract }) => [name, contract.published || contract.route]));

const projectReason =
  "the SDK requires rule sets of a project whose firewall has none: https://github.com/vercel/sdk/issues/206";

/** Answers that the SDK refuses, each with the reason why the emulator gives them nevertheless. */
const refused: Readonly<Record<string, string>> = {
  listProjects: projectReason,
  getProject: projectReason,
  updateProject: projectReason,
  uploadProjectAvatar: projectReason,
  updateProjectMicrofrontends: projectReason,
  listMicrofrontendsGroupProjects: projectReason,
  listGlobalConfigs:
    "the SDK wants one config where the platform's page, its command line and Terraform's provider read a list",
  listGlobalConfigTokens: "the SDK wants one token where the command line reads a list",
};

test("the SDK's own schemas accept every answer", async () => {
  const functions = new Map(sdkFunctions.map((each) => [each.route, each]));
  const answers: { readonly operation: string; readonly status: number; readonly body: unknown }[] = [];
  await using emulator = await createEmulator({
    clock: "manual",
    listen: false,
    validateAnswers: true,
    seed: smokeSeed,
    sandboxes: smokeSandboxes,
  });
  const listening: typeof fetch = async (input, init) => {
    const response = await emulator.fetch(input, init);
    const { operation = "", status } = emulator.requests.at(-1) ?? { status: 0 };
    if (response.ok && response.headers.get("content-type")?.startsWith("application/json"))
      answers.push({ operation, status, body: await response.clone().json() });
    return response;
  };
  await smokeTest(emulator, (token, team) => clientOf(emulator, token, team, listening));

  const wrong: string[] = [];
  const judged = new Set<string>();
  for (const { operation, status, body } of answers) {
    const schema = await functions.get(published.get(operation) ?? "")?.answers.get(status)?.();
    if (!schema) continue;
    const { success, error } = schema.safeParse(body);
    judged.add(operation);
    if (!success && !(operation in refused)) wrong.push(`${operation}: ${error?.message.slice(0, 600)}`);
  }
  expect(wrong).toEqual([]);
  const taken = [...judged].filter((operation) => !(operation in refused));
  noteExercised(
    "@vercel/sdk's schemas",
    taken.map((operation) => ({ operation, status: 200 })),
  );
  expect(Object.keys(refused).filter((operation) => !judged.has(operation))).toEqual([]);
  expect(judged.size).toBeGreaterThan(100);
});

/**
 * Answers that the SDK misreads by its own code, which takes none without a content type, bytes as an event stream only, and lines of logs as
 * one line.
 */
const misread = ["deleteAiGatewayRule", "deletePrivateLinkEndpoint", "downloadArtifact", "getRuntimeLogs"];

/** Inputs of several kinds, of which the SDK's schemas do not say what they want. */
const bodies: Readonly<Record<string, unknown>> = {
  artifactsUploadArtifact: new Uint8Array(1),
  dnsCreateRecord: { type: "TXT", name: "", value: "text" },
  projectMembersAddProjectMember: { email: "ben@example.com", role: "PROJECT_VIEWER" },
  projectsCreateProjectEnv: { key: "NEW", value: "1", type: "encrypted", target: ["preview"] },
  securityUpdateFirewallConfig: { action: "ip.remove", id: "ip_1", value: null },
  securityUpdateAttackChallengeMode: { projectId: "site", attackModeEnabled: true },
};

/** The least that a schema of the SDK takes, of what the world knows by the names of members. */
function leastOf(schema: SdkSchema, names: Readonly<Record<string, readonly string[]>>, key = ""): unknown {
  const { _def: def } = schema;
  const of = (inner: unknown, name = key) => leastOf(Object(inner), names, name);
  switch (def.typeName) {
    case "ZodObject": {
      const members: [string, SdkSchema][] = Object.entries(Object(def.shape)());
      const needed = members.filter(([, each]) => !each.safeParse(undefined).success);
      return Object.fromEntries(needed.map(([name, each]) => [name, of(each, name)]));
    }
    case "ZodString":
      return names[key]?.[0] ?? "unknown";
    case "ZodNumber":
      return 1;
    case "ZodBoolean":
      return true;
    case "ZodArray":
      return Object(def.exactLength ?? def.minLength).value > 0 ? [of(def.type)] : [];
    case "ZodRecord":
      return {};
    case "ZodLiteral":
      return def.value;
    case "ZodEnum":
      return Object(def.values)[0];
    case "ZodNativeEnum":
      return Object.values(Object(def.values))[0];
    case "ZodUnion":
    case "ZodDiscriminatedUnion":
      return of([...Object(def.options).values()][0]);
    case "ZodEffects":
      // Its unions are functions of their own, which tell nobody what they are of.
      if (Object(def.schema)._def.typeName === "ZodUnknown")
        return [1, "unknown", []].find((each) => schema.safeParse(each).success) ?? {};
      return of(def.schema);
    case "ZodLazy":
      return of(Object(def.getter)());
    case "ZodPipeline":
      return of(def.in);
    case "ZodDate":
      return new Date(0);
    case "ZodNull":
    case "ZodNullable":
      return null;
    default:
      return {};
  }
}

test("every method of the SDK gets an answer that it takes, or hears that its group is not modelled", async () => {
  const world = await makeWorld();
  await using emulator = world.emulator;
  const HTTPClient = await sdkExport<new (options: object) => object>("lib/http.js", "HTTPClient");
  const Core = await sdkExport<new (options: object) => object>("core.js", "VercelCore");
  if (!HTTPClient || !Core) throw new Error("The SDK has no client any more");
  const httpClient = new HTTPClient({ fetcher: emulator.fetch });
  const client = new Core({ serverURL: emulator.url, bearerToken: emulator.token, httpClient, timeoutMs: 2000 });
  const isModelled = new Set(modelled.map(([name]) => name));
  const wrong: string[] = [];
  const taken: string[] = [];
  for (const { name, route, input } of sdkFunctions) {
    const schema = await input();
    world.newRequests();
    type Method = (...args: unknown[]) => Promise<{ readonly ok: boolean; readonly error?: unknown }>;
    const method = await sdkExport<Method>(`funcs/${name}.js`, name);
    const least = schema && leastOf(schema, world.names);
    const request = name in bodies ? { ...Object(least), requestBody: bodies[name] } : least;
    const asking = method?.(...(schema ? [client, request] : [client]));
    const { ok, error } = (await asking?.catch((error: unknown) => ({ ok: false, error }))) ?? { ok: false };
    const [asked] = world.newRequests();
    if (!asked) wrong.push(`${name} sends nothing: ${String(error).slice(0, 300)} ${JSON.stringify(request)}`);
    else {
      const { operation = "", status, code } = asked;
      const isRead = ok || (status >= 400 && status < 500 && !/ValidationError/.test(Object(error).name));
      const fits = isModelled.has(operation) ? isRead && code !== "not_modelled" : code === "not_modelled";
      const isExplained = operation in refused || misread.includes(operation);
      if (ok) taken.push(operation);
      if ((!fits && !isExplained) || published.get(operation) !== route)
        wrong.push(`${name} ${route}: ${operation} ${status} ${code} ${String(error).slice(0, 300)}`);
    }
    if (!route.startsWith("GET")) await world.beginAgain();
  }
  expect(wrong).toEqual([]);
  expect(taken.length).toBeGreaterThan(60);
  noteExercised(
    "@vercel/sdk",
    taken.map((operation) => ({ operation, status: 200 })),
  );
});
