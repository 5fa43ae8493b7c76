import type { Command } from "commander";
import { type Context, usageError } from "../context.ts";
import { keepProfile } from "../profiles.ts";
import { readTextFile } from "../stdin.ts";

/** Stores a token without testing it, which `slipway whoami` does. */
export function register(command: Command, { io, options, ask, note }: Context): void {
  command
    .option("--url <url>", "another API than the platform's")
    .addHelpText(
      "after",
      "\nCreate a token at https://vercel.com/account/settings/tokens. From a file: slipway login < token.txt",
    )
    .action(async ({ url }: { url?: string }) => {
      const { profile: name = "default", team } = options;
      if (name === "vercel")
        throw usageError("The profile vercel is the login of the vendor's command line: choose another name.");
      const instead = "give it on stdin, as in slipway login < token.txt";
      const isGiven = io.stdin.isTTY !== true;
      const token = (isGiven ? await readTextFile("-", io) : await ask("Your token", { secret: true, instead })).trim();
      if (!/^[\x21-\x7e]+$/.test(token))
        throw usageError("That is not a token: it is one word of letters, digits and signs.");
      const file = await keepProfile(io.env, { name, token, ...(team && { team }), ...(url && { url }) });
      note(`The profile ${name} is kept in ${file}, for you alone. slipway whoami tries it.`);
    });
}
