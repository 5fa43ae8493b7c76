import type { LimiterStore } from "@slipway/core/limiter";

const script = `
  local time = redis.call("TIME")
  local text = redis.call("GET", KEYS[1]) or ""
  if text == ARGV[1] and ARGV[1] ~= ARGV[2] then
    redis.call("SET", KEYS[1], ARGV[2], "PX", ARGV[3])
    text = ARGV[2]
  end
  return { text, string.format("%.0f", time[1] * 1000 + math.floor(time[2] / 1000)) }
`;

interface Redis {
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

export function redisStore(redis: Redis, prefix = "slipway:limit:"): LimiterStore {
  return {
    async replace(key, expected, next, ttl) {
      const found = await redis.eval(script, { keys: [prefix + key], arguments: [expected, next, String(ttl)] });
      const [text, now] = found as [string, string]; // the result of the script
      return { text, now: Number(now) };
    },
  };
}
