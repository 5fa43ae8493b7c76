import { CommandError } from "./context.ts";

/** Waits until the chunk is written. False if the reader has gone, as after `head`; rejects on failures such as a full disk. */
export function writeOutput(stream: NodeJS.WriteStream, chunk: string | Uint8Array): Promise<boolean> {
  return new Promise((resolve, reject) =>
    stream.write(chunk, (error) => (error && isLoss(error) ? reject(unwritten(error)) : resolve(!error))),
  );
}

/** Tells whether output was lost, unlike when its reader has gone. */
export function isLoss({ code = "" }: NodeJS.ErrnoException): boolean {
  return code !== "EPIPE" && !code.startsWith("ERR_STREAM");
}

export function unwritten({ message }: Error): CommandError {
  return new CommandError(
    `The output could not be written (${message}): what was to be done is done, and its answer is lost`,
  );
}
