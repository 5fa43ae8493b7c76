import { expect, test } from "vitest";
import { createDesk, type Desk } from "./cli.ts";

/** A linked folder whose page is in production. */
async function deployed(): Promise<Desk & { seen(path: string): Promise<string> }> {
  const desk = await createDesk();
  desk.write({ "index.html": "home", "new.html": "new" });
  await desk.vercel("link", "--yes");
  await desk.vercel("deploy", "--prod", "--yes");
  const seen = async (path: string) => {
    const response = await desk.emulator.fetch(`http://site.localhost${path}`, { redirect: "manual" });
    return (
      response.headers.get("location") ?? `${response.status} ${await response.text()}`.trim().split("\n", 1).join()
    );
  };
  return { ...desk, seen };
}

test("redirects are added, uploaded, listed, compared, promoted, restored and removed", async () => {
  const desk = await deployed();
  const idIn = async () => {
    const { said } = await desk.vercel("redirects", "list-versions");
    return [...said.matchAll(/\b[A-Za-z0-9]{24}\b/g)].map(([id]) => id);
  };
  await desk.vercel("redirects", "add", "/old", "/new.html", "--status", "301", "--yes");
  expect(await desk.seen("/old")).toMatch(/^404/);
  expect((await desk.vercel("redirects", "list", "--staging")).said).toContain("/old");
  const [first = ""] = await idIn();
  await desk.vercel("redirects", "promote", first, "--yes");
  expect(await desk.seen("/old")).toBe("/new.html");
  desk.write({
    "more.json": JSON.stringify([{ source: "/a", destination: "/b" }]),
    "more.csv": "source,destination\n/c,/d\n",
  });
  await desk.vercel("redirects", "upload", "more.json", "--yes");
  await desk.vercel("redirects", "upload", "more.csv", "--yes");
  await desk.vercel("redirects", "upload", "more.csv", "--yes");
  await desk.vercel("redirects", "remove", "/old", "--yes");
  const [second = ""] = await idIn();
  await desk.vercel("redirects", "promote", second, "--yes");
  expect([await desk.seen("/a"), await desk.seen("/c"), (await desk.seen("/old")).slice(0, 3)]).toEqual([
    "/b",
    "/d",
    "404",
  ]);
  expect((await desk.vercel("redirects", "list")).said).toContain("/a");
  await desk.vercel("redirects", "restore", first, "--yes");
  expect(await desk.seen("/old")).toBe("/new.html");
});

test("routing rules are added, inspected, moved, switched off, published, restored and discarded", async () => {
  const desk = await deployed();
  const add = (name: string, ...args: string[]) => desk.vercel("routes", "add", name, ...args, "--yes");
  await add(
    "moved",
    "--src",
    "/old",
    "--src-syntax",
    "equals",
    "--action",
    "redirect",
    "--dest",
    "/new.html",
    "--status",
    "307",
  );
  await add(
    "led",
    "--src",
    "/x/:page",
    "--src-syntax",
    "path-to-regexp",
    "--action",
    "rewrite",
    "--dest",
    "/:page.html",
  );
  await add("marked", "--src", "^/.*$", "--set-response-header", "x-marked=1");
  expect(await desk.seen("/old")).toMatch(/^404/);
  expect((await desk.vercel("routes", "list", "--diff")).said).toContain("moved");
  await desk.vercel("routes", "reorder", "led", "--first", "--yes");
  await desk.vercel("routes", "publish", "--yes");
  expect([await desk.seen("/old"), await desk.seen("/x/new")]).toEqual(["/new.html", "200 new"]);
  const marked = await desk.emulator.fetch("http://site.localhost/");
  expect(marked.headers.get("x-marked")).toBe("1");
  expect((await desk.vercel("routes", "inspect", "moved")).said).toContain("/new.html");
  // It asks whether to publish where nothing else is staged.
  await desk.vercel("routes", "delete", "marked", "--yes");
  await desk.vercel("routes", "disable", "moved");
  await desk.vercel("routes", "publish", "--yes");
  expect(await desk.seen("/old")).toMatch(/^404/);
  await desk.vercel("routes", "reorder", "led", "--last", "--yes");
  await desk.vercel("routes", "enable", "moved");
  await desk.vercel("routes", "discard-staging", "--yes");
  expect(await desk.seen("/old")).toMatch(/^404/);
  expect((await desk.vercel("routes", "list-versions")).said).toMatch(/live|production/i);
});

test("a rolling release is set up, started by a deployment, fetched, approved, completed and given up", async () => {
  const desk = await deployed();
  await desk.vercel(
    "rolling-release",
    "configure",
    "--enable",
    "--advancement-type=manual-approval",
    "--stage=10",
    "--stage=50",
  );
  const deploy = async (text: string): Promise<string> => {
    desk.write({ "index.html": text });
    const { out } = await desk.vercel("deploy", "--prod", "--yes");
    const [host = ""] = /[\w-]+\.localhost/.exec(out) ?? [];
    const answer = await fetch(`${desk.emulator.url}/v13/deployments/${host}`, {
      headers: { authorization: `Bearer ${desk.emulator.token}` },
    });
    return Object(await answer.json()).id;
  };
  const second = await deploy("second");
  expect((await desk.vercel("rolling-release", "fetch")).said).toContain(second);
  await desk.vercel("rolling-release", "approve", "--currentStageIndex=0", `--dpl=${second}`);
  await desk.vercel("rolling-release", "complete", `--dpl=${second}`);
  expect(await desk.seen("/")).toBe("200 second");
  const third = await deploy("third");
  await desk.vercel("rolling-release", "abort", `--dpl=${third}`);
  expect((await desk.vercel("rolling-release", "fetch")).said).toContain("ABORTED");
  await desk.vercel("rolling-release", "configure", "--disable");
});
