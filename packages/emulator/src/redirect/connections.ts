import { syncBuiltinESMExports } from "node:module";
import net, { type Socket, type TcpNetConnectOpts } from "node:net";
import tls, { type ConnectionOptions, TLSSocket } from "node:tls";
import { type IsEmulated, isLocalName, type RedirectRoute, redirectRoute } from "./redirect-route.ts";
import { refusedConnection } from "./refusal.ts";
import type { Settings } from "./settings.ts";

type Options = ConnectionOptions & Partial<TcpNetConnectOpts> & { readonly onread?: unknown };

/** Redirects all Node clients (`fetch`, undici, `node:https`, custom agents), since all connect by the two functions patched here. */
export function redirectConnections({ host, port, strict }: Settings, isEmulated: IsEmulated): void {
  const routeTo = (name: string, at: unknown): RedirectRoute =>
    redirectRoute(isEmulated(name, Number(at)), name, strict);

  // The overloads are handled by `parseConnectArguments`.
  const [connect, connectSecurely] = [net.Socket.prototype.connect as Call<Socket>, tls.connect as Call<TLSSocket>];

  function redirectedConnect(this: Socket, ...args: unknown[]): Socket {
    const { options, connected } = parseConnectArguments(args);
    if (options.path) return connect.apply(this, args);
    const name = options.host ?? "localhost";
    const way = routeTo(name, options.port);
    if (way === "refused") return failSocket(this, refusedConnection(name));
    if (way === "emulator") {
      // TLS has to go through `redirectedTlsConnect`, since the emulator has no certificate for the platform's hosts.
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
      if (tunnel || path || routeTo(name, at) === "there") return connectSecurely(...args);
      return failSocket(emulateTls(new net.Socket(), connected), refusedConnection(name));
    }
    // The tunnel of a proxy may be open already; nothing is sent through it.
    tunnel?.destroy();
    const { onread: _, ...rest } = withoutTarget(options);
    return emulateTls(net.connect({ ...rest, host, port }), connected);
  }

  // Drop-in replacements, with the signatures of Node.
  net.Socket.prototype.connect = redirectedConnect as typeof net.Socket.prototype.connect;
  tls.connect = redirectedTlsConnect as typeof tls.connect;
  syncBuiltinESMExports();
}

function failSocket(socket: Socket, error: Error): Socket {
  // Node sets it while connecting, so that writes wait.
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
    // Wrong arguments are left to Node's own errors and defaults.
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

/** Resolves `localhost` and names below it to this machine, whatever the resolver says. */
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
