import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type BuiltImage, createRegistry } from "../../packages/registry/src/index.ts";
import { buildImage, type FolderLayer, type ImageSource } from "../../packages/registry/src/node/index.ts";
import { root } from "../build.ts";
import { makeOneFile } from "../one-file/make.ts";

export interface EmulatorImageOptions {
  /** A glibc system with certificates, as `<registry>/<repository>@sha256:…`. Default: one that is laid out of Debian's files. */
  readonly base?: string | undefined;
  /** Root of Debian's files. Default: `/`. */
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
  // The layer that changes least is lowest, so that it need not be fetched again.
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

/** The image runs as this user. */
const user = "1000:1000";

const files: Readonly<Record<string, string>> = {
  "etc/passwd": "root:x:0:0:root:/:/sbin/nologin\nslipway:x:1000:1000:slipway:/data:/sbin/nologin\n",
  "etc/group": "root:x:0:\nslipway:x:1000:\n",
  "etc/nsswitch.conf": "hosts: files dns\n",
};

// Licenses of Debian's packages are copied with their files.
const packages = ["libc6", "libgcc-s1", "libstdc++6", "ca-certificates"];
const certificates = "etc/ssl/certs/ca-certificates.crt";

/** Lays out a system that runs `node` and nothing else, of Debian's files below `debian`: shared libraries, trusted authorities, a user. */
function layOutSystem(folder: string, debian: string, node: string): void {
  for (const path of [certificates, ...librariesOf(node).map((path) => path.slice(1))]) take(debian, path, folder);
  for (const name of packages) {
    const path = `usr/share/doc/${name}/copyright`;
    if (existsSync(join(debian, path))) take(debian, path, folder);
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, "tmp"));
  chmodSync(join(folder, "tmp"), 0o1777);
}

/** Lays out Node's program with its license, which goes with it. */
function layOutNode(folder: string, node: string): void {
  const place = join(folder, "usr/local");
  mkdirSync(join(place, "bin"), { recursive: true });
  copyFileSync(node, join(place, "bin/node"));
  chmodSync(join(place, "bin/node"), 0o755);
  const license = join(dirname(node), "../LICENSE");
  if (!existsSync(license)) return;
  mkdirSync(join(place, "share/doc/node"), { recursive: true });
  copyFileSync(license, join(place, "share/doc/node/LICENSE"));
}

/** The shared libraries that a program is loaded with, its loader among them, by their paths. */
function librariesOf(program: string): string[] {
  const { status, stdout, stderr } = spawnSync("ldd", [program], { encoding: "utf8", env: { LC_ALL: "C" } });
  if (status !== 0) throw new Error(`ldd does not say what ${program} needs: ${stderr || "is this Debian?"}`);
  const paths = [...stdout.matchAll(/^\s*(?:\S+ => )?(\/\S+) \(0x/gm)].map(([, path = ""]) => path);
  if (paths.length === 0)
    throw new Error(`${program} needs no shared libraries by ldd, which no Node of Debian's does.`);
  return paths;
}

/** Copies a file, not the link that it may be, to the same path; of a system whose `/lib` is `/usr/lib` both lead to it. */
function take(debian: string, path: string, folder: string): void {
  const source = [path, `usr/${path}`].map((each) => join(debian, each)).find((each) => existsSync(each));
  if (source === undefined)
    throw new Error(`${debian} has no ${path}: apt-get install ${packageOf(path)}, or name another folder`);
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(realpathSync(source), target);
  chmodSync(target, /\.so\b/.test(basename(path)) ? 0o755 : 0o644);
}

function packageOf(path: string): string {
  return path === certificates ? "ca-certificates" : "libstdc++6";
}
