import { Shell } from "./shell.ts";

// Stands for an emulator that is killed: it begins a shell with a command, and says which process that is.
const { settings, line } = JSON.parse(process.argv[2] ?? "");
const shell = await Shell.begin(settings);
shell.run(line, async () => {});
process.send?.(shell.pid);
