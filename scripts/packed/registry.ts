import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { root } from "../build.ts";
import { importPeer } from "../peers/install-peer.ts";
import { output } from "./follow.ts";

/** A package registry on this machine: it keeps what is published to it and passes everything else on. */
export interface LocalRegistry {
  /** Names of published packages, one for each upload. */
  readonly published: readonly string[];
  /** Settings of npm and pnpm that use it in a folder. */
  readonly npmrc: string;
  /** Emits "uploaded" for each package. */
  readonly server: Server;
}

interface Verdaccio {
  readonly default: { runServer(settings: object): Promise<Server> };
}

/** Starts the registry on a free port of the loopback; `folder` is where it keeps what is published. */
export async function startRegistry(folder: string): Promise<LocalRegistry> {
  const { default: verdaccio } = await importPeer<Verdaccio>("verdaccio", "verdaccio");
  const anyone = { access: "$all", publish: "$all" };
  const server = await verdaccio.runServer({
    self_path: join(folder, "config.yaml"),
    storage: folder,
    // The registry that this machine installs from, asked when needed and written nowhere.
    uplinks: { upstream: { url: (await output("npm", ["config", "get", "registry"], { cwd: root })).trim() } },
    packages: { "@slipway/*": anyone, slipway: anyone, "**": { access: "$all", proxy: "upstream" } },
    log: { type: "stdout", level: "fatal" },
    max_body_size: "50mb",
    web: { enable: false },
  });
  const published: string[] = [];
  server.on("request", ({ method, url = "" }, response) =>
    response.once("finish", () => {
      if (method !== "PUT" || response.statusCode >= 300) return;
      published.push(decodeURIComponent(url.slice(1)));
      server.emit("uploaded");
    }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    published,
    npmrc: `registry=http://127.0.0.1:${port}/\n//127.0.0.1:${port}/:_authToken=rehearsal\nprovenance=false\n`,
    server,
  };
}
