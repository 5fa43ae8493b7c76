export { sayUnbounded } from "../runtimes/process/cgroup.ts";
