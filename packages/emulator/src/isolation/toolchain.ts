import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

interface Part {
  readonly to: string;
  readonly from?: string;
  readonly isFolder?: boolean;
  readonly link?: string;
}

/** A language of this machine. What an isolated sandbox sees of it is named, since around it there may be anything, such as a home. */
export interface Toolchain {
  readonly parts: readonly Part[];
  readonly path: string;
  readonly bin: string;
}

export function nodeToolchain(): Toolchain {
  const bin = dirname(process.execPath);
  const [from, to] = [dirname(bin), "/vercel/runtimes/node"];
  const packages = ["npm", "corepack"].filter((name) => existsSync(join(from, "lib/node_modules", name)));
  const commands = { npm: "npm/bin/npm-cli.js", npx: "npm/bin/npx-cli.js", corepack: "corepack/dist/corepack.js" };
  return {
    parts: [
      { to: `${to}/bin/node`, from: process.execPath },
      ...folders(from, to, ["include/node", ...packages.map((name) => `lib/node_modules/${name}`)]),
      ...Object.entries(commands)
        .filter(([, target]) => existsSync(join(from, "lib/node_modules", target)))
        .map(([name, target]) => ({ to: `${to}/bin/${name}`, link: `../lib/node_modules/${target}` })),
    ],
    path: `${to}/bin`,
    bin,
  };
}

let python: Toolchain | null | undefined;

export function pythonToolchain(): Toolchain | undefined {
  python ??= findPython();
  return python ?? undefined;
}

function findPython(): Toolchain | null {
  try {
    const where = "import sys; print(sys.base_prefix, '%d.%d' % sys.version_info[:2], sep='\\n')";
    const output = execFileSync("python3", ["-I", "-c", where], { encoding: "utf8", stdio: "pipe", timeout: 10_000 });
    const [from = "", version = ""] = output.split("\n");
    const bin = join(from, "bin");
    const [to, name] = ["/vercel/runtimes/python", `python${version}`];
    // It is among the system's programs, and some systems have it by one name alone.
    if (/^\/(usr|nix)(\/|$)/.test(from))
      return { parts: [{ to: `${to}/bin/python`, link: join(bin, name) }], path: `${bin}:${to}/bin`, bin };
    const libraries = readdirSync(join(from, "lib")).filter((each) => /^libpython3.*\.so/.test(each));
    const parts = [
      { to: `${to}/bin/${name}`, from: join(bin, name) },
      ...["python3", "python"].map((each) => ({ to: `${to}/bin/${each}`, link: name })),
      ...folders(from, to, [`lib/${name}`, `include/${name}`]),
      ...libraries.map((each) => ({ to: `${to}/lib/${each}`, from: join(from, "lib", each) })),
    ];
    return { parts, path: `${to}/bin`, bin };
  } catch {
    return null;
  }
}

/** The toolchains of a runtime or an image, such as `node24` or `vercel/sandbox/python:3.14`; Node is one of them always. */
export function toolchainsOf(runtime: string): Toolchain[] {
  return [nodeToolchain(), ...(/(^|\/)python/.test(runtime) ? [pythonToolchain() ?? []] : [])].flat();
}

function folders(from: string, to: string, names: readonly string[]): Part[] {
  return names
    .filter((name) => existsSync(join(from, name)))
    .map((name) => ({ to: `${to}/${name}`, from: join(from, name), isFolder: true }));
}
