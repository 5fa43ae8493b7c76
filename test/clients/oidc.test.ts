import { join } from "node:path";
import { expect, test } from "vitest";
import { writeFiles } from "../new-folder.ts";
import { clients, createSandboxDesk } from "./sandbox-desk.ts";

const beginning = `
import { createRequire } from "node:module";
const require = createRequire(process.argv[2]);
`;

test("the platform's OIDC helper gets a token for the linked project by itself, and keeps it until it ends", async () => {
  const desk = await createSandboxDesk();
  const { emulator, projectId, teamId, home } = desk;
  writeFiles(home, { ".local/share/com.vercel.cli/auth.json": JSON.stringify({ token: emulator.token }) });
  desk.write({
    ".vercel/project.json": JSON.stringify({ projectId, orgId: teamId }),
    "program.mjs": `${beginning}
      const { getVercelOidcToken } = require("@vercel/oidc");
      const token = await getVercelOidcToken();
      const again = await getVercelOidcToken();
      console.log(JSON.stringify({ claims: JSON.parse(Buffer.from(token.split(".")[1], "base64url")), same: token === again }));
    `,
  });
  const { stdout, stderr } = await desk.node("@vercel/oidc", ["program.mjs", join(clients, "package.json")]);
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toMatchObject({
    claims: { project_id: projectId, owner_id: teamId, environment: "development", project: "agents", owner: "fleet" },
    same: true,
  });
  expect(emulator.requests.filter(({ operation }) => operation === "createProjectToken")).toHaveLength(1);
});

test("the platform's sandbox SDK runs with nothing but the token that the OIDC helper has", async () => {
  const desk = await createSandboxDesk();
  const { emulator, projectId, teamId, home } = desk;
  writeFiles(home, { ".local/share/com.vercel.cli/auth.json": JSON.stringify({ token: emulator.token }) });
  desk.write({
    ".vercel/project.json": JSON.stringify({ projectId, orgId: teamId }),
    "program.mjs": `${beginning}
      const { Sandbox } = require("@vercel/sandbox");
      const sandbox = await Sandbox.create({ name: "box" });
      const done = await sandbox.runCommand("echo", ["here"]);
      const listed = await Sandbox.list();
      console.log(JSON.stringify([await done.stdout(), listed.sandboxes.map(({ name }) => name)]));
      // It is a token of this project, for sandboxes: for nothing else.
      const { status } = await fetch("https://api.vercel.com/v2/user", { headers: { authorization: "Bearer " + process.env.VERCEL_OIDC_TOKEN } });
      if (status !== 403) throw new Error("The token of a project opened a user: " + status);
    `,
  });
  const { stdout } = await desk.node("@vercel/sandbox", ["program.mjs", join(clients, "package.json")]);
  expect(JSON.parse(stdout)).toEqual(["here\n", ["box"]]);
});
