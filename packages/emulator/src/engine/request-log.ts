import { parametersOf, type Query, recordQuery } from "./http/query.ts";

/** One request that reached the API, as the log keeps it. Never holds a token, a usable code, a body or a header. */
export interface RequestRecord {
  /** When it came, in ms of the emulator's clock. */
  readonly at: number;
  readonly id: string;
  readonly method: string;
  /** `*` stands for a token or a code, here as in the query. */
  readonly path: string;
  readonly query: Query;
  /** The operation's name; absent where the route is none of the API's. */
  readonly operation?: string;
  /** The answer's status; 0 where the connection was cut by a fault. */
  readonly status: number;
  /** How long it took, in real ms. */
  readonly took: number;
  /** The error's code, where the answer was an error. */
  readonly code?: string;
  /** What it had that the contract has not, and that was left out: members by their paths, parameters of the query as `?name`. */
  readonly unknown?: readonly string[];
}

export function tookSince(begun: number): number {
  return Math.round((performance.now() - begun) * 10) / 10;
}

interface Addressed {
  readonly path: string;
  readonly query: Query;
}

const kept = 10_000;
/** What the kept records' texts have together, in characters; those of one request are never too many. */
const mostCharacters = 2 * 1024 * 1024;
/** How much of a path or of a query's member is kept: anybody may send requests, and as many as the log holds. */
const longest = 1024;
const mostMembers = 100;

/** Keeps the last requests for tests to look at. */
export class RequestLog<R extends Addressed = RequestRecord> {
  #list: R[] = [];
  #characters = 0;
  readonly #onAdd: (record: R) => void;

  /** @param onAdd gets each record as it is kept */
  constructor(onAdd: (record: R) => void = () => {}) {
    this.#onAdd = onAdd;
  }

  get list(): readonly R[] {
    return this.#list;
  }

  add(record: R): void {
    const path = shortened(record.path);
    const parameters = parametersOf(record.query).slice(0, mostMembers);
    const query = recordQuery(parameters.map(([name, value]) => [shortened(name), shortened(value)]));
    const short = { ...record, path, query };
    this.#list.push(short);
    this.#characters += charactersOf(short);
    this.#trim();
    this.#onAdd(short);
  }

  clear(): void {
    this.#list = [];
    this.#characters = 0;
  }

  /** Drops the oldest, in lots: to do so at each request would cost more than to keep some longer. */
  #trim(): void {
    const list = this.#list;
    if (list.length <= kept * 2 && this.#characters <= mostCharacters * 2) return;
    let first = list.length;
    this.#characters = 0;
    for (; first > 0 && list.length - first < kept; first--) {
      const record = list[first - 1];
      const size = record ? charactersOf(record) : 0;
      if (this.#characters + size > mostCharacters) break;
      this.#characters += size;
    }
    this.#list = list.slice(first);
  }
}

function charactersOf({ path, query }: Addressed): number {
  return parametersOf(query).reduce((sum, [name, value]) => sum + name.length + value.length, path.length);
}

/** A copy: a part of a text holds the whole of it, such as the address that it was cut from. */
function shortened(text: string): string {
  const copy = Buffer.from(text.slice(0, longest)).toString();
  return text.length > longest ? `${copy}…` : copy;
}
