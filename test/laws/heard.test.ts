import { afterAll, beforeAll, expect, test } from "vitest";
import { groups } from "../../packages/emulator/src/api/groups.ts";
import { type Handler, WaitingHandler } from "../../packages/emulator/src/pipeline/handler.ts";
import { Values } from "../wire/values.ts";
import { call, modelled } from "./call.ts";
import { leastInputs } from "./inputs.ts";
import { operationOf } from "./reads.ts";
import { makeWorld, type World } from "./world.ts";

// A parameter of the query that the contract knows is read by its handler: one that is taken and ignored answers what was not asked
// for. The parameters are the contract's, so that a new one is held to it too.

/** Parameters that nobody has to read, with the reason. */
const withoutEffect: Readonly<Record<string, string>> = {
  "createDeployment forceNew": "each request makes a deployment",
  "createDeployment skipAutoDetectionConfirmation": "no framework is detected",
  "deleteMicrofrontendsGroup slug": "the path has the team",
  "deleteTeam slug": "the path has the team",
  "followDeploymentEvents follow": "it chooses the operation",
  "getDeployment withGitRepoInfo": "repositories are at their own hosts",
  "getDomainConfig strict": "the world has one answer of DNS, whoever is asked",
  "getProjectTrace requestId": "no traces are kept",
  "getSandbox interactive": "what a sandbox was created with says whether it has a terminal",
  "getStore include-guides": "no store has guides",
  "getStore skip-metadata": "the store that is asked for has no connections",
  "getTeam slug": "the path has the team",
  "listDrains includeMetadata": "no drain has any",
  "listMetrics activeSince": "there are few, whether somebody has measured anything or not",
  "listMetrics limit": "there are few",
  "pullProjectBranchEnv source": "it says which client asks",
  "pullProjectDevelopmentEnv source": "it says which client asks",
  "pullProjectEnv source": "it says which client asks",
};

type AnyHandler = Handler<unknown, unknown>;

/** Members that the handler of the present request has read. */
const read = new Set<string>();

function withReadsOf(input: unknown): unknown {
  return new Proxy(Object(input), {
    get(target, name) {
      read.add(String(name));
      return Reflect.get(target, name);
    },
  });
}

function recordingReads(handler: AnyHandler): AnyHandler {
  if (handler instanceof WaitingHandler)
    return new WaitingHandler((input, context) => handler.run(withReadsOf(input), context));
  return (input, context) => handler(withReadsOf(input), context);
}

const cases = modelled.flatMap(([operation, group]) => {
  const { parameters = [] } = group.contract.operations[operation] ?? {};
  return parameters
    .filter(({ in: place }) => place === "query")
    .map(({ name, input = name }) => ({ operation, parameter: input, group }));
});

let world: World;
const before: (() => void)[] = [];
beforeAll(async () => {
  for (const { load } of Object.values(groups)) {
    // A loaded group is shared by all emulators of a process, and is restored at the end.
    const handlers = (await load()).handlers as Record<string, AnyHandler>;
    const own = { ...handlers };
    before.push(() => Object.assign(handlers, own));
    for (const [name, handler] of Object.entries(own)) handlers[name] = recordingReads(handler);
  }
  world = await makeWorld();
});
afterAll(async () => {
  for (const putBack of before) putBack();
  await world.emulator.close();
});

test("every parameter of a query is read by its handler", async () => {
  const ignored: string[] = [];
  let carriedOut = 0;
  for (const { operation, parameter, group } of cases) {
    const { run, schema } = operationOf(operation, group);
    const { [parameter]: value } = Object(new Values(operation).make(schema, "body", "full"));
    read.clear();
    // A name of something of another kind finds nothing: each is tried, until one leads to what reads the parameter.
    for (const least of leastInputs(schema, world.names)) {
      if (read.has(parameter)) break;
      await call(run, world, { ...least, [parameter]: value });
    }
    if (read.size > 0) carriedOut++;
    if (read.size > 0 && !read.has(parameter)) ignored.push(`${operation} ${parameter}`);
    if (!/^(get|list)/.test(operation)) await world.beginAgain();
  }
  expect(ignored.sort()).toEqual(Object.keys(withoutEffect));
  expect(carriedOut).toBeGreaterThan(200);
});
