import { on } from "node:events";
import { posix } from "node:path";
import type { Writable } from "node:stream";
import * as v from "valibot";
import { type WebSocket, WebSocketServer } from "ws";
import { ownName } from "../domain/hosts/deployment-at.ts";
import { demandRunning } from "../domain/sandboxes/find.ts";
import { machinesService } from "../domain/sandboxes/machines.ts";
import { terminalAt } from "../domain/sandboxes/sandbox-at.ts";
import { variablesOf } from "../domain/sandboxes/settings.ts";
import { readSudo } from "../domain/sandboxes/sudo.ts";
import { type SessionRow, sessionTable } from "../domain/sandboxes/tables.ts";
import { takeTerminal } from "../domain/sandboxes/terminals.ts";
import { isWebSocket, type Upgrade } from "../engine/http/hop-by-hop.ts";
import { PlatformError } from "../engine/platform-error.ts";
import type { Services } from "../engine/services.ts";
import { home } from "../isolation/environment.ts";
import type { Output } from "../isolation/run.ts";
import type { Terminal } from "../isolation/terminal.ts";
import { answerOn } from "../server/upgrading-server.ts";

/** Much more than the platform's command line sends at once, in bytes. */
const maxMessageBytes = 1024 ** 2;

/** How often a client is looked for of which nothing is read, because the program reads nothing, in ms. */
const beat = 15_000;

const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: maxMessageBytes });

const length = (usual: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535)), usual);
const size = { cols: length(80), rows: length(24) };
const texts = v.optional(v.array(v.string()), []);
const begins = {
  type: v.literal("start"),
  command: v.string(),
  args: texts,
  env: texts,
  cwd: v.optional(v.string(), home),
};
const start = v.object({ ...begins, ...size });
const message = v.variant("type", [start, v.object({ type: v.literal("resize"), ...size })]);

/** Opens a terminal by the WebSocket of the platform's command line (`sandbox` 4.5.0). @param mayCall whether pages of an origin may */
export function joinTerminal(upgrade: Upgrade, services: Services, mayCall: (origin: string) => boolean): boolean {
  const { incoming, url, socket, head } = upgrade;
  const sandbox = terminalAt(services, ownName(services, url.hostname));
  if (!sandbox || !isWebSocket(incoming)) return false;
  const { origin } = incoming.headers;
  const isAllowed = origin === undefined || mayCall(origin);
  const session = isAllowed && takeTerminal(services, sandbox, url.searchParams.get("token") ?? "");
  if (session) server.handleUpgrade(incoming, socket, head, (client) => void serve(client, session, services));
  else if (isAllowed) refuse(upgrade, "This token opens no terminal: it does so once, within a minute.", 401);
  else refuse(upgrade, "Pages of this origin open no terminals; name it in `origins` (--origin).", 403);
  return true;
}

function refuse({ incoming, socket }: Upgrade, sentence: string, status: number): void {
  if (socket.destroyed) return;
  answerOn(incoming, socket).writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${sentence}\n`);
}

async function serve(client: WebSocket, session: SessionRow, services: Services): Promise<void> {
  let terminal: Terminal | undefined;
  const leave = () => void terminal?.kill(9);
  // A client may break the protocol also when nothing of it is read any more.
  client.once("close", leave).on("error", () => {});
  const looks = setInterval(() => client.ping(), beat).unref();
  try {
    // The iterator pauses a client that sends more than the terminal takes.
    const received = on(client, "message", { close: ["close"], highWaterMark: 4, lowWaterMark: 1 });
    for await (const event of received) {
      // The types of Node do not tell what this event gives.
      const [data, isBinary] = event as [Buffer, boolean];
      if (isBinary && terminal) await written(terminal.input, data);
      else {
        const command = v.parse(message, JSON.parse(String(data)));
        if (command.type === "start" && !terminal) terminal = await begin(client, command, session, services);
        else if (command.type === "resize" && terminal) terminal.resize(command);
        else throw new RangeError(`${command.type} comes once and first, or behind that`);
      }
    }
  } catch (error) {
    if (error instanceof PlatformError) finish(client, 1, `${error.message}\r\n`);
    else client.close(1008, "This is not a message of a terminal");
  } finally {
    clearInterval(looks);
    leave();
  }
}

async function begin(
  client: WebSocket,
  { command, args, env, cwd, ...size }: v.InferOutput<typeof start>,
  { id }: SessionRow,
  { rows, service, keys }: Services,
): Promise<Terminal> {
  const session = demandRunning(rows(sessionTable).get(id), id);
  const variables = env.map((each) => [each.split("=", 1)[0] ?? "", each.slice(each.indexOf("=") + 1)]);
  const line = {
    ...readSudo({ command, args, sudo: false }),
    cwd: posix.resolve(home, cwd),
    env: { ...variablesOf({ keys }, session), ...Object.fromEntries(variables) },
    policy: session.networkPolicy,
  };
  const take = ({ data }: Output) => sendBytes(client, data);
  const terminal = await service(machinesService).beginTerminal(session, line, take, size);
  void terminal.ended.then((code) => finish(client, code));
  return terminal;
}

function finish(client: WebSocket, code: number, sentence = ""): void {
  void sendBytes(client, sentence);
  client.send(JSON.stringify({ type: "exit", code }), () => client.close());
}

/** Resolves when it has been sent, or nobody is there to send it to. */
function sendBytes(client: WebSocket, text: string): Promise<void> {
  return new Promise((resolve) => client.send(Buffer.from(text, "latin1"), () => resolve()));
}

/** Resolves when it has been taken, or never will be. */
function written(input: Writable, data: Buffer): Promise<void> {
  return new Promise((resolve) => void input.write(data, () => resolve()));
}
