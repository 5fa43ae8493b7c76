import { syncBuiltinESMExports } from "node:module";
import net, { type Socket, type TcpNetConnectOpts } from "node:net";
import tls, { type ConnectionOptions, TLSSocket } from "node:tls";
import { type IsEmulated, isLocalName, type RedirectRoute, redirectRoute } from "./redirect-route.ts";
import { refusedConnection } from "./refusal.ts";
import type { Settings } from "./settings.ts";

type Options = ConnectionOptions & Partial<TcpNetConnectOpts> & { readonly onread?: unknown };

/** Leads every client of Node's (`fetch`, undici, `node:https`, an agent of its own): all of them connect by these functions. */
export function redirectConnections({ host, port, strict }: Settings, isEmulated: IsEmulated): void {
  const routeTo = (name: string, at: unknown): RedirectRoute =>
    redirectRoute(isEmulated(name, Number(at)), name, strict);

  // Each of the forms in which they are called is handled below.
  const [connect, connectSecurely] = [net.Socket.prototype.connect as Call<Socket>, tls.connect as Call<TLSSocket>];

  function redirectedConnect(this: Socket, ...args: unknown[]): Socket {
    const { options, connected } = parseConnectArguments(args);
    if (options.path) return connect.apply(this, args);
    const name = options.host ?? "localhost";
    const way = routeTo(name, options.port);
    if (way === "refused") return failSocket(this, refusedConnection(name));
    if (way === "emulator") {
      // The emulator has no certificate of the platform's: what is to be encrypted comes by `leadSecurely`.
      if (this instanceof TLSSocket)
        return failSocket(this, refusedConnection(name, "it was not connected by `tls.connect`"));
      return connect.call(this, { ...withoutTarget(options), host, port }, connected);
    }
    if (!strict || !isLocalName(name)) return connect.apply(this, args);
    return connect.call(this, { ...options, lookup: lookupLocal }, connected);
  }

  function redirectedTlsConnect(...args: unknown[]): Socket {
    const { options, connected } = parseConnectArguments(args);
    const { servername, host: name = "localhost", port: at, path, socket: tunnel } = options;
    const isLed = [servername ?? "", name].some((each) => routeTo(each, at) === "emulator");
    if (!isLed) {
      // Who gave a socket, or the path of one, has connected it.
      if (tunnel || path || routeTo(name, at) === "there") return connectSecurely(...args);
      return failSocket(emulateTls(new net.Socket(), connected), refusedConnection(name));
    }
    // A proxy may have been asked for the host by now; it gets to know no more.
    tunnel?.destroy();
    const { onread: _, ...rest } = withoutTarget(options);
    return emulateTls(net.connect({ ...rest, host, port }), connected);
  }

  // Both take and give what the functions in whose place they stand do.
  net.Socket.prototype.connect = redirectedConnect as typeof net.Socket.prototype.connect;
  tls.connect = redirectedTlsConnect as typeof tls.connect;
  syncBuiltinESMExports();
}

function failSocket(socket: Socket, error: Error): Socket {
  // Node says this of a connection to be, and its own code sets it; what is written waits for its end.
  Object.assign(socket, { connecting: true });
  setImmediate(() => socket.destroy(error));
  return socket;
}

type Call<Result> = (this: unknown, ...args: unknown[]) => Result;

function parseConnectArguments(args: readonly unknown[]): {
  readonly options: Options;
  readonly connected?: () => void;
} {
  const list: readonly unknown[] = Array.isArray(args[0]) ? args[0] : args;
  const [first, second] = list;
  const connected = list.findLast((each) => typeof each === "function");
  const objects = list.filter((each) => typeof each === "object" && each !== null);
  const target = typeof first === "object" ? {} : connectTarget(first, second);
  return {
    // Whoever gives something else gets Node's own error, or is connected by Node's own defaults.
    options: Object.assign({}, target, ...objects) as Options,
    ...(connected ? { connected: connected as () => void } : {}),
  };
}

function connectTarget(first: unknown, second: unknown): Pick<Options, "port" | "host" | "path"> {
  if (typeof first === "string" && !(Number(first) >= 0)) return { path: first };
  return { port: Number(first), ...(typeof second === "string" ? { host: second } : {}) };
}

function withoutTarget(options: Options): Options {
  const { lookup: _, family: _family, localAddress: _address, localPort: _port, socket: _socket, ...rest } = options;
  return rest;
}

/** `localhost` and what is below it is this machine, whatever a name server would say. */
const lookupLocal: NonNullable<TcpNetConnectOpts["lookup"]> = (_, { all }, callback) => {
  if (!all) return callback(null, "127.0.0.1", 4);
  callback(null, [
    { address: "127.0.0.1", family: 4 },
    { address: "::1", family: 6 },
  ]);
};

function emulateTls(socket: Socket, connected: (() => void) | undefined): Socket {
  if (connected) socket.once("secureConnect", connected);
  socket.once("connect", () => socket.emit("secureConnect"));
  return Object.assign(socket, {
    encrypted: true,
    authorized: true,
    authorizationError: null,
    alpnProtocol: false,
    getPeerCertificate: () => ({}),
    getCipher: () => ({}),
    getProtocol: () => null,
    getSession: () => undefined,
    isSessionReused: () => false,
  });
}
