import type { Client } from "@slipway/core";
import type { Emulator } from "../../src/index.ts";

/** What a group's things are made on: a team's owner, and a project of the team's. */
export interface Ground {
  readonly emulator: Emulator;
  /** Acts for the team `crew`, as its owner. */
  readonly crew: Client;
  /** The id of the team's project `site`, which has the domain `www.example.com`. */
  readonly project: string;
  /** The id of a deployment of its that is ready and in production. */
  readonly deployment: string;
}
