import type { Client, ClientOptions } from "@slipway/core";
import { createClient } from "@slipway/core/fetch";
import { CommandError, type Context, exitCodes } from "./context.ts";
import { resolveTarget } from "./target.ts";

export async function makeClient(context: Context, isJob: boolean): Promise<Client> {
  const { io, options, note } = context;
  const target = await resolveTarget(io, options, note);
  // A dry run of an operation sends nothing, and needs no token.
  const token = options.dryRun && !isJob ? null : target.token;
  if (token === undefined) throw new CommandError(noLogin, exitCodes.noLogin);
  return createClient({
    token,
    baseUrl: target.baseUrl,
    team: options.team ?? target.team,
    userAgent: "slipway-cli",
    ...(await transportOptions(context, isJob)),
  });
}

export async function transportOptions(
  context: Context,
  isJob: boolean,
): Promise<Pick<ClientOptions, "retry" | "middleware">> {
  const { options } = context;
  const isLooking = isJob && options.dryRun === true;
  return {
    retry: options.retry ? undefined : false,
    middleware: options.verbose || isLooking ? await middlewareOf(context, isLooking) : undefined,
  };
}

const noLogin =
  "No login: run slipway login, or set SLIPWAY_TOKEN; or try the command on this machine by slipway --local ….";

async function middlewareOf(context: Context, isLooking: boolean): Promise<NonNullable<ClientOptions["middleware"]>> {
  const { io, options } = context;
  const { chain, logging } = await import("@slipway/core/middleware");
  const log = logging({ level: "debug", log: (entry) => void io.stderr.write(`${JSON.stringify(entry)}\n`) });
  const dry = isLooking ? [(await import("./dry-run.ts")).upToFirstWrite(context)] : [];
  return chain(...(options.verbose ? [log] : []), ...dry);
}
