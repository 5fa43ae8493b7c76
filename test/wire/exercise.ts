import { type CallOptions, createClient, type OperationContract } from "@slipway/core";
import { expect } from "vitest";
import { allCases } from "../cases.ts";
import { goodStatuses, makeAnswer, makeError } from "./answers.ts";
import { expectSent } from "./expect-sent.ts";
import type { AnyFunction, CallableGroup } from "./functions.ts";
import { type Prepared, type Recorded, type Recorder, show } from "./recorder.ts";
import { makeInput, read, type Subject } from "./subject.ts";
import { type Extent, Values } from "./values.ts";
import { walkPages } from "./walk.ts";

const RUNS = 4000;

/** Calls an operation in every way that its contract allows, checks what comes back, and returns what was sent. */
export async function exercise(
  group: CallableGroup,
  name: string,
  recorder: Recorder,
  run?: AnyFunction,
): Promise<string> {
  const operation = group.contract.operations[name];
  const named = run ?? group.functions[name];
  if (!operation || !named) throw new Error(`${group.name} has no operation ${name}.`);
  const client = createClient({ baseUrl: recorder.url, token: "wire", retry: false });
  const subject: Subject = { name, operation, group, run: named, recorder, client };
  const shown: string[] = [];
  const note = (title: string, requests: readonly Recorded[]) => {
    for (const request of requests) shown.push(`## ${name}, ${title}\n${show(request)}`);
  };

  const least = await callOnce(subject, { input: new Values(name), answer: new Values(name) }, "least", 0);
  note("least", least);
  const sources = { input: new Values(name), answer: new Values(name) };
  const statuses = goodStatuses(operation);
  const isLeft = () => !sources.input.exhausted || (allCases && !sources.answer.exhausted);
  for (let index = 0; index < statuses.length || isLeft(); index++) {
    if (index > RUNS) throw new Error(`${name} has alternatives whose turn does not come.`);
    // Once every alternative of the input has been sent, the rest is for the answers.
    const known = index > 0 && sources.input.exhausted;
    const sent = await callOnce(subject, sources, "full", index);
    if (!known) note(`full ${index + 1}`, sent);
  }
  if (redirectOf(operation)) note("redirected", await followRedirect(subject));
  if (operation.send) note("next page", await walkPages(subject));
  await answerErrors(subject, least);
  return shown.join("\n");
}

interface Sources {
  readonly input: Values;
  readonly answer: Values;
}

async function callOnce(
  subject: Subject,
  { input, answer }: Sources,
  extent: Extent,
  index: number,
): Promise<readonly Recorded[]> {
  const { operation, group, recorder, run, client } = subject;
  const statuses = goodStatuses(operation);
  const status = statuses[index % statuses.length] ?? 200;
  const expected = makeAnswer(operation, status, { values: answer, schemas: group.schemas, extent });
  recorder.prepare([expected.answer]);
  const given = makeInput(subject, input, extent);
  const result = run(client, given, optionsFor(operation, extent, index, status));
  expect(await read(operation, result), `${subject.name} ${extent} ${index + 1}`).toEqual(expected.value);
  const [sent, ...others] = recorder.requests;
  expect(others).toEqual([]);
  if (sent) expectSent(operation, given, sent);
  return recorder.requests;
}

/** Full calls are scoped to a team, by its ID and by its slug in turn. */
function optionsFor(operation: OperationContract, extent: Extent, index: number, status: number): CallOptions {
  const bySlug = operation.team === true && index % 2 === 1;
  const team = operation.team && extent === "full" ? (bySlug ? "wire" : "team_wire") : null;
  return { team, ...(status === 304 && { headers: { "if-none-match": '"wire"' } }) };
}

function redirectOf({ answers }: OperationContract): number | undefined {
  return Object.keys(answers)
    .map(Number)
    .find((status) => status >= 300 && status !== 304);
}

/** A redirect that the contract knows is followed, and what stands at its end is the answer. */
async function followRedirect(subject: Subject): Promise<readonly Recorded[]> {
  const { operation, group, recorder, run, client, name } = subject;
  const values = new Values(name);
  const [status = 200] = goodStatuses(operation);
  const expected = makeAnswer(operation, status, { values, schemas: group.schemas, extent: "least" });
  recorder.prepare([{ status: redirectOf(operation) ?? 302, headers: { location: "/elsewhere" } }, expected.answer]);
  const result = run(client, makeInput(subject, values, "least"), { team: null });
  expect(await read(operation, result), `${name}, redirected`).toEqual(expected.value);
  return recorder.requests;
}

/** Every error status of the contract becomes an error that carries it; the absence that a probe asks for is an answer. */
async function answerErrors(subject: Subject, least: readonly Recorded[]): Promise<void> {
  const { operation, group, name } = subject;
  for (const status of Object.keys(operation.errors).map(Number)) {
    const values = new Values(`${name} ${status}`);
    do {
      const expected = makeError(operation, status, { values, schemas: group.schemas });
      const outcome = await outcomeOf(subject, expected.answer, least);
      if (operation.kind === "probe" && status === 404) expect(outcome, name).toBe(false);
      else expectError(subject, status, { outcome, body: expected.value });
    } while (allCases && !values.exhausted);
  }
}

async function outcomeOf(subject: Subject, answer: Prepared, least: readonly Recorded[]): Promise<unknown> {
  const { operation, recorder, run, client, name } = subject;
  recorder.prepare([answer]);
  const input = makeInput(subject, new Values(name), "least");
  const outcome = await Promise.resolve(read(operation, run(client, input, { team: null }))).catch(
    (error: unknown) => error,
  );
  expect(recorder.requests, name).toEqual(least);
  return outcome;
}

/** The error has the status, the route and the body; where the body's shape is known, the group's guard tells. */
function expectError(
  { operation, group, name }: Subject,
  status: number,
  { outcome, body }: { outcome: unknown; body: unknown },
): void {
  const title = `${name} ${status}`;
  expect(outcome, title).toMatchObject({ status, route: operation.route });
  if (operation.kind === "probe") return;
  expect(Object(outcome).body, title).toEqual(body);
  const isKnown = operation.errors[status]?.schema !== undefined;
  // A group without known bodies has no guard; one with them knows only its own operations.
  const isTold = isTyped(operation) && group.isErrorOf?.(name, outcome);
  expect(Boolean(isTold), title).toBe(isKnown);
}

function isTyped({ errors }: OperationContract): boolean {
  return Object.values(errors).some(({ schema }) => schema !== undefined);
}
