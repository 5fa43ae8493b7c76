import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { createEmulator } from "@slipway/emulator";
import { type BoundClient, connect } from "slipway";

/** Where the demo runs: a client of the API, and a way to look at the sites that the platform serves. */
export interface Platform {
  readonly name: string;
  readonly slipway: BoundClient;
  readonly reachesThisMachine: boolean;
  /** Fetches a path of a site by the site's host name. */
  look(host: string, path: string): Promise<Response>;
  close(): Promise<void>;
}

/** The platform that the environment names by SLIPWAY_TOKEN (and SLIPWAY_API_URL), or an emulator in this process. */
export async function openPlatform(environment: NodeJS.ProcessEnv): Promise<Platform> {
  const { SLIPWAY_TOKEN: token, SLIPWAY_API_URL: baseUrl } = environment;
  if (token) {
    const slipway = connect({ token, baseUrl });
    const name = baseUrl ?? "the platform";
    return { name, slipway, reachesThisMachine: false, look: lookFrom(baseUrl), close: async () => {} };
  }
  // The functions that are deployed here are the demo's own: nothing has to be kept apart from them.
  const emulator = await createEmulator({ functions: { isolation: "none" } });
  return {
    name: `an emulator in this process, ${emulator.url}`,
    slipway: connect({ token: emulator.token, baseUrl: emulator.url }),
    reachesThisMachine: true,
    look: (host, path) => emulator.fetch(`http://${host}${path}`),
    close: () => emulator.close(),
  };
}

/** On a platform over plain http, an emulator, all sites are at its address and told apart by the Host header. */
function lookFrom(baseUrl: string | undefined): Platform["look"] {
  if (!baseUrl?.startsWith("http:")) return (host, path) => fetch(`https://${host}${path}`);
  return async (host, path) => {
    // Not fetch: it sets the Host header itself, and few resolvers know names under localhost.
    const sent = request(new URL(path, baseUrl), { headers: { host } }).end();
    // The event's arguments are untyped; "response" has this one.
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    return new Response(await buffer(answer), { status: answer.statusCode ?? 0 });
  };
}
