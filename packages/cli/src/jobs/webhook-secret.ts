import { readFile } from "node:fs/promises";
import { usageError } from "../command-error.ts";
import type { Context } from "../context.ts";
import { isOnThisMachine } from "../this-machine.ts";

/** The secret that a program under development checks deliveries with: of a file, or of SLIPWAY_WEBHOOK_SECRET. */
export async function webhookSecret(file: string | undefined, { io }: Context): Promise<string> {
  const secret = (file === undefined ? io.env.SLIPWAY_WEBHOOK_SECRET : await readFile(file, "utf8"))?.trim();
  if (secret) return secret;
  throw usageError(
    "What does your program check signatures with? Make a secret up, and give it to both: here in SLIPWAY_WEBHOOK_SECRET or by --secret-file.",
  );
}

/** The program's address; another machine gets nothing unencrypted. */
export function readAddress(text: string): string {
  if (URL.parse(text)?.protocol === "https:" || isOnThisMachine(text)) return text;
  throw usageError(`${text} is no address of a program: it begins with http://localhost or with https://.`);
}

/** Hands a delivery to the program, and says what it answered. */
export async function deliver(to: string, body: string, headers: Record<string, string>): Promise<number> {
  const signal = AbortSignal.timeout(30_000);
  const answer = await fetch(to, { method: "POST", body, headers, redirect: "manual", signal });
  await answer.body?.cancel();
  return answer.status;
}
