import type { Operations } from "@slipway/sandboxes/contract";
import { type Group, group } from "../../pipeline/group.ts";
import { sandboxExceptions } from "./access.ts";
import { commandHandlers } from "./commands.ts";
import { sandboxHandlers } from "./crud.ts";
import { driveHandlers } from "./drives.ts";
import { happenings } from "./event-types.ts";
import { fileHandlers } from "./files.ts";
import { expire, killLate, timeOut } from "./jobs.ts";
import { sandboxProtocol } from "./protocol.ts";
import { sessionHandlers } from "./sessions.ts";
import { snapshotHandlers } from "./snapshots.ts";

export const sandboxGroup: Group = group<Operations>({
  handlers: {
    ...sandboxHandlers,
    ...sessionHandlers,
    ...commandHandlers,
    ...fileHandlers,
    ...snapshotHandlers,
    ...driveHandlers,
  },
  access: sandboxExceptions,
  protocol: sandboxProtocol,
  happenings,
  jobs: {
    timeout: ({ subject }, services) => timeOut(services, subject),
    expire: ({ subject }, services) => expire(services, subject),
    kill: ({ subject }, services) => killLate(services, subject),
  },
});
