import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listening } from "../port-of.ts";

export interface Recorded {
  readonly method: string;
  readonly url: string;
  /** Name and value, by name, without those that the runtime adds. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

export interface Prepared {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Recorder extends AsyncDisposable {
  readonly url: string;
  /** The requests since the last `prepare`. */
  readonly requests: readonly Recorded[];
  /** Forgets the requests, and answers the next ones with these, or with what is made of each. */
  prepare(answers: readonly Prepared[] | ((request: Recorded) => Prepared)): void;
}

const runtimes = new Set([
  ...["host", "connection", "user-agent", "accept-language", "accept-encoding", "sec-fetch-mode"],
  ...["content-length", "transfer-encoding"],
]);

export async function startRecorder(): Promise<Recorder> {
  let requests: Recorded[] = [];
  let answers: (request: Recorded) => Prepared | undefined = () => undefined;
  const server = createServer(async (request, response) => {
    const { method = "", url = "" } = request;
    const headers = Object.entries(request.headersDistinct)
      .flatMap(([name, values]) => (runtimes.has(name) ? [] : [[name, (values ?? []).join(", ")] as const]))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const recorded = { method, url, headers, body: await text(request) };
    requests.push(recorded);
    const answer = answers(recorded) ?? { status: 599, body: "no answer was prepared" };
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    get requests() {
      return requests;
    },
    prepare(next) {
      requests = [];
      const queue = typeof next === "function" ? [] : [...next];
      answers = typeof next === "function" ? next : () => queue.shift();
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export function show({ method, url, headers, body }: Recorded): string {
  const lines = [`${method} ${url}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  return `${[...lines, ...(body ? ["", body] : [])].join("\n")}\n`;
}
