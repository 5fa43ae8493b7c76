import { spawn } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers a request by git's own server. @param path of the repository below `root`, and of what is wanted of it @param user may push, where the repository takes it */
export function answerGit(
  root: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  user?: string,
): void {
  const {
    "content-type": type = "",
    "git-protocol": protocol = "",
    "content-encoding": encoding = "",
  } = request.headers;
  const program = spawn("git", ["http-backend"], {
    env: {
      PATH: process.env.PATH,
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: "1",
      REQUEST_METHOD: request.method,
      PATH_INFO: path,
      QUERY_STRING: new URL(request.url ?? "", "http://a.test").search.slice(1),
      CONTENT_TYPE: type,
      HTTP_GIT_PROTOCOL: String(protocol),
      HTTP_CONTENT_ENCODING: encoding,
      ...(user !== undefined && { REMOTE_USER: user }),
    },
  });
  request.pipe(program.stdin);
  const chunks: Buffer[] = [];
  program.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  program.on("close", () => {
    const output = Buffer.concat(chunks);
    const end = output.indexOf("\r\n\r\n");
    const fields = output
      .toString("latin1", 0, end)
      .split("\r\n")
      .map((line) => line.split(": "));
    const { Status: status = "200", ...headers } = Object.fromEntries(fields);
    response.writeHead(Number.parseInt(status, 10), headers).end(output.subarray(end + 4));
  });
}
