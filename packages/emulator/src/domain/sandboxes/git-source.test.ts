import { existsSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as sandboxes from "@slipway/sandboxes";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../../../../test/new-folder.ts";
import { serveGit } from "../../../test/git-server.ts";
import { sh, startAgents } from "../../../test/sandbox-shell.ts";
import { isolationProblem } from "../../isolation/choose-isolation.ts";

const problem = await isolationProblem();
if (problem !== undefined) test(`isolated clones are not tried here: ${problem}`, () => expect(problem).toBeTruthy());
const isolations = (["none", "bubblewrap"] as const).filter((each) => each === "none" || problem === undefined);

type Git = Extract<NonNullable<sandboxes.CreateSandboxInput["source"]>, { type: "git" }>;
const here = { mode: "custom", allowedCIDRs: ["127.0.0.2/32"] } as const;

async function begin(isolation: "none" | "bubblewrap" = "none") {
  const started = await startAgents({ sandboxes: { runtime: "process", isolation } });
  // Without isolation a policy that names ranges keeps polite programs from all addresses.
  const usual = isolation === "none" ? undefined : here;
  const clone = async (
    source: Omit<Git, "type">,
    networkPolicy: sandboxes.CreateSandboxInput["networkPolicy"] = usual,
  ) =>
    (await started.make({ name: "box", ...(networkPolicy && { networkPolicy }), source: { type: "git", ...source } }))
      .session.id;
  const names = async () => (await sandboxes.listSandboxes(started.client).toArray()).map(({ name }) => name);
  return { ...started, clone, names };
}

describe.each(isolations)("isolation %s", (isolation) => {
  test("a sandbox begins with a repository: its branch, another one, a tag, a commit, or the last commits alone", async () => {
    const { client, clone } = await begin(isolation);
    const { url, git, commit } = await serveGit();
    const first = commit({ a: "1" });
    git("tag", "v1");
    git("branch", "side");
    commit({ a: "2" });
    commit({ a: "3" });
    const seen = async (source: object) => {
      const id = await clone({ url, ...source });
      const { output } = await sh(
        client,
        id,
        "cat a; git rev-list --count HEAD; git status --porcelain; git remote get-url origin",
      );
      await sandboxes.deleteSandbox(client, { name: "box" });
      return output.replace(url, "URL");
    };
    expect(await seen({})).toBe("33\nURL\n");
    expect(await seen({ depth: 2 })).toBe("32\nURL\n");
    for (const revision of ["side", "v1", first]) expect(await seen({ revision })).toBe("11\nURL\n");
    for (const revision of ["side", "v1", first]) expect(await seen({ revision, depth: 1 })).toBe("11\nURL\n");
  });

  test("a password of a repository is in no file, log, error or argument, and goes to its host alone", async () => {
    const { client, clone, emulator, names } = await begin(isolation);
    const secret = "gh-secret-8c1f";
    const heard: string[] = [];
    const other = await serveGit(({ headers }, answer) => {
      heard.push(headers.authorization ?? "none");
      return Boolean(answer.writeHead(401, { "www-authenticate": "Basic" }).end());
    });
    const { url, commit } = await serveGit(({ headers, url: path = "" }, answer) => {
      if (path.startsWith("/moved")) answer.writeHead(302, { location: other.url + path.slice(6) }).end();
      else if (headers.authorization === `Basic ${btoa(`ann:${secret}`)}`) return false;
      else answer.writeHead(401, { "www-authenticate": "Basic" }).end(`no ${headers.authorization}`);
      return true;
    });
    commit({ a: "private" });
    const own = { username: "ann", password: secret };
    const id = await clone({ url, ...own });
    const looks = `cat a; grep -rlF -e ${secret} -e ${btoa(`ann:${secret}`)} . ; env | grep -c ${secret}; git config --local --list | grep -i credential`;
    expect((await sh(client, id, looks)).output).toBe("private0\n");
    await sandboxes.deleteSandbox(client, { name: "box" });
    // Credentials in the URL have the same effect.
    await sandboxes.deleteSandbox(client, {
      name: (await clone({ url: url.replace("//", `//ann:${secret}@`) })) && "box",
    });
    const refused = await clone({ url, username: "eve", password: secret }).catch((error: Error) => error);
    expect(refused).toMatchObject({
      status: 400,
      message: expect.stringMatching(/cannot be cloned: .*Authentication failed/s),
    });
    expect(String(refused)).not.toContain(secret);
    await expect(clone({ url: url.replace("/repository", "/moved"), ...own })).rejects.toMatchObject({ status: 400 });
    expect(new Set(heard)).toEqual(new Set(["none"]));
    expect(JSON.stringify(emulator.requests)).not.toContain(secret);
    expect(await names()).toEqual([]);
  });

  test("links, hooks and filters of a repository reach nothing of this machine", async () => {
    const { client, clone } = await begin(isolation);
    const outside = newFolder();
    writeFileSync(join(outside, "secret"), "of this machine");
    const { url, folder, commit } = await serveGit();
    const runs = `touch ${outside}/ran`;
    symlinkSync(join(outside, "secret"), join(folder, "link"));
    const text = (protocol: string) => `[submodule "s"]\n\tpath = s\n\turl = ${protocol}\n\tupdate = !${runs}\n`;
    writeFileSync(join(folder, ".gitattributes"), "* filter=evil\n");
    commit({
      ".gitmodules": text(`ext::sh -c ${runs}`),
      ".gitconfig": `[filter "evil"]\n\tsmudge = ${runs}\n`,
      "post-checkout": runs,
    });
    const id = await clone({ url });
    expect((await sh(client, id, "ls .git/hooks s 2>&1 | grep -v 'No such'; ls -A")).output).not.toMatch(/sample/);
    expect(existsSync(join(outside, "ran"))).toBe(false);
    await expect(sandboxes.readSessionFile(client, { sessionId: id, path: "link" })).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status >= 400),
    });
  });
});

test.each<[Partial<Git>, number]>([
  [{ url: "file:///etc" }, 400],
  [{ url: "ext::sh -c id" }, 400],
  [{ url: "ssh://git@example.com/a" }, 400],
  [{ url: "--upload-pack=id" }, 400],
  [{ url: "http://127.0.0.1:9/a", revision: "--upload-pack=id" }, 400],
  [{ url: "http://127.0.0.1:9/a", revision: "+refs/heads/a:refs/heads/b" }, 400],
  [{ url: "http://127.0.0.1:9/a" }, 400],
])("%j is refused, and no sandbox is there", async (source, status) => {
  const { clone, names } = await begin();
  await expect(clone({ url: "", ...source })).rejects.toMatchObject({ status });
  expect(await names()).toEqual([]);
});

test.runIf(problem === undefined)("a clone reaches what its sandbox's network policy allows, and no more", async () => {
  const { clone } = await begin("bubblewrap");
  let asked = 0;
  const { url, commit } = await serveGit(() => ++asked < 0);
  commit({ a: "1" });
  for (const policy of [{ mode: "deny-all" }, { mode: "allow-all" }] as const)
    await expect(clone({ url }, policy)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/cannot be cloned/),
    });
  expect(asked).toBe(0);
});

test("a server that says nothing holds nobody up: closing ends it", async () => {
  const { emulator, clone } = await begin();
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  const { url } = await serveGit(() => isAsked() === undefined);
  const failed = expect(clone({ url })).rejects.toThrow();
  await asked;
  await emulator.close();
  await failed;
});
