import { bytes, type Client } from "@slipway/core";
import { type FaultRow, get, input } from "./fault.ts";

const text = { "content-type": "application/octet-stream" };

/** Reads it by hand: what others make of the error of a stream is theirs. */
async function read(client: Client): Promise<string> {
  const reader = (await bytes(client, get, input)).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
}

const body = "0123456789".repeat(10_000);

/** Faults of downloads: a short or compressed one is never taken for the whole. */
export const downloadFaults: readonly FaultRow[] = [
  {
    says: "download: the bytes are those that were sent",
    turns: [{ headers: text, body }],
    does: read,
    gives: body,
  },
  {
    says: "download: one that is shorter than it says is an error",
    turns: [{ mishap: "cut", headers: text, body }],
    does: read,
    fails: { name: "NetworkError", sideEffect: "certain" },
  },
  {
    says: "download: one that breaks off is an error",
    turns: [{ mishap: "broken", headers: text, body }],
    does: read,
    fails: { name: "NetworkError", sideEffect: "certain" },
  },
  {
    says: "download: one that breaks off where the connection was not to be kept is an error",
    turns: [{ mishap: "broken", headers: { ...text, connection: "close" }, body }],
    does: read,
    fails: { name: "NetworkError", sideEffect: "certain" },
  },
  {
    says: "download: one that was reset before the headers is asked for again",
    turns: [{ mishap: "reset" }, { headers: text, body }],
    does: read,
    gives: body,
    arrives: 2,
  },
  {
    says: "download: one that is packed, and was not to be, is an error",
    turns: [{ isPacked: true, headers: text, body }],
    does: read,
    fails: { name: "DecodeError", sideEffect: "certain", status: 200, message: /is compressed \(gzip\)/ },
  },
  {
    says: "download: half of one that is packed is an error",
    turns: [{ mishap: "halved", headers: text, body }],
    does: read,
    fails: { sideEffect: "certain" },
  },
];
