import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type BuiltImage, createRegistry } from "../../packages/registry/src/index.ts";
import { buildImage, type FolderLayer, type ImageSource } from "../../packages/registry/src/node/index.ts";
import { root } from "../build.ts";
import { makeOneFile } from "../one-file/make.ts";
import { layOutNode, layOutSystem, user } from "./system.ts";

export interface EmulatorImageOptions {
  /** A glibc system with certificates, as `<registry>/<repository>@sha256:…`. Default: one that is laid out of Debian's files. */
  readonly base?: string | undefined;
  /** Where Debian's files are. Default: `/`. */
  readonly debian?: string | undefined;
  /** Default: the program that runs this. */
  readonly node?: string | undefined;
  readonly tag?: string | undefined;
}

const port = 4000;
/** A name under which the API answers in every container of the image, beside those of this machine. */
export const ownName = "slipway-emulator";

const program = "/opt/slipway-emulator";

/** Makes the emulator's image, for the processor of this machine. Equal inputs make an equal image. */
export async function makeEmulatorImage(options: EmulatorImageOptions = {}): Promise<BuiltImage> {
  const { base, debian = "/", node = process.execPath, tag } = options;
  const source = base === undefined ? undefined : baseOf(base);
  const { folder } = await makeOneFile();
  const place = join(root, ".work/image");
  const [system, runtime, app, empty] = ["system", "node", "app", "empty"].map((name) => join(place, name));
  if (!system || !runtime || !app || !empty) throw new Error("There are four folders.");
  for (const each of [system, runtime, app, empty]) {
    rmSync(each, { recursive: true, force: true });
    mkdirSync(each, { recursive: true });
  }
  if (!source) layOutSystem(system, debian, node);
  layOutNode(runtime, node);
  cpSync(folder, app, { recursive: true });
  // What changes least is lowest, so that it need not be fetched again.
  const layers: FolderLayer[] = [
    ...(source ? [] : [{ folder: system, at: "/" }]),
    { folder: runtime, at: "/" },
    { folder: app, at: program },
    { folder: empty, at: "/data", owner: user, makeAt: true },
  ];
  return buildImage({
    layers,
    ...(source ? { base: source } : {}),
    config: {
      entrypoint: [
        "/usr/local/bin/node",
        `${program}/dist/cli.js`,
        ...["--host", "0.0.0.0", "--port", String(port), "--data", "/data", "--allow-host", ownName],
      ],
      env: { PATH: "/usr/local/bin:/usr/bin:/bin" },
      user,
      workingDir: "/data",
      ports: [port],
      volumes: ["/data"],
      stopSignal: "SIGTERM",
      labels: {
        "org.opencontainers.image.title": "Slipway emulator",
        "org.opencontainers.image.licenses": "Apache-2.0",
      },
    },
    platform: `linux/${process.arch === "x64" ? "amd64" : process.arch}`,
    ...(tag === undefined ? {} : { tag }),
  });
}

/** Only a digest says what is in an image for good. */
function baseOf(name: string): ImageSource {
  const [, host, repository, digest] = /^([^/]+)\/([^@]+)@(sha256:[0-9a-f]{64})$/.exec(name) ?? [];
  if (host === undefined || repository === undefined || digest === undefined) {
    throw new Error(`--base takes <registry>/<repository>@sha256:<digest>, not ${name}`);
  }
  const scheme = /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(host) ? "http" : "https";
  return { store: createRegistry({ url: `${scheme}://${host}` }).repository(repository), reference: digest };
}
