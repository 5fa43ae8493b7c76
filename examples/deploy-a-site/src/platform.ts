import { createEmulator } from "@slipway/emulator";
import { type BoundClient, connect } from "slipway";

/** Where the demo runs: a client of the API, and a way to look at the sites that the platform serves. */
export interface Platform {
  readonly name: string;
  readonly slipway: BoundClient;
  /** Fetches a path of a site by the site's host name. */
  look(host: string, path: string): Promise<Response>;
  close(): Promise<void>;
}

/** The platform that the environment names by SLIPWAY_TOKEN (and SLIPWAY_API_URL), or an emulator in this process. */
export async function openPlatform(environment: NodeJS.ProcessEnv): Promise<Platform> {
  const { SLIPWAY_TOKEN: token, SLIPWAY_API_URL: baseUrl } = environment;
  if (token) {
    const slipway = connect({ token, baseUrl });
    const scheme = baseUrl?.startsWith("http:") ? "http" : "https";
    const look = (host: string, path: string) => fetch(`${scheme}://${host}${path}`);
    return { name: baseUrl ?? "the platform", slipway, look, close: async () => {} };
  }
  const emulator = await createEmulator();
  return {
    name: `an emulator in this process, ${emulator.url}`,
    slipway: connect({ token: emulator.token, baseUrl: emulator.url }),
    look: (host, path) => emulator.fetch(`http://${host}${path}`),
    close: () => emulator.close(),
  };
}
