import { getUser } from "@slipway/user";
import type { Command } from "commander";
import type { Context } from "../context.ts";

export function register(command: Command, context: Context): void {
  command.action(async () => {
    const client = await context.client();
    const { id, username, email } = (await getUser(client, {}, { signal: context.signal })).user;
    await context.print({ id, username, email, team: client.team ?? null, api: client.baseUrl });
  });
}
