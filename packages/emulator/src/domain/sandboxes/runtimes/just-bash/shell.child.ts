import { Shell } from "./shell.ts";

const { settings, line } = JSON.parse(process.argv[2] ?? "");
const shell = await Shell.begin(settings);
shell.run(line, async () => {});
process.send?.(shell.pid);
