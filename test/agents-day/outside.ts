import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerGit } from "../git-backend.ts";
import { listening } from "../port-of.ts";

const fixtures = new URL("fixtures/", import.meta.url).pathname;

export interface Outside {
  /** Has the repositories `<url>/node.git` and `<url>/python.git`, npm's registry `<url>/npm/` and pip's index `<url>/simple/`. */
  readonly url: string;
  branchesOf(repository: string): string;
  close(): void;
}

/** Internet servers for the agent, at an address of this machine that no sandbox takes for its own. */
export async function serveOutside(): Promise<Outside> {
  const folder = mkdtempSync(join(tmpdir(), "slipway-outside-"));
  for (const name of ["node", "python"]) makeRepository(join(folder, `${name}.git`), name);
  const tarball = execFileSync("tar", ["czf", "-", "-C", join(fixtures, "npm"), "package"]);
  const wheel = join(folder, "greeting.whl");
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", url);
    if (/^\/(?:node|python)\.git\//.test(pathname))
      answerGit(folder, pathname.replace(/\.git\//, ".git/.git/"), request, response, "agent");
    else if (pathname === "/npm/greeting") response.end(JSON.stringify(packument(`${url}/npm/greeting.tgz`, tarball)));
    else if (pathname === "/npm/greeting.tgz") response.end(tarball);
    else if (pathname === "/simple/greeting/")
      response.setHeader("content-type", "text/html").end(`<a href="/${wheelName}">${wheelName}</a>`);
    else if (pathname === `/${wheelName}`) response.end(readWheel(wheel));
    else response.writeHead(404).end();
  });
  const url = `http://127.0.0.2:${await listening(server, "127.0.0.2")}`;
  return {
    url,
    branchesOf: (repository) =>
      execFileSync("git", ["branch", "--format=%(refname:short)"], {
        cwd: join(folder, `${repository}.git`),
        encoding: "utf8",
      }),
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeRepository(folder: string, name: string): void {
  cpSync(join(fixtures, name), folder, { recursive: true });
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
  git("init", "-q", "-b", "main");
  git("config", "http.receivepack", "true");
  git("add", "-A");
  git("-c", "user.name=ann", "-c", "user.email=ann@example.com", "commit", "-q", "-m", "begin");
}

function packument(tarball: string, bytes: Buffer): object {
  const integrity = `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
  const version = { name: "greeting", version: "1.0.0", main: "index.js", dist: { tarball, integrity } };
  return { name: "greeting", "dist-tags": { latest: "1.0.0" }, versions: { "1.0.0": version } };
}

const wheelName = "greeting-1.0.0-py3-none-any.whl";

function readWheel(file: string): Buffer {
  const parts = ["greeting.py", "greeting-1.0.0.dist-info"].map((name) => join(fixtures, "wheel", name));
  execFileSync("python3", ["-m", "zipfile", "-c", file, ...parts]);
  return readFileSync(file);
}
