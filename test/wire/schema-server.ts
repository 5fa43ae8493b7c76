import type { OperationContract } from "@slipway/core";
import { goodStatuses, makeAnswer } from "./answers.ts";
import { callableGroups } from "./functions.ts";
import { put } from "./paths.ts";
import type { Prepared, Recorded } from "./recorder.ts";
import { Values } from "./values.ts";

const routes = callableGroups.flatMap(({ contract, schemas }) =>
  Object.entries(contract.operations).map(([name, operation]) => {
    const [method, path = ""] = operation.route.split(" ");
    const pattern = new RegExp(`^${path.replaceAll(/\{\+\w+\}/g, ".+").replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    return { name, method, pattern, literals: path.replaceAll(/\{[^}]*\}/g, "").length, operation, schemas };
  }),
);

/**
 * Answers any operation of the contract with a value of its schema. It keeps no state: it stands in for a platform where nothing but
 * the shape of its answers matters.
 */
export function answerFromSchema({ method, url, body }: Recorded): Prepared {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const sent: Readonly<Record<string, unknown>> = { ...parsed(body), ...Object.fromEntries(searchParams) };
  const [found] = routes
    .filter((route) => route.method === method && route.pattern.test(pathname))
    .filter(({ operation }) => hasFixed(operation, sent))
    // The more literal route is meant, and of two with one route the one whose constants were sent.
    .sort((a, b) => b.literals - a.literals || constants(b.operation) - constants(a.operation));
  if (!found) return { status: 404, body: "{}" };
  const { name, operation, schemas } = found;
  const [status = 200] = goodStatuses(operation);
  const { answer, value } = makeAnswer(operation, status, { values: new Values(name), schemas, extent: "full" });
  const { send, items = "", next, by } = operation;
  if (!send || !(send in sent) || !value) return answer;
  // There are two pages, and the second is empty.
  const emptied = put(value, items, []);
  const last = next && by !== "last" ? put(emptied, next, null) : emptied;
  return { ...answer, body: JSON.stringify(last) };
}

function hasFixed({ fixed = {} }: OperationContract, sent: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(fixed).every(([name, value]) => String(sent[name]) === String(value));
}

function constants({ fixed = {} }: OperationContract): number {
  return Object.keys(fixed).length;
}

function parsed(body: string): object {
  try {
    return Object(JSON.parse(body));
  } catch {
    // Bytes, or nothing.
    return {};
  }
}
