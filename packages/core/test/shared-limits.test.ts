// @module-tag endurance
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findRedis } from "../../../scripts/installed.ts";
import { contents, startRedis } from "./redis-server.ts";
import { fleet, limitingPlatform, startWorker } from "./shared-limits.ts";

const program = findRedis();

test("the store that is tried here is that of the guide", () => {
  const read = (path: string): string => readFileSync(join(import.meta.dirname, path), "utf8");
  expect(read("../../../docs/guides/many-processes.md")).toContain(read("redis-store.ts"));
});

if (program === undefined) {
  test("absent: no redis-server is installed (apt-get install redis-server), so no limit of many processes is tried here", () => {
    expect(program).toBeUndefined();
  });
} else {
  describe.concurrent(`with ${program}`, () => {
    test("five processes on a bucket of 60 make 300 calls with at most five refused", async ({
      expect,
      onTestFinished: ending,
    }) => {
      const { port } = await startRedis(ending, program);
      const { url, of } = await limitingPlatform(ending, 60, 2000);
      const [token, other] = ["tok_of_redis_0123456789", "tok_of_another_0123"];
      const { make } = await fleet(ending, { url, port, token });
      const another = await startWorker(ending, { url, port, token: other, ahead: 0 });

      const [result, alone] = await Promise.all([make(300), another.make(60)]);

      expect(result).toEqual({ errors: [], warnings: Array.from({ length: 5 }, () => []) });
      const { requests, refused } = of(token);
      expect(refused).toBeLessThanOrEqual(5);
      expect(requests - refused).toBe(300);
      // Another token waits for none of them.
      expect(alone).toEqual({ errors: [], warnings: [] });
      expect(of(other)).toEqual({ requests: 60, refused: 0, windows: 1 });

      const kept = await contents(port);
      expect(kept).toHaveLength(2);
      for (const { ttl } of kept) expect(ttl).toBeGreaterThan(0);
      const text = JSON.stringify(kept);
      for (const secret of [token, other, "thing-", "/v1/things"]) {
        for (const encoding of ["utf8", "base64", "base64url", "hex"] as const) {
          expect(text.toLowerCase()).not.toContain(Buffer.from(secret).toString(encoding).toLowerCase());
        }
      }
    });

    test("a store that is killed fails no call, is missed once by each process, and shares again", async ({
      expect,
      onTestFinished: ending,
    }) => {
      const server = await startRedis(ending, program);
      let onRequest = (): void => {};
      const { url, of } = await limitingPlatform(ending, 60, 2000, () => onRequest());
      const token = "tok_0123456789abcdef";
      const { make, next } = await fleet(ending, { url, port: server.port, token });
      const before = await make(65);

      // In the middle of the calls; and back when all have missed it.
      const missed = next("warned");
      onRequest = () => {
        onRequest = () => {};
        server.kill();
      };
      const back = missed.then(async () => {
        const connected = next("connected");
        await server.restart();
        await connected;
      });
      const [during] = await Promise.all([make(75), back]);
      let after = during;
      const refusedInARound = async (): Promise<number> => {
        const { refused } = of(token);
        after = await make(75);
        return of(token).refused - refused;
      };
      // A process that is busy when it looks for the store looks again a second later.
      await expect.poll(refusedInARound, { timeout: 60_000 }).toBeLessThanOrEqual(5);

      for (const { errors } of [before, during, after]) expect(errors).toEqual([]);
      for (const { length, 0: line } of after.warnings) {
        expect([length, line]).toEqual([1, expect.stringContaining("the limiter's store")]);
      }
      expect(await contents(server.port)).toHaveLength(1);
    });
  });
}
