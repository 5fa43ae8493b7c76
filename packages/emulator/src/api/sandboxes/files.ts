import { posix } from "node:path";
import type { Operations } from "@slipway/sandboxes/contract";
import { findRunning } from "../../domain/sandboxes/find.ts";
import { machinesService } from "../../domain/sandboxes/machines.ts";
import { notFound } from "../../engine/platform-error.ts";
import { home } from "../../isolation/environment.ts";
import { content, type SomeHandlers, waits } from "../../pipeline/handler.ts";

type Names = "readSessionFile" | "createSessionDirectory" | "writeSessionFiles";

export const fileHandlers: SomeHandlers<Operations, Names> = {
  readSessionFile: waits(async ({ sessionId, path, cwd = home }, waiting) => {
    const machine = await waiting.service(machinesService).of(findRunning(waiting, sessionId));
    const file = await machine.read(posix.resolve(home, cwd, path));
    if (!file) throw notFound(`File ${path}`);
    const { size: length, open } = file;
    return waiting.transact(() => content(200, { contentType: "application/octet-stream", length, open }));
  }),

  createSessionDirectory: waits(async ({ sessionId, path, cwd = home, recursive = true }, waiting) => {
    const machine = await waiting.service(machinesService).of(findRunning(waiting, sessionId));
    await machine.mkdir(posix.resolve(home, cwd, path), recursive);
    return waiting.transact(() => ({}));
  }),

  writeSessionFiles: waits(async ({ sessionId, xCwd = home }, waiting) => {
    const machine = await waiting.service(machinesService).of(findRunning(waiting, sessionId));
    await machine.unpack(posix.resolve(home, xCwd), waiting.bytes, false);
    return waiting.transact(() => ({}));
  }),
};
