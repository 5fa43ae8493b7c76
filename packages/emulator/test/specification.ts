import { expect, test } from "vitest";
import type { EmulatorOptions } from "../src/index.ts";
import { digest, manifestType, type PushedImage, pushImage } from "./push-image.ts";
import { type StartedRegistry, startRegistry } from "./start-registry.ts";

export interface Given extends StartedRegistry {
  readonly image: PushedImage;
  readonly manifest: string;
  ask(method: string, path: string, init?: RequestInit): Promise<Response>;
  put(reference: string, body: string, headers?: Record<string, string>): Promise<Response>;
}

export async function given(options: EmulatorOptions = {}): Promise<Given> {
  const registry = await startRegistry(options);
  const { call, emulator } = registry;
  return {
    ...registry,
    image: await pushImage(registry.client, registry.name, { tag: "v1" }),
    manifest: await (await call("GET", "/manifests/v1")).text(),
    ask: (method, path, init) =>
      fetch(`${emulator.url}/v2/${path}`, {
        ...init,
        method,
        headers: { authorization: `Bearer ${emulator.token}`, ...init?.headers },
      }),
    put: (reference, body, headers) =>
      call("PUT", `/manifests/${reference}`, { body, headers: { "content-type": manifestType, ...headers } }),
  };
}

export function section(name: string, statements: Readonly<Record<string, (given: Given) => Promise<void>>>): void {
  test.each(Object.entries(statements))(`${name}: %s`, async (_, holds) => holds(await given()));
}

export function headersOf(response: Response, ...names: readonly string[]): (string | null)[] {
  return names.map((name) => response.headers.get(name));
}

export async function expectFailure(response: Response, status: number, code: string): Promise<void> {
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("docker-distribution-api-version")).toBe("registry/2.0");
  expect([response.status, await response.json()]).toEqual([
    status,
    { errors: [expect.objectContaining({ code, message: expect.stringMatching(/./) })] },
  ]);
}

export function manifestOf({ image: { config, layer } }: Given, members: object = {}): string {
  return JSON.stringify({ schemaVersion: 2, mediaType: manifestType, config, layers: [layer], ...members });
}

export { digest };
