import { badRequest } from "../../engine/platform-error.ts";

interface Line {
  readonly command: string;
  readonly args: readonly string[];
  readonly sudo: boolean;
}

/**
 * A command that begins with `sudo`, as the platform's SDK runs one of `asUser` and its command line a terminal with `--sudo`: no program of
 * a session can become root, so it begins as such.
 */
export function readSudo(line: Line): Line {
  const { command, args } = line;
  if (command !== "sudo") return line;
  const [first, name] = args;
  const user = first === "-u" ? name : "root";
  const rest = first === "-u" ? args.slice(2) : args;
  const [program, ...others] = rest[0] === "--" ? rest.slice(1) : rest;
  if (program === undefined || program.startsWith("-")) return line;
  if (user !== "root" && user !== "vercel-sandbox")
    throw badRequest(
      `There is no user ${user}: a session has the users vercel-sandbox and root, one in each user namespace`,
    );
  return { command: program, args: others, sudo: user === "root" };
}
