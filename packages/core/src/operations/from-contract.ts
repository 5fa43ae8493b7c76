import type { AnswerContract, OperationContract } from "../types/contract.ts";
import type { ListOperation, Operation, StreamOperation } from "../types/operation.ts";

/**
 * Makes what sending an operation needs out of what a group's contract states of it: what `@slipway/<group>/operations` exports by
 * name. It is for tools that call any operation, and that have the contract anyway.
 *
 * @param group whose it is: the contract's `group`.
 * @example
 * ```ts
 * import { contract } from "@slipway/projects/contract";
 * const { response } = await send(client, fromContract(contract.operations.getProject), { idOrName: "site" });
 * ```
 */
export function fromContract(
  contract: OperationContract,
  group?: string,
): Operation & Partial<ListOperation & StreamOperation> {
  const { route, not, fixed, team, safe, secret, secretInput, accept, paging, resume } = contract;
  const stated = {
    route,
    group,
    query: queryOf(contract),
    prefixes: prefixesOf(contract),
    headers: headersOf(contract),
    body: bodyOf(contract),
    single: contract.body?.single,
    required: (contract.body?.whole && contract.body.required) || undefined,
    optional: (contract.body?.rename && !contract.body.required) || undefined,
    not,
    fixed,
    team,
    safe,
    public: contract.public,
    secret: secret && true,
    secretInput,
    empty: isEmptyAllowed(contract),
    accept,
    ...paging,
    resume,
  };
  // What a contract does not state is absent: it means the common case. The members above are those of an operation.
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined)) as unknown as Operation;
}

function queryOf({ route, parameters, body }: OperationContract): string[] | undefined {
  const names = parameters.flatMap((parameter) => (parameter.in === "query" ? [parameter.input] : []));
  // The fields of a GET, a HEAD and a DELETE are its query, unless some of them are a body.
  if (/^(GET|HEAD|DELETE) /.test(route)) return body ? names : undefined;
  return names.length > 0 ? names : undefined;
}

/** The name of a parameter that stands for several ends in a dash: it is what theirs begin with. */
function prefixesOf({ parameters }: OperationContract): Record<string, string> | undefined {
  const named = parameters.flatMap(({ in: place, name, input }) =>
    place === "query" && name.endsWith("-") ? [[input, name]] : [],
  );
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

function headersOf({ parameters, body }: OperationContract): Record<string, string> | undefined {
  const named = parameters.flatMap(({ in: place, input, name }) => (place === "header" ? [[input, name]] : []));
  // A body of several media types is sent with the one that the input says.
  if (body?.contentTypes) named.push(["contentType", "Content-Type"]);
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

function bodyOf({ body }: OperationContract): Operation["body"] {
  if (!body) return undefined;
  if (body.whole) return body.contentType;
  return body.rename ?? (body.always ? {} : undefined);
}

/** Tells whether a 200 or a 201 may have no body; an answer to a HEAD never has one. */
function isEmptyAllowed({ kind, answers }: OperationContract): true | undefined {
  const isEmpty = ([status, { contentType }]: [string, AnswerContract]) =>
    /^20[01]$/.test(status) && contentType === undefined;
  return (kind !== "probe" && Object.entries(answers).some(isEmpty)) || undefined;
}
