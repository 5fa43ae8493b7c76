import { boundsScript } from "../bounds.ts";
import { sandboxUser } from "./view.ts";

/** A first process writes this behind bubblewrap's status: its namespaces are complete. */
export const isReady = "ready";

/** Descriptors of a session's first processes: the options of process 1, and the pipes by which bubblewrap reports each process. */
export const pipes = { options: 4, first: 5, user: 6, root: 7 } as const;

const report = `echo ${isReady} >&9;`;

const sleep = "sleep 2147483647";

/**
 * Mounts layers, begins the processes that keep the session's namespaces, and then its agent. Names are those of links in the session's
 * folder: an option of `mount` takes neither `,` nor `:`. The session's process 1 takes zombies, and nothing in it can end that.
 */
export const sessionScript = (): string => `
while [ "$1" != -- ]; do
  mount -t overlay -o "userxattr,lowerdir=$2,upperdir=$1/upper,workdir=$1/work" overlay "merged$3"
  shift 3
done
shift
echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start || :
${boundsScript()}
bwrap --args ${pipes.options} --json-status-fd ${pipes.first} -- /bin/sh -c "${report} exec 9>&- 2>/dev/null; while :; do ${sleep} & wait; done" 9>&${pipes.first} ${shut("options", "first")} &
${(["user", "root"] as const)
  .map((name) => {
    const id = name === "root" ? 0 : sandboxUser;
    const options = `--die-with-parent --unshare-user --uid ${id} --gid ${id} --dev-bind / / --cap-drop ALL`;
    return `bwrap ${options} --info-fd ${pipes[name]} -- /bin/sh -c "${report} exec ${sleep} 9>&- 2>/dev/null" 9>&${pipes[name]} ${shut(name)} &`;
  })
  .join("\n")}
exec "$@" ${shut("agent")}
`;

/** Closes what is for others: the agent alone has the channel to the emulator. */
function shut(...keeps: readonly (keyof typeof pipes | "agent")[]): string {
  const others = Object.entries(pipes).filter(([name]) => !keeps.some((each) => each === name));
  const closed = [...(keeps.includes("agent") ? [] : [3]), ...others.map(([, descriptor]) => descriptor)];
  return closed.map((descriptor) => `${descriptor}>&-`).join(" ");
}
