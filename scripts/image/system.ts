import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Who runs in the image. */
export const user = "1000:1000";

const files: Readonly<Record<string, string>> = {
  "etc/passwd": "root:x:0:0:root:/:/sbin/nologin\nslipway:x:1000:1000:slipway:/data:/sbin/nologin\n",
  "etc/group": "root:x:0:\nslipway:x:1000:\n",
  "etc/nsswitch.conf": "hosts: files dns\n",
};

// What Debian's packages say of their licenses goes with what is taken of them.
const packages = ["libc6", "libgcc-s1", "libstdc++6", "ca-certificates"];
const certificates = "etc/ssl/certs/ca-certificates.crt";

/**
 * Lays out a system that runs Node and nothing else, of Debian's files: shared libraries, the authorities that are trusted, a user.
 *
 * @param debian the folder that has Debian's files, such as `/` on Debian
 * @param node the program that is to run
 */
export function layOutSystem(folder: string, debian: string, node: string): void {
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
export function layOutNode(folder: string, node: string): void {
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
  const found = [path, `usr/${path}`].map((each) => join(debian, each)).find((each) => existsSync(each));
  if (found === undefined)
    throw new Error(`${debian} has no ${path}: apt-get install ${packageOf(path)}, or name another folder`);
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(realpathSync(found), target);
  chmodSync(target, /\.so\b/.test(basename(path)) ? 0o755 : 0o644);
}

function packageOf(path: string): string {
  return path === certificates ? "ca-certificates" : "libstdc++6";
}
