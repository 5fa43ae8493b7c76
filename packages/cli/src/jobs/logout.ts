import type { Command } from "commander";
import { CommandError, type Context, exitCodes } from "../context.ts";
import { forgetProfile } from "../profiles.ts";

export function register(command: Command, { io, options, note }: Context): void {
  command.action(async () => {
    const name = await forgetProfile(io.env, options.profile);
    if (name === undefined) throw new CommandError("There is no such profile.", exitCodes.notFound);
    note(
      `The profile ${name} is gone from this machine. Its token is valid until you delete it: slipway authentication delete-auth-token.`,
    );
  });
}
