import { expect } from "vitest";
import { goodStatuses, makeAnswer } from "./answers.ts";
import { at, type Json, put } from "./paths.ts";
import type { Recorded } from "./recorder.ts";
import { collect, makeInput, type Subject } from "./subject.ts";
import { Values } from "./values.ts";

/** Walks two pages: the items of both come, and the second request carries what the first answer said. */
export async function walkPages(subject: Subject): Promise<readonly Recorded[]> {
  const { operation, group, recorder, run, client, name } = subject;
  const { items: path = "", next, send = "", by } = operation;
  const [status = 200] = goodStatuses(operation);
  const values = new Values(`${name} pages`);
  const page = (): Json => {
    for (let tries = 0; tries < 20; tries++) {
      const { value } = makeAnswer(operation, status, { values, schemas: group.schemas, extent: "full" });
      // An answer in pages is an object, or a bare list where the API has no more pages.
      if (Array.isArray(at(value, path))) return value as Json;
    }
    throw new Error(`${name} answers with no list "${path}".`);
  };
  const [first, second] = [page(), page()];
  const leadsOn = next === undefined ? undefined : by === "last" ? `${path}.1.${next}` : next;
  const cursor = by === "page" ? 2 : typeof (leadsOn && at(first, leadsOn)) === "number" ? 1234 : "cursor+/=";
  const pages = [
    leadsOn ? put(first, leadsOn, cursor) : first,
    by === "offset" || by === "last"
      ? put(second, path, [])
      : leadsOn
        ? put(second, leadsOn, by === "page" ? 2 : null)
        : second,
  ];
  const link = `</next?${new URLSearchParams({ [send]: "cursor+/=" })}>; rel="next"`;
  recorder.prepare(
    pages.map((body, index) => ({
      status,
      headers: { "content-type": "application/json", ...(by === "link" && index === 0 && { link }) },
      body: JSON.stringify(body),
    })),
  );
  // A list's function returns what can be looped over.
  const walk = run(client, makeInput(subject, new Values(name), "least"), { team: null }) as AsyncIterable<unknown>;
  expect(await collect(walk), `${name}, both pages`).toEqual(pages.flatMap((each) => at(each, path)));
  expect(recorder.requests, `${name}, both pages`).toHaveLength(2);
  return recorder.requests.slice(1);
}
