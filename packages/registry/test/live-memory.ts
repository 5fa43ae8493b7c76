import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Watches the live memory of this process; the result prints by how many MiB it grew meanwhile, at most. */
export function watchMemory(): () => void {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  // Garbage is not live memory: its size depends on the load of the machine.
  const live = (): number => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = live();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, live() - before);
  }, 20);
  return () => {
    clearInterval(watch);
    console.log(Math.ceil(most / 2 ** 20));
  };
}
