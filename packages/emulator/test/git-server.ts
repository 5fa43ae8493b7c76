import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { portOf } from "../../../test/port-of.ts";

export interface GitServer {
  readonly url: string;
  readonly folder: string;
  /** Runs git in the repository, and returns what it writes. */
  git(...args: readonly string[]): string;
  commit(files: Readonly<Record<string, string>>): string;
}

/** A repository behind git's own server. @param isAnswered answers a request itself where it returns true */
export async function serveGit(
  isAnswered: (request: IncomingMessage, answer: ServerResponse) => boolean = () => false,
): Promise<GitServer> {
  const folder = mkdtempSync(join(tmpdir(), "slipway-git-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const author = {
    GIT_AUTHOR_NAME: "a",
    GIT_AUTHOR_EMAIL: "a@a.test",
    GIT_COMMITTER_NAME: "a",
    GIT_COMMITTER_EMAIL: "a@a.test",
  };
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
      env: { ...process.env, ...author },
    }).trim();
  git("init", "-q", "-b", "main");
  const commit = (files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    git("add", "-A");
    git("commit", "-q", "-m", "c");
    return git("rev-parse", "HEAD");
  };
  const server = createServer((request, answer) => {
    if (isAnswered(request, answer)) return;
    const { pathname, search } = new URL(request.url ?? "", "http://a.test");
    const {
      "content-type": type = "",
      "git-protocol": protocol = "",
      "content-encoding": encoding = "",
    } = request.headers;
    const program = spawn("git", ["http-backend"], {
      env: {
        ...{
          PATH: process.env.PATH,
          GIT_PROJECT_ROOT: folder,
          GIT_HTTP_EXPORT_ALL: "1",
          REQUEST_METHOD: request.method,
        },
        ...{ PATH_INFO: pathname.replace(/^\/repository/, "/.git"), QUERY_STRING: search.slice(1), CONTENT_TYPE: type },
        ...{ HTTP_GIT_PROTOCOL: String(protocol), HTTP_CONTENT_ENCODING: String(encoding) },
      },
    });
    request.pipe(program.stdin);
    const pieces: Buffer[] = [];
    program.stdout.on("data", (piece: Buffer) => pieces.push(piece));
    program.on("close", () => {
      const all = Buffer.concat(pieces);
      const end = all.indexOf("\r\n\r\n");
      const head = all
        .toString("latin1", 0, end)
        .split("\r\n")
        .map((line) => line.split(": "));
      const { Status: status = "200", ...headers } = Object.fromEntries(head);
      answer.writeHead(Number.parseInt(status, 10), headers).end(all.subarray(end + 4));
    });
  });
  // Within a sandbox 127.0.0.1 is its own.
  return { url: `http://127.0.0.2:${await portOf(server, "127.0.0.2")}/repository`, folder, git, commit };
}
