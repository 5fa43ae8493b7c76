import type { Client } from "@slipway/core";
import type { Emulator, EmulatorOptions } from "../src/index.ts";
import { digest } from "./push-image.ts";
import { clientOf, start } from "./start.ts";

export interface StartedRegistry {
  readonly emulator: Emulator;
  readonly client: Client;
  readonly name: string;
  call(method: string, path: string, init?: RequestInit): Promise<Response>;
  startUpload(): Promise<string>;
  push(content: string | Uint8Array<ArrayBuffer>): Promise<string>;
}

export async function startRegistry(options: EmulatorOptions = {}): Promise<StartedRegistry> {
  const { emulator } = await start({
    seed: {
      users: [{ username: "ann" }, { username: "ben", token: "ben" }],
      teams: [
        { slug: "acme", members: [{ username: "ann", role: "OWNER" }] },
        { slug: "other", members: [{ username: "ben", role: "OWNER" }] },
      ],
      projects: [{ name: "site", team: "acme" }, { name: "shop", team: "acme" }, { name: "own" }],
    },
    ...options,
  });
  const name = "acme/site/web";
  const call: StartedRegistry["call"] = (method, path, init) =>
    fetch(`${emulator.url}/v2/${name}${path}`, {
      ...init,
      method,
      headers: { authorization: `Bearer ${emulator.token}`, ...init?.headers },
    });
  return {
    emulator,
    client: clientOf(emulator, emulator.token, "acme"),
    name,
    call,
    async startUpload() {
      return (await call("POST", "/blobs/uploads/")).headers.get("docker-upload-uuid") ?? "";
    },
    async push(content) {
      await call("POST", `/blobs/uploads/?digest=${digest(content)}`, { body: content });
      return digest(content);
    },
  };
}

export async function failure(response: Response): Promise<[number, string]> {
  const { errors }: { errors: { code: string; message: string }[] } = await response.json();
  return [response.status, errors[0]?.message ? errors[0].code : "no message"];
}
