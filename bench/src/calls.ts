import { type Contender, contenders } from "./contenders.ts";

// CPU time of this process per call, in interleaved rounds; one JSON line a case.
const all = contenders(process.argv[2] ?? "");
const cases = [
  { size: "small", concurrency: 1, calls: 200 },
  { size: "small", concurrency: 50, calls: 500 },
  { size: "large", concurrency: 1, calls: 30 },
  { size: "large", concurrency: 50, calls: 50 },
] as const;
const rounds = 15;

for (const { size, concurrency, calls } of cases) {
  const able: Contender[] = [];
  const failed: Record<string, string> = {};
  for (const contender of all) {
    try {
      await spend(contender[size], concurrency, calls);
      able.push(contender);
    } catch (error) {
      failed[contender.name] = error instanceof Error ? error.name : String(error);
    }
  }
  const times = able.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, contender] of able.entries()) {
      globalThis.gc?.();
      times[index]?.push(await spend(contender[size], concurrency, calls));
    }
  }
  const medians = Object.fromEntries(able.map(({ name }, index) => [name, median(times[index] ?? [])]));
  console.log(JSON.stringify({ size, concurrency, medians, failed }));
}

/** Microseconds of CPU per call. */
async function spend(call: () => Promise<unknown>, concurrency: number, calls: number): Promise<number> {
  const start = process.cpuUsage();
  let left = calls;
  const worker = async () => {
    while (left-- > 0) await call();
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const { user, system } = process.cpuUsage(start);
  return (user + system) / calls;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
process.exit(0);
