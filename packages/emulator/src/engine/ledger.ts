/** One request that reached the API, as the ledger keeps it. Never holds a token, a body or a header. */
export interface RequestRecord {
  /** When it came, in ms of the emulator's clock. */
  readonly at: number;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The operation's name; absent where the route is none of the API's. */
  readonly operation?: string;
  /** The answer's status; 0 where the connection was cut by a fault. */
  readonly status: number;
  /** The error's code, where the answer was an error. */
  readonly code?: string;
}

/** Keeps the last requests for tests to look at. */
export interface Ledger {
  readonly list: readonly RequestRecord[];
  add(record: RequestRecord): void;
  clear(): void;
}

const kept = 10_000;
/** How much of a path or of a query's member is kept: anybody may send requests, and as many as the ledger holds. */
const longest = 1024;
const mostMembers = 100;

export function createLedger(): Ledger {
  let list: RequestRecord[] = [];
  return {
    get list() {
      return list;
    },
    add(record) {
      const path = shortened(record.path);
      const members = Object.entries(record.query).slice(0, mostMembers);
      const query = Object.fromEntries(members.map(([name, value]) => [shortened(name), shortened(value)]));
      list.push({ ...record, path, query });
      if (list.length > kept * 2) list = list.slice(-kept);
    },
    clear() {
      list = [];
    },
  };
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
