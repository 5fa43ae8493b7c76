import { parametersOf, type Query, recordQuery } from "./http/query.ts";

/** A logged API request. It never holds a token, a usable code, a body or a header. */
export interface RequestRecord {
  /** Arrival, in ms of the emulator's clock. */
  readonly at: number;
  readonly id: string;
  readonly method: string;
  /** `*` replaces tokens and codes, in the query too. */
  readonly path: string;
  readonly query: Query;
  /** The operation's name. Absent: no operation has this route. */
  readonly operation?: string;
  /** Status of the answer; 0 if a fault cut the connection. */
  readonly status: number;
  /** Duration in real ms. */
  readonly took: number;
  /** The code of an error answer. */
  readonly code?: string;
  /** Input that the contract lacks and the emulator ignored: members by path, query parameters as `?name`. */
  readonly unknown?: readonly string[];
}

export function tookSince(start: number): number {
  return Math.round((performance.now() - start) * 10) / 10;
}

interface Addressed {
  readonly path: string;
  readonly query: Query;
}

const maxRecords = 10_000;
/** Characters of all logged paths and queries together. */
const maxCharacters = 2 * 1024 * 1024;
/** Characters kept of a path, and of each query name and value. */
const maxLength = 1024;
const maxMembers = 100;

/** The latest requests, for tests to inspect. */
export class RequestLog<R extends Addressed = RequestRecord> {
  #list: R[] = [];
  #characters = 0;
  readonly #onAdd: (record: R) => void;

  constructor(onAdd: (record: R) => void = () => {}) {
    this.#onAdd = onAdd;
  }

  get list(): readonly R[] {
    return this.#list;
  }

  add(record: R): void {
    const path = shortened(record.path);
    const parameters = parametersOf(record.query).slice(0, maxMembers);
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

  /** Drops the oldest records in batches, which is cheaper than one at each request. */
  #trim(): void {
    const list = this.#list;
    if (list.length <= maxRecords * 2 && this.#characters <= maxCharacters * 2) return;
    let first = list.length;
    this.#characters = 0;
    for (; first > 0 && list.length - first < maxRecords; first--) {
      const record = list[first - 1];
      const size = record ? charactersOf(record) : 0;
      if (this.#characters + size > maxCharacters) break;
      this.#characters += size;
    }
    this.#list = list.slice(first);
  }
}

function charactersOf({ path, query }: Addressed): number {
  return parametersOf(query).reduce((sum, [name, value]) => sum + name.length + value.length, path.length);
}

/** Copied through a buffer: V8's slices keep the whole original string alive. */
function shortened(text: string): string {
  const copy = Buffer.from(text.slice(0, maxLength)).toString();
  return text.length > maxLength ? `${copy}…` : copy;
}
