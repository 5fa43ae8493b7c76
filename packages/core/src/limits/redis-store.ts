import { isFunction, must } from "../errors/must.ts";
import type { LimiterStore } from "./store.ts";

/** A client of the npm package `redis`, or one that is called alike. */
export interface NodeRedisLike {
  evalSha(sha: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** A client of `ioredis` or `iovalkey`, or one that is called alike. */
export interface IoRedisLike {
  evalsha(sha: string, numberOfKeys: number, ...keysAndArguments: string[]): Promise<unknown>;
  eval(script: string, numberOfKeys: number, ...keysAndArguments: string[]): Promise<unknown>;
}

/** Where the store keeps its keys. */
export interface RedisStoreOptions {
  /** What each key begins with. Default `slipway:limit:`. */
  readonly prefix?: string | undefined;
}

/**
 * Replaces a text as one step, by the server's own clock. Each key is alone in its call, so that a cluster has nothing to say
 * against it; and it ends by itself.
 */
const SCRIPT = `
local time = redis.call('TIME')
local text = redis.call('GET', KEYS[1]) or ''
if text == ARGV[1] and ARGV[1] ~= ARGV[2] then
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
  text = ARGV[2]
end
return { text, string.format('%.0f', time[1] * 1000 + math.floor(time[2] / 1000)) }
`;

/**
 * Makes a store for `limiter({ store })` of a Redis or a Valkey.
 *
 * The client is yours: connect it, listen to its errors, and close it. Its user needs the commands `EVALSHA` and `EVAL`, and within
 * them `GET`, `SET` and `TIME` on keys that begin with `prefix`. Keys are hashes, and expire an hour after their limit's window.
 *
 * @param client of `redis`, `ioredis`, `iovalkey`, or one that is called alike.
 * @throws `InputError` when it is none of them.
 */
export function redisStore(client: NodeRedisLike | IoRedisLike, options: RedisStoreOptions = {}): LimiterStore {
  const { prefix = "slipway:limit:" } = options;
  for (const name of Object.keys(options))
    must(name === "prefix", name, "be left out: there is no such option (prefix)");
  must(typeof prefix === "string", "prefix", "be a text");
  const run = runnerOf(client);
  let sha: Promise<string> | undefined;

  return {
    async replace(key, expected, next, ttl) {
      sha ??= shaOf(SCRIPT);
      const given = [expected, next, String(ttl)];
      const answer = await run.bySha(await sha, prefix + key, given).catch((error: unknown) => {
        // A server that was started anew, or has another script's place to fill, has forgotten it.
        if (!String(Object(error).message).startsWith("NOSCRIPT")) throw error;
        return run.byText(SCRIPT, prefix + key, given);
      });
      const [text, now] = Array.isArray(answer) ? answer : [];
      return { text: String(text), now: Number(now) };
    },
  };
}

type Run = (script: string, key: string, given: string[]) => Promise<unknown>;

/** The two families of clients differ in how keys are told from arguments. */
function runnerOf(client: NodeRedisLike | IoRedisLike): Readonly<Record<"bySha" | "byText", Run>> {
  const what = "be a client of redis, ioredis or iovalkey";
  must(isFunction(Object(client).eval), "client", what);
  if ("evalSha" in client) {
    must(isFunction(client.evalSha), "client", what);
    return {
      bySha: (sha, key, given) => client.evalSha(sha, { keys: [key], arguments: given }),
      byText: (script, key, given) => client.eval(script, { keys: [key], arguments: given }),
    };
  }
  must(isFunction(client.evalsha), "client", what);
  return {
    bySha: (sha, key, given) => client.evalsha(sha, 1, key, ...given),
    byText: (script, key, given) => client.eval(script, 1, key, ...given),
  };
}

/** By which a server knows a script. */
async function shaOf(script: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(script));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
