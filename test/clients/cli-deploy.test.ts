import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDesk, type Desk } from "./cli.ts";

const get = async ({ emulator }: Desk, host: string, path = "/") =>
  (await emulator.fetch(`http://${host}${path}`)).text();

/** A desk whose folder is linked and deployed once to production. */
async function deployed(): Promise<Desk> {
  const desk = await createDesk();
  desk.write({ "index.html": "first" });
  await desk.vercel("link", "--yes");
  await desk.vercel("deploy", "--prod", "--yes");
  return desk;
}

test("an unlinked folder is linked and deployed, first and to production", async () => {
  const desk = await createDesk();
  desk.write({ "index.html": "first", "vercel.json": '{"redirects":[{"source":"/old","destination":"/"}]}' });
  await desk.vercel("deploy", "--yes");
  const { projectId, orgId } = JSON.parse(readFileSync(join(desk.folder, ".vercel/project.json"), "utf8"));
  expect([projectId, orgId]).toEqual([expect.stringMatching(/^prj_/), expect.stringMatching(/^team_/)]);
  desk.write({ "index.html": "second" });
  const { said } = await desk.vercel("deploy", "--prod", "--yes");
  expect(said).toContain("https://site.localhost");
  expect(await get(desk, "site.localhost")).toBe("second");
  const moved = await desk.emulator.fetch("http://site.localhost/old", { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([308, "/"]);
});

test("many files go as an archive", async () => {
  const desk = await createDesk();
  desk.write(Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`pages/${index}.html`, `page ${index}`])));
  await desk.vercel("deploy", "--prod", "--yes", "--archive=tgz");
  expect(await get(desk, "site.localhost", "/pages/7.html")).toBe("page 7");
});

test("a prebuilt output is deployed with its routes", async () => {
  const desk = await createDesk();
  desk.write({ "index.html": "source" });
  await desk.vercel("link", "--yes");
  desk.write({
    ".vercel/output/config.json": JSON.stringify({
      version: 3,
      routes: [{ handle: "filesystem" }, { src: "/.*", dest: "/index.html" }],
    }),
    ".vercel/output/static/index.html": "built",
  });
  await desk.vercel("deploy", "--prebuilt", "--prod", "--yes");
  expect([await get(desk, "site.localhost"), await get(desk, "site.localhost", "/deep/link")]).toEqual([
    "built",
    "built",
  ]);
});

test("a preview is promoted, production is rolled back, and what is deployed is deployed again", async () => {
  const desk = await deployed();
  desk.write({ "index.html": "second" });
  const { out } = await desk.vercel("deploy", "--yes");
  const [preview = ""] = /https:\/\/\S+\.localhost/.exec(out) ?? [];
  await desk.vercel("promote", preview, "--yes");
  // It is built for production, which the command does not wait for.
  await expect.poll(() => get(desk, "site.localhost"), { timeout: 20_000 }).toBe("second");
  const [before = ""] = (await desk.vercel("ls", "--prod")).out.trim().split("\n").reverse();
  expect(before).toMatch(/^https:/);
  await desk.vercel("rollback", before, "--yes");
  expect(await get(desk, "site.localhost")).toBe("first");
  await desk.vercel("redeploy", preview, "--no-wait");
});

test("deployments are listed, looked at, followed and removed", async () => {
  const desk = await deployed();
  const [url = ""] = (await desk.vercel("ls")).out.trim().split("\n");
  expect((await desk.vercel("inspect", "site.localhost")).said).toMatch(/Ready/);
  expect((await desk.vercel("inspect", "site.localhost", "--logs")).said).toContain("Build Completed");
  await desk.vercel("remove", url, "--yes");
  expect((await desk.vercel("ls")).out).not.toContain(url);
});

test("an alias is set, listed and removed", async () => {
  const desk = await deployed();
  // The command line does not check the purchase of the platform's own names.
  await desk.vercel("alias", "set", "site.localhost", "extra.vercel.app");
  expect(await get(desk, "extra.vercel.app")).toBe("first");
  expect((await desk.vercel("alias", "ls")).said).toContain("extra.vercel.app");
  await desk.vercel("alias", "rm", "extra.vercel.app", "--yes");
  expect((await desk.emulator.fetch("http://extra.vercel.app/")).status).toBe(404);
});
