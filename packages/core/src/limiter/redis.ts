export { type IoRedisLike, type NodeRedisLike, type RedisStoreOptions, redisStore } from "../limits/redis-store.ts";
