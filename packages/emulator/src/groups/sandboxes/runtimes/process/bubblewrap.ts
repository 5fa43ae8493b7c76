import { join } from "node:path";
import { type Isolate, kernelPaths, sandboxUser, systemPaths } from "./isolated.ts";

/** Bubblewrap's command line: https://github.com/containers/bubblewrap. All processes of the command end with it, and it with the emulator. */
export const bubblewrap: Isolate = (view, argv) => {
  const user = view.root ? "0" : String(sandboxUser);
  const system = systemPaths().flatMap(({ path, link }) =>
    link === undefined ? ["--ro-bind", path, path] : ["--symlink", link, path],
  );
  return [
    "bwrap",
    "--die-with-parent",
    "--new-session",
    ...["--unshare-user", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try"],
    ...(view.offline ? ["--unshare-net"] : []),
    ...["--uid", user, "--gid", user, "--hostname", "sandbox"],
    ...system,
    ...["passwd", "group"].flatMap((name) => ["--ro-bind", join(view.etc, name), `/etc/${name}`]),
    ...view.toolchains.flatMap(({ from, to }) => ["--ro-bind", from, to]),
    ...["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/run"],
    ...kernelPaths.flatMap((name) => ["--ro-bind-try", `/proc/${name}`, `/proc/${name}`]),
    // Who may mount could make writable again what is shown read-only.
    ...["--cap-drop", "CAP_SYS_ADMIN"],
    ...view.folders.flatMap(({ from, to, readOnly }) => [readOnly ? "--ro-bind" : "--bind", from, to]),
    ...["--chdir", view.cwd, "--"],
    ...argv,
  ];
};
