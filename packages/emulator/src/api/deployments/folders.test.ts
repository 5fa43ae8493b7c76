import {
  type CreateDeploymentInput,
  createDeployment,
  getDeployment,
  getDeploymentFile,
  listDeploymentFiles,
  listDeployments,
} from "@slipway/deployments";
import { expect, test } from "vitest";
import { newFolder } from "../../../../../test/new-folder.ts";
import { deployBuilt, sha1, start, visit, wholeBuild } from "../../../test/start.ts";

const [folderMode, fileMode] = [0o40755, 0o100644];
const page = { file: "index.html", data: "<h1>Ahoy</h1>" };

test("a folder without content is taken, and listed with its mode and nothing in it", async () => {
  const { client } = await start();
  const files = [
    page,
    { file: "b/empty", mode: 0o40700 },
    { file: "b/c.txt", data: "c" },
    { file: "a", mode: folderMode },
  ];
  const { id } = await createDeployment(client, { name: "site", files });
  expect(await listDeploymentFiles(client, { id })).toEqual([
    { type: "directory", name: "a", mode: folderMode, children: [] },
    {
      type: "directory",
      name: "b",
      mode: folderMode,
      children: [
        expect.objectContaining({ type: "file", name: "c.txt" }),
        { type: "directory", name: "empty", mode: 0o40700, children: [] },
      ],
    },
    expect.objectContaining({ type: "file", name: "index.html" }),
  ]);
});

test("a folder may be sent beside what is in it, in any order, and has the mode that it was sent with", async () => {
  const { client } = await start();
  const files = [
    { file: "z/a.txt", data: "a" },
    { file: "z", mode: 0o40700 },
    { file: "b", mode: 0o40700 },
    { file: "b/in", mode: folderMode },
    { file: "b", mode: 0o40711 },
  ];
  const { id } = await createDeployment(client, { name: "site", files });
  expect(await listDeploymentFiles(client, { id })).toEqual([
    {
      type: "directory",
      name: "b",
      mode: 0o40711,
      children: [{ type: "directory", name: "in", mode: folderMode, children: [] }],
    },
    { type: "directory", name: "z", mode: 0o40700, children: [expect.objectContaining({ name: "a.txt" })] },
  ]);
});

test("a folder is not a file: it is not read, not served, and does not make a public folder of the site", async () => {
  const { emulator, client } = await start();
  const files = [page, { file: "public", mode: folderMode }];
  const { id, url } = await createDeployment(client, { name: "site", files });
  await expect(getDeploymentFile(client, { id, fileId: "x", path: "public" })).rejects.toMatchObject({ status: 404 });
  await emulator.clock.advance(wholeBuild);
  const answer = await visit(emulator, url);
  expect([answer.status, await answer.text()]).toEqual([200, page.data]);
  expect((await visit(emulator, url, "/public")).status).toBe(404);
});

test("folders are there after a restart, and in a deployment that is made again of theirs", async () => {
  const dataFolder = newFolder();
  const before = await start({ dataFolder });
  const files = [page, { file: "empty", mode: 0o40700 }];
  const { id } = await createDeployment(before.client, { name: "site", files });
  const listed = await listDeploymentFiles(before.client, { id });
  await before.emulator.close();
  const { client } = await start({ dataFolder });
  expect(await listDeploymentFiles(client, { id })).toEqual(listed);
  expect(listed[0]).toMatchObject({ name: "empty", mode: 0o40700 });
  const again = await createDeployment(client, { name: "site", deploymentId: id });
  expect(await listDeploymentFiles(client, { id: again.id })).toEqual(listed);
});

type SentFile = NonNullable<CreateDeploymentInput["files"]>[number];

test.each<[string, SentFile[], RegExp]>([
  [
    "a folder with a digest",
    [{ file: "a", sha: sha1("a"), mode: folderMode }],
    /"a" is a folder by its mode, and has sha/,
  ],
  ["a folder with a size", [{ file: "a", size: 0, mode: folderMode }], /"a" is a folder by its mode, and has size/],
  ["a folder with content", [{ file: "a", data: "", mode: folderMode }], /"a" is a folder by its mode, and has data/],
  ["a file without content", [{ file: "a", mode: fileMode }], /"a" has neither data nor sha/],
  ["a file of a size and without content", [{ file: "a", size: 0, mode: fileMode }], /"a" has neither data nor sha/],
  ["a link without content", [{ file: "a", mode: 0o120777 }], /"a" has neither data nor sha/],
  ["a mode without a kind, and no content", [{ file: "a", mode: 0o755 }], /"a" has neither data nor sha/],
  ["a name alone", [{ file: "a" }], /"a" has neither data nor sha/],
  ["a folder that leads back", [{ file: "a/../b", mode: folderMode }], /"a\/\.\.\/b" is not a relative path/],
])("%s is refused, and nothing is deployed", async (_, files, message) => {
  const { client } = await start();
  const failed = createDeployment(client, { name: "site", files });
  await expect(failed).rejects.toMatchObject({ status: 400, message: expect.stringMatching(message) });
  expect(await listDeployments(client).toArray()).toEqual([]);
});

test("a deployment of nothing but folders is finished", async () => {
  const { emulator, client } = await start();
  const { id } = await deployBuilt(emulator, client, { name: "site", files: [{ file: "a", mode: folderMode }] });
  expect(await getDeployment(client, { idOrUrl: id })).toMatchObject({ readyState: "READY" });
});
