import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { answerGit } from "../../../test/git-backend.ts";
import { newFolder } from "../../../test/new-folder.ts";
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
  const folder = newFolder();
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
    const { pathname } = new URL(request.url ?? "", "http://a.test");
    answerGit(folder, pathname.replace(/^\/repository/, "/.git"), request, answer);
  });
  // Within a sandbox 127.0.0.1 is its own.
  return { url: `http://127.0.0.2:${await portOf(server, "127.0.0.2")}/repository`, folder, git, commit };
}
