import { CommandError, type Context, usageError } from "../context.ts";
import { readTextFile } from "../stdin.ts";
import { isOnThisMachine } from "../this-machine.ts";

/** Secret of the program under development, from a file or SLIPWAY_WEBHOOK_SECRET. */
export async function webhookSecret(file: string | undefined, { io }: Context): Promise<string> {
  const secret = (file === undefined ? io.env.SLIPWAY_WEBHOOK_SECRET : await readTextFile(file, io))?.trim();
  if (secret) return secret;
  throw usageError(
    "There is no secret for the signature. Make one up, and give it to your program and to slipway, in SLIPWAY_WEBHOOK_SECRET or by --secret-file.",
  );
}

export function readAddress(text: string): string {
  if (URL.parse(text)?.protocol === "https:" || isOnThisMachine(text)) return text;
  throw usageError(`${text} is not an address of a program: it begins with http://localhost or with https://.`);
}

export async function deliver(
  to: string,
  body: string,
  headers: Record<string, string>,
  { signal: end }: Context,
): Promise<number> {
  const signal = AbortSignal.any([end, AbortSignal.timeout(30_000)]);
  const answer = await fetch(to, { method: "POST", body, headers, redirect: "manual", signal }).catch(
    (error: unknown) => {
      const { message, code = message } = Object(Object(error).cause ?? error);
      throw new CommandError(`${to} does not answer (${code}): does your program run there?`);
    },
  );
  await answer.body?.cancel();
  return answer.status;
}
