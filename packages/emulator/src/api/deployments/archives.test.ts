import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { createDeployment, listDeploymentFiles, uploadDeploymentFile } from "@slipway/deployments";
import { packTar } from "modern-tar";
import { expect, test } from "vitest";
import { type Started, start, visit, wholeBuild } from "../../../test/start.ts";

type Entries = Parameters<typeof packTar>[0];

const name = (number: number) => `.vercel/source.tgz.part${number}`;

async function archive(entries: Entries): Promise<Buffer> {
  return gzipSync(await packTar(entries));
}

function file(name: string, body: string): Entries[number] {
  return { header: { name, size: Buffer.byteLength(body), mode: 0o644 }, body };
}

async function send({ client }: Started, packed: Buffer, size = 64) {
  const files = [];
  for (let at = 0, number = 1; at < packed.length; at += size, number++) {
    const piece = packed.subarray(at, at + size);
    const sha = createHash("sha1").update(piece).digest("hex");
    await uploadDeploymentFile(client, { xVercelDigest: sha, body: piece });
    files.unshift({ file: name(number), sha, size: piece.length });
  }
  return createDeployment(client, { name: "site", target: "production", files });
}

test("an archive in parts is unpacked: its files are the deployment's, with their modes, and what they say counts", async () => {
  const started = await start();
  const packed = await archive([
    file("index.html", "home"),
    file("./docs/a.html", "a"),
    file("vercel.json", '{"redirects":[{"source":"/old","destination":"/docs/a.html"}]}'),
    { header: { name: "empty/", type: "directory", size: 0 } },
    { header: { name: "run.sh", size: 2, mode: 0o755 }, body: "hi" },
    { header: { name: "linked.html", type: "symlink", linkname: "docs/a.html", size: 0 } },
  ]);
  const { id } = await send(started, packed);
  await started.emulator.clock.advance(wholeBuild);
  const get = async (path: string) => (await visit(started.emulator, "site.localhost", path)).text();
  expect([await get("/"), await get("/docs/a.html"), await get("/linked.html")]).toEqual(["home", "a", "a"]);
  const moved = await visit(started.emulator, "site.localhost", "/old");
  expect([moved.status, moved.headers.get("location")]).toEqual([308, "/docs/a.html"]);
  const tree = JSON.stringify(await listDeploymentFiles(started.client, { id }));
  expect(tree).toContain("run.sh");
  expect(tree).not.toContain("source.tgz");
});

test.each<[string, () => Promise<Buffer>, number]>([
  ["is not an archive", async () => Buffer.from("nothing of the kind"), 400],
  ["is cut", async () => (await archive([file("a.txt", "a".repeat(5000))])).subarray(0, 40), 400],
  [
    "is cut before it was packed",
    async () => gzipSync((await packTar([file("a.txt", "a".repeat(5000))])).subarray(0, 3000)),
    400,
  ],
  [
    "has a hard link",
    () => archive([file("a", "x"), { header: { name: "b", type: "link", linkname: "a", size: 0 } }]),
    400,
  ],
  ["leads out of the deployment", () => archive([file("../up.txt", "x")]), 400],
  ["begins at the root", () => archive([file("/etc/up.txt", "x")]), 400],
  ["has a file and a folder of one name", () => archive([file("a", "x"), file("a/b", "x")]), 400],
])("what %s is refused, and leaves nothing", async (_, make, status) => {
  await expect(send(await start(), await make())).rejects.toMatchObject({ status });
});
