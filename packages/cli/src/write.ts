import { CommandError } from "./context.ts";

/** Waits until the reader took it: false when there is none any more, as behind `head`. Rejects where it cannot be kept, as on a full disk. */
export function write(stream: NodeJS.WriteStream, chunk: string | Uint8Array): Promise<boolean> {
  return new Promise((resolve, reject) =>
    stream.write(chunk, (error) => (error && isLoss(error) ? reject(unwritten(error)) : resolve(!error))),
  );
}

/** Whether output that somebody wants is lost: not that its reader has gone, nor what is written after that. */
export function isLoss({ code = "" }: NodeJS.ErrnoException): boolean {
  return code !== "EPIPE" && !code.startsWith("ERR_STREAM");
}

export function unwritten({ message }: Error): CommandError {
  return new CommandError(
    `The output could not be written (${message}): what was to be done is done, and its answer is lost`,
  );
}
