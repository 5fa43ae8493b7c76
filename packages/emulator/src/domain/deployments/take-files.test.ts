import { createDeployment, getDeploymentFile, listDeployments } from "@slipway/deployments";
import { expect, test } from "vitest";
import { sha1, start } from "../../../test/start.ts";

const link = 0o120777;

const at = (file: string, more: object = {}) => ({ file, data: "x", ...more });

test.each([
  ["a", [at("a"), at("a/b")]],
  ["a", [at("a/b/c"), at("a")]],
  ["a/b", [at("a/b", { data: "../c", mode: link }), at("a/b/d")]],
  ["a", [at("a"), { file: "a", mode: 0o40755 }]],
])("%s is not a file and a folder: %j", async (path, files) => {
  const { client } = await start();
  await expect(createDeployment(client, { name: "site", files })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(`"${path}" is a file and a folder`),
  });
  expect(await listDeployments(client).toArray()).toEqual([]);
});

test("files with names that only begin alike are not folders of each other", async () => {
  const { client } = await start();
  const files = ["a", "ab", "a.b/c", "a-b/a"].map((file) => ({ file, data: "x" }));
  expect(await createDeployment(client, { name: "site", files })).toMatchObject({ readyState: "QUEUED" });
});

test.each(["%%%", "a", "aGk=aGk=", "aGk=!", "aGk===", "hällo"])(
  "%j is not base64: it is refused instead of kept as what is left of it",
  async (data) => {
    const { client } = await start();
    const files = [{ file: "a.txt", data, encoding: "base64" as const }];
    await expect(createDeployment(client, { name: "site", files })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('the data of "a.txt" is not base64'),
    });
  },
);

test.each(["aGk/Pj4=", "aGk/Pj4", "aGk_Pj4", "aGk/\nPj4=\r\n"])("%j is base64", async (data) => {
  const { client } = await start();
  const files = [{ file: "a.txt", data, encoding: "base64" as const }];
  const { id } = await createDeployment(client, { name: "site", files });
  const content = await getDeploymentFile(client, { id, fileId: sha1("hi?>>") });
  expect(content).toEqual({ data: "aGk/Pj4=" });
});
