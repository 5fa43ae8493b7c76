import type { Command } from "commander";
import { CommandError, type Context, exitCodes } from "../context.ts";
import { forgetProfile } from "../profiles.ts";

/** Forgets a login. The token itself stays valid until it is deleted. */
export function register(command: Command, { io, options, note }: Context): void {
  command.action(async () => {
    const gone = await forgetProfile(io.env, options.profile);
    if (gone === undefined) throw new CommandError("There is no such profile.", exitCodes.notFound);
    note(
      `The profile ${gone} is gone from this machine. Its token is valid until you delete it: slipway authentication delete-auth-token.`,
    );
  });
}
