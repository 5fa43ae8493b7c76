import { isAbsolute } from "node:path";

/** The directory that paths are relative to. */
export const home = "/vercel/sandbox";

export const environmentDescriptor = 3;

/** Folders of the isolating programs after they have left this machine's root; all of them are read-only there. */
export const systemPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** The environment of the programs that isolate a command: the command's own variables could load code into them. */
export function outerEnvironment(): { readonly PATH: string } {
  const folders = (process.env.PATH ?? systemPath).split(":").filter(isAbsolute);
  return { PATH: folders.join(":") };
}

/** A shell that reads the command's variables and arguments from a descriptor, within its isolation. */
export function takesEnvironment(): string[] {
  const script = [
    // The emulator's PATH may have no `cat`.
    `PATH=$PATH:${systemPath}`,
    `given=$(cat <&${environmentDescriptor}) || exit 125`,
    `exec ${Array.from({ length: 7 }, (_, index) => `${environmentDescriptor + index}<&-`).join(" ")}`,
    'eval "unset given; $given"',
    'exec "$@"',
  ];
  return ["/bin/sh", "-c", script.join("; "), "sandbox"];
}

const ofShells = /^(BASH.*|EUID|FUNCNAME|GROUPS|PPID|SHELLOPTS|UID|_)$/;

/** A command and its environment, as that script takes them. They go by a pipe: others may see a command line, and bubblewrap takes a short one. */
export function environmentText(argv: readonly string[], env: Readonly<Record<string, string>>): string {
  const all = Object.entries(env);
  const isPlain = ([name]: [string, string]) => /^[A-Za-z_]\w*$/.test(name) && !ofShells.test(name);
  const exported = all.filter(isPlain).map(([name, value]) => `export ${name}=${quoted(value)}`);
  // No shell can export these names: `env` gets them on its command line.
  const others = all.filter((each) => !isPlain(each)).map(([name, value]) => quoted(`${name}=${value}`));
  const first = others.length > 0 ? ["/usr/bin/env", ...others] : [];
  return [...exported, `set -- ${[...first, ...argv.map(quoted)].join(" ")}`].join("\n");
}

export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * The variables by which a command finds the proxy at an address of its own network, such as `http://127.100.0.1:3128`: there is no other way
 * out. By the proxy it reaches its own ports at `localhost`, too: curl, wget, git and Python would take that name for all that is below it.
 */
export function wayOutVariables(proxy: string): Record<string, string> {
  return proxySettings(proxy, "127.0.0.1,::1");
}

export function proxySettings(proxy: string, direct: string): Record<string, string> {
  const names = ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"].flatMap((name) => [name, name.toLowerCase()]);
  return {
    ...Object.fromEntries(names.map((name) => [name, proxy])),
    NO_PROXY: direct,
    no_proxy: direct,
    // Node reads the others only where this is set.
    NODE_USE_ENV_PROXY: "1",
  };
}
