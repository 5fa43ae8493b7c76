import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { createProject } from "@slipway/projects";
import { expect, test } from "vitest";
import { newFolder } from "../../test/folder-state.ts";
import { digest } from "../../test/push-image.ts";
import { clientOf, start } from "../../test/start.ts";
import { startRegistry } from "../../test/start-registry.ts";

function slowBody(): { body: ReadableStream<Uint8Array>; send(text: string): Promise<void> } {
  let wanted = (): void => {};
  let send = (_: string): void => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        send = (text) => controller.enqueue(Buffer.from(text));
      },
      pull: () => wanted(),
    },
    { highWaterMark: 0 },
  );
  return {
    body,
    send(text) {
      return new Promise((resolve) => {
        wanted = resolve;
        send(text);
      });
    },
  };
}

test("an upload that is under way ends with the emulator, and the next one goes on from what arrived", async () => {
  const dataFolder = newFolder();
  const first = await startRegistry({ dataFolder, listen: false });
  const path = `/v2/${first.name}/blobs/uploads/`;
  const headers = { authorization: `Bearer ${first.emulator.token}` };
  const begun = await first.emulator.fetch(first.emulator.url + path, { method: "POST", headers });
  const upload = begun.headers.get("location");
  const { body, send } = slowBody();
  // `duplex` is required for a streamed body and missing in the DOM library's type.
  const init: RequestInit & { duplex: "half" } = { method: "PATCH", headers, body, duplex: "half" };
  const patching = expect(first.emulator.fetch(first.emulator.url + upload, init)).rejects.toThrow("fetch failed");
  await send("AAAA");
  await first.emulator.close();
  await patching;

  const { emulator } = await startRegistry({ dataFolder, listen: false });
  const patched = await emulator.fetch(emulator.url + upload, { method: "PATCH", headers, body: "BBBB" });
  expect([patched.status, patched.headers.get("range")]).toEqual([202, "0-7"]);
  const put = `${emulator.url}${upload}?digest=${digest("AAAABBBB")}`;
  expect((await emulator.fetch(put, { method: "PUT", headers })).status).toBe(201);
});

test("a closed emulator writes nothing to the folder", async () => {
  const dataFolder = newFolder();
  const { emulator, startUpload, name } = await startRegistry({ dataFolder });
  const upload = await startUpload();
  const sending = request(`${emulator.url}/v2/${name}/blobs/uploads/${upload}`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${emulator.token}` },
  });
  const cut = once(sending, "error");
  sending.write(Buffer.alloc(3 * 1024 * 1024, "A"));
  const file = join(dataFolder, "files/registry", "uploads", upload);
  await expect.poll(() => statSync(file).size).toBeGreaterThan(0);
  await emulator.close();
  const { size } = statSync(file);
  await cut;
  expect(statSync(file).size).toBe(size);
  expect(readdirSync(dataFolder)).not.toContain("owner.json");
});

test("a closed emulator answers nobody", async () => {
  const { emulator } = await start();
  await emulator.close();
  await expect(createProject(clientOf(emulator), { name: "late" })).rejects.toThrow();
  const asked = emulator.fetch(`${emulator.url}/v2/user`, { headers: { authorization: `Bearer ${emulator.token}` } });
  await expect(asked).rejects.toMatchObject({
    message: "fetch failed",
    cause: expect.objectContaining({ message: "The emulator is closed" }),
  });
});

test("an answer that a fault holds back does not hold the end back", async () => {
  const { emulator } = await start({ listen: false });
  emulator.faults.add({ operation: "getUser", delay: 3_600_000 });
  const headers = { authorization: `Bearer ${emulator.token}` };
  const asked = expect(emulator.fetch(`${emulator.url}/v2/user`, { headers })).rejects.toThrow("fetch failed");
  await emulator.close();
  await asked;
});
