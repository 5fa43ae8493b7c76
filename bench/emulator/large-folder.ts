import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createClient } from "@slipway/core";
import { createDeployment } from "@slipway/deployments";
import { createEmulator } from "@slipway/emulator";

// node large-folder.ts <folder> <projects> <deployments of each>: a data folder as that many requests would leave it. Two
// projects and their deployments are made by the API; the others are copies of their rows, since requests would take minutes.
const [dataFolder = "", projects = "10", each = "10"] = process.argv.slice(2);

interface Row {
  readonly of: string;
  readonly id: string;
  readonly json: string;
}

const emulator = await createEmulator({ dataFolder, listen: false, clock: "manual" });
const client = createClient({
  baseUrl: emulator.url,
  token: emulator.token,
  fetch: emulator.fetch,
  allowInsecure: true,
});
const {
  id,
  projectId = "",
  url = "",
} = await createDeployment(client, {
  name: "model-site",
  files: [{ file: "index.html", data: "hello" }],
});
await emulator.clock.advance(10_000);
await emulator.close();

const database = new DatabaseSync(join(dataFolder, "state.sqlite"));
const rows = database
  .prepare("SELECT of, id, json FROM rows ORDER BY position")
  .all()
  .map(({ of, id: key, json }): Row => ({ of: String(of), id: String(key), json: String(json) }));
const ofDeployment = rows.filter(({ json }) => json.includes(id));
const ofProject = rows.filter(({ json }) => json.includes(projectId) && !json.includes(id));
const insert = database.prepare("INSERT INTO rows (of, id, json) VALUES (?, ?, ?)");

database.exec("BEGIN");
for (let project = 0; project < Number(projects); project++) {
  const names = [
    [projectId, `prj_${token()}`],
    ["model-site", `site-${project}`],
  ] as const;
  copy(ofProject, names);
  for (let count = 0; count < Number(each); count++) {
    copy(ofDeployment, [...names, [id, `dpl_${token()}`], [url, `site-${project}-${count}.localhost`]]);
  }
}
database.exec("COMMIT");
database.close();

function copy(models: readonly Row[], names: readonly (readonly [string, string])[]): void {
  const fresh = models.flatMap((row) =>
    names.some(([old]) => row.id.includes(old)) ? [] : [[row.id, token()] as const],
  );
  for (const { of, id: before, json } of models) {
    const renamed = (text: string): string =>
      [...names, ...fresh].reduce((result, [old, name]) => result.replaceAll(old, name), text);
    insert.run(of, renamed(before), renamed(json));
  }
}

function token(): string {
  return randomBytes(14).toString("hex");
}
