import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { isInstalled } from "../../../scripts/installed.ts";
import { newFolder } from "../../../test/new-folder.ts";
import { programs } from "../../../test/runtimes/chromium.ts";

export interface Visitor {
  readonly name: string;
  readonly program: string;
  /** Whether a name without a port, such as `http://site.localhost`, is led to the emulator's port as well. */
  readonly withoutPort: boolean;
  command(url: string, folder: string): readonly string[];
}

const inGo = `package main
import ("fmt"; "io"; "net/http"; "os")
func main() {
	answer, err := http.Get(os.Args[1])
	if err != nil { fmt.Fprintln(os.Stderr, err); os.Exit(1) }
	if answer.StatusCode >= 400 { fmt.Fprintln(os.Stderr, answer.Status); os.Exit(1) }
	io.Copy(os.Stdout, answer.Body)
}`;
const byHttp = `
  const open = (url) => require("node:" + url.slice(0, url.indexOf(":"))).get(url, (answer) => {
    const { location } = answer.headers;
    if (location) answer.resume().on("end", () => open(new URL(location, url).href));
    else answer.pipe(process.stdout);
  });
  open(process.argv[1]);`;

export const visitors: readonly Visitor[] = [
  {
    name: "fetch of Node",
    program: process.execPath,
    withoutPort: true,
    command: (url) => ["-e", "fetch(process.argv[1]).then(async (r) => console.log(await r.text()))", url],
  },
  { name: "node:http", program: process.execPath, withoutPort: true, command: (url) => ["-e", byHttp, url] },
  {
    name: "urllib of Python",
    program: "python3",
    withoutPort: true,
    command: (url) => ["-c", "import sys, urllib.request as u; print(u.urlopen(sys.argv[1]).read().decode())", url],
  },
  { name: "curl", program: "curl", withoutPort: true, command: (url) => ["-sSfL", url] },
  {
    name: "Go",
    program: "go",
    withoutPort: true,
    command(url, folder) {
      const file = join(folder, "visit.go");
      writeFileSync(file, inGo);
      return ["run", file, url];
    },
  },
  {
    name: "Chromium",
    program: programs.find(isInstalled) ?? "chromium",
    // It finds what is below `localhost` by itself, past every proxy.
    withoutPort: false,
    command: (url, folder) => [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      `--user-data-dir=${folder}`,
      "--dump-dom",
      url,
    ],
  },
];

export function isThere({ program }: Visitor): boolean {
  return spawnSync(program, [program === "go" ? "version" : "--version"]).status === 0;
}

export interface Visited {
  readonly status: number | null;
  readonly page: string;
  readonly errors: string;
}

export async function visitBy(visitor: Visitor, url: string, env: NodeJS.ProcessEnv): Promise<Visited> {
  const folder = newFolder();
  const child = spawn(visitor.program, visitor.command(url, folder), { env, stdio: ["ignore", "pipe", "pipe"] });
  const [page, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { status, page, errors };
}
