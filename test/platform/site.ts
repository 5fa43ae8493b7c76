import { createClient } from "../../packages/core/src/index.ts";
import { deploy } from "../../packages/deployments/src/node/index.ts";
import { createEmulator } from "../../packages/emulator/src/index.ts";
import { updateProject } from "../../packages/projects/src/index.ts";

/** Deployment from the view of its visitors. */
export interface Site {
  readonly host: string;
  readonly isPrebuilt: boolean;
  ask(path: string, init: RequestInit): Promise<Response>;
  log(): Promise<string>;
}

export interface Deployable {
  readonly name: string;
  readonly directory: string;
  readonly isPrebuilt: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

let isolation: true | { readonly isolation: "none" } = true;

/** Deploys a folder to an emulator of its own for as long as it is asked. */
export async function withSite<Result>(deployable: Deployable, use: (site: Site) => Promise<Result>): Promise<Result> {
  const { directory, isPrebuilt, env } = deployable;
  const options = { buildTime: 20, protection: false, seed: { users: [{ username: "ann" }] } };
  const start = () => createEmulator({ ...options, functions: isolation });
  const emulator = await start().catch(() => {
    isolation = { isolation: "none" };
    return start();
  });
  try {
    const client = createClient({ baseUrl: emulator.url, token: emulator.token });
    const name = deployable.name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .slice(-40)
      .replaceAll(/^-|-$/g, "");
    const { id } = await deploy(client, {
      directory,
      name,
      prebuilt: isPrebuilt,
      target: "production",
      ...(env && { env }),
    });
    // The project of the fixture has that setting, as a comment in `integration-5.test.ts` says.
    if (name.endsWith("list-directory")) await updateProject(client, { idOrName: name, directoryListing: true });
    const host = `${name}.localhost:${new URL(emulator.url).port}`;
    const authorization = `Bearer ${emulator.token}`;
    const log = async () =>
      (
        await emulator.fetch(`${emulator.url}/v3/deployments/${id}/events?limit=-1`, { headers: { authorization } })
      ).text();
    const ask: Site["ask"] = (path, init) => emulator.fetch(`http://${host}${path}`, init);
    return await use({ host, isPrebuilt, ask, log });
  } finally {
    await emulator.close();
  }
}
