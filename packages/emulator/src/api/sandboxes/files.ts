import { posix } from "node:path";
import type { Operations } from "@slipway/sandboxes/contract";
import { findRunning } from "../../domain/sandboxes/find.ts";
import { machinesPart } from "../../domain/sandboxes/machines.ts";
import { notFound } from "../../engine/platform-error.ts";
import { home } from "../../isolation/environment.ts";
import { content, type SomeHandlers, waits } from "../../pipeline/handler.ts";

type Names = "readSessionFile" | "createSessionDirectory" | "writeSessionFiles";

export const fileHandlers: SomeHandlers<Operations, Names> = {
  readSessionFile: waits(async ({ sessionId, path, cwd = home }, waiting) => {
    const machine = await waiting.part(machinesPart).of(findRunning(waiting, sessionId));
    const file = await machine.read(posix.resolve(home, cwd, path));
    if (!file) throw notFound(`File ${path}`);
    const { size: length, open } = file;
    return waiting.attempt(() => content(200, { contentType: "application/octet-stream", length, open }));
  }),

  createSessionDirectory: waits(async ({ sessionId, path, cwd = home, recursive = true }, waiting) => {
    const machine = await waiting.part(machinesPart).of(findRunning(waiting, sessionId));
    await machine.mkdir(posix.resolve(home, cwd, path), recursive);
    return waiting.attempt(() => ({}));
  }),

  writeSessionFiles: waits(async ({ sessionId, xCwd = home }, waiting) => {
    const machine = await waiting.part(machinesPart).of(findRunning(waiting, sessionId));
    await machine.unpack(posix.resolve(home, xCwd), waiting.bytes, false);
    return waiting.attempt(() => ({}));
  }),
};
