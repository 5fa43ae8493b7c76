import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { RequestListener, Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { root } from "../build.ts";
import { run } from "./spawn.ts";

/** A package registry on this machine: it keeps what is published to it and passes everything else on. */
export interface LocalRegistry {
  readonly url: string;
  /** The names of the packages that were published since it started, one for each time. */
  readonly published: readonly string[];
  /** Resolves when that many were published since it started. */
  reaches(count: number): Promise<void>;
  has(name: string, version: string): Promise<boolean>;
  /** A folder for npm's own cache: what it knows of this registry is of no use to anybody else. */
  readonly npmCache: string;
  /** Lets npm and pnpm use it in a folder: the only place where it is named. */
  writeSettings(folder: string): void;
}

const home = join(root, ".work/verdaccio");
// `node-fetch` is asked for by a tag that not every registry hands out.
const wanted = { private: true, dependencies: { verdaccio: "6.10.4" }, overrides: { "node-fetch": "2.7.0" } };

/** Starts the registry on a free port of the loopback, for as long as this process lives; `folder` is where it keeps what is published. */
export async function startRegistry(folder: string): Promise<LocalRegistry> {
  const storage = join(folder, "storage");
  await install();
  // Whatever this machine installs from, asked for when it is needed and written nowhere.
  const upstream = (await run("npm", ["config", "get", "registry"], { cwd: root })).trim();
  const anyone = { access: "$all", publish: "$all" };
  const server: Server = await createRequire(join(home, "package.json"))("verdaccio").runServer({
    self_path: join(storage, "config.yaml"),
    storage,
    uplinks: { upstream: { url: upstream } },
    packages: { "@slipway/*": anyone, slipway: anyone, "**": { access: "$all", proxy: "upstream" } },
    log: { type: "stdout", level: "fatal" },
    max_body_size: "50mb",
    web: { enable: false },
  });
  const published: string[] = [];
  server.on("request", noteUploads(published, server));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    published,
    async reaches(count) {
      while (published.length < count) await once(server, uploaded);
    },
    async has(name, version) {
      const answer = await fetch(`http://127.0.0.1:${port}/${name}/${version}`);
      await answer.body?.cancel();
      return answer.ok;
    },
    npmCache: join(folder, "npm-cache"),
    writeSettings(place) {
      const lines = [
        `registry=http://127.0.0.1:${port}/`,
        `//127.0.0.1:${port}/:_authToken=rehearsal`,
        "provenance=false",
      ];
      writeFileSync(join(place, ".npmrc"), `${lines.join("\n")}\n`);
    },
  };
}

const uploaded = "uploaded";

/** Notes each upload of a package that was answered well. */
function noteUploads(published: string[], server: Server): RequestListener {
  return (request, response) => {
    if (request.method !== "PUT") return;
    response.once("finish", () => {
      if (response.statusCode >= 300) return;
      published.push(decodeURIComponent(request.url?.slice(1) ?? ""));
      server.emit(uploaded);
    });
  };
}

async function install(): Promise<void> {
  const manifest = join(home, "package.json");
  const text = JSON.stringify(wanted);
  const complete = join(home, "node_modules/.package-lock.json");
  if (existsSync(complete) && existsSync(manifest) && readFileSync(manifest, "utf8") === text) return;
  mkdirSync(home, { recursive: true });
  writeFileSync(manifest, text);
  await run("npm", ["install", "--prefix", home, "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"], {
    cwd: home,
  });
}
