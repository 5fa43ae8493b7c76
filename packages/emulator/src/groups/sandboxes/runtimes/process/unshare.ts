import { join } from "node:path";
import { environmentDescriptor, systemPath } from "./environment.ts";
import { type Isolate, kernelPaths, sandboxUser, systemPaths } from "./isolated.ts";

/** Shows a file or a folder of this machine in the new root: arguments are the mode, where from and where to. */
const show = `show() {
  if [ -d "$2" ]; then mkdir -p "$root$3"; else mkdir -p "$root\${3%/*}"; : > "$root$3"; fi
  mount --rbind "$2" "$root$3" || exit 125
  [ "$1" = rw ] || mount -o remount,bind,ro "$root$3" || exit 125
}`;

/**
 * The first process of the new namespaces. It makes a root of its own, leaves the one of this machine, and runs the command. Descriptor
 * 3 is a pipe of the emulator's: when that has ended, so has everything here.
 */
const first = `
set -e
root=$1 cwd=$2 drop=$3
shift 3
${show}
mount -t tmpfs -o mode=755 sandbox "$root"
while [ "$1" != -- ]; do
  case $1 in
    link) mkdir -p "$root\${3%/*}"; ln -s "$2" "$root$3" ;;
    *) show "$1" "$2" "$3" ;;
  esac
  shift 3
done
shift
mkdir -p "$root/proc" "$root/dev/shm" "$root/run" "$root/.old"
mount -t proc proc "$root/proc"
for name in ${kernelPaths.join(" ")}; do
  [ ! -e "$root/proc/$name" ] || { mount --bind "$root/proc/$name" "$root/proc/$name" && mount -o remount,bind,ro "$root/proc/$name" || exit 125; }
done
for name in null zero full random urandom tty; do : > "$root/dev/$name"; mount --bind "/dev/$name" "$root/dev/$name"; done
ln -s /proc/self/fd "$root/dev/fd"
ln -s /proc/self/fd/0 "$root/dev/stdin"; ln -s /proc/self/fd/1 "$root/dev/stdout"; ln -s /proc/self/fd/2 "$root/dev/stderr"
cd "$root"
pivot_root . .old
umount -l /.old
rmdir /.old
PATH=${systemPath}
cd "$cwd"
unset OLDPWD
set +e
(exec ${environmentDescriptor}<&-; cat <&3 >/dev/null 2>&1; kill -9 -1) >/dev/null 2>&1 </dev/null &
if [ "$drop" = yes ]; then unshare --user --map-user=${sandboxUser} --map-group=${sandboxUser} -- "$@" 3<&-
else
  # Its root is one of its own, too: it cannot take back what was mounted read-only here.
  unshare --user --map-root-user --mount -- "$@" 3<&-
fi
exit $?
`;

/** The same by util-linux's `unshare`, where there is no bubblewrap. */
export const unshare: Isolate = (view, argv) => [
  "unshare",
  ...["--user", "--map-root-user", "--mount", "--pid", "--fork", "--kill-child", "--ipc", "--uts"],
  ...(view.offline ? ["--net"] : []),
  ...["--", "/bin/sh", "-c", first, "sandbox", join(view.etc, "root"), view.cwd, view.root ? "no" : "yes"],
  ...systemPaths().flatMap(({ path, link }) => (link === undefined ? ["ro", path, path] : ["link", link, path])),
  ...["passwd", "group"].flatMap((name) => ["ro", join(view.etc, name), `/etc/${name}`]),
  ...view.toolchains.flatMap(({ from, to }) => ["ro", from, to]),
  ...view.folders.flatMap(({ from, to, readOnly }) => [readOnly ? "ro" : "rw", from, to]),
  "--",
  ...argv,
];
