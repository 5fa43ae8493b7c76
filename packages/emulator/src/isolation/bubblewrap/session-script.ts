import { boundsScript } from "../bounds.ts";

/** A first process writes this behind bubblewrap's status: its namespaces are complete. */
export const isReady = "ready";

/** Descriptors of a session's process 1: its options, and the pipe by which bubblewrap reports it. */
export const pipes = { options: 4, first: 5 } as const;

/**
 * Mounts layers, begins the process that keeps the session's namespaces, and then its agent. Names are those of links in the session's
 * folder: an option of `mount` takes neither `,` nor `:`. The session's process 1 takes zombies, and nothing in it can end that.
 */
export const sessionScript = (processors?: string): string => `
while [ "$1" != -- ]; do
  mount -t overlay -o "userxattr,lowerdir=$2,upperdir=upper/$1,workdir=disk/$1/work" overlay "$3"
  shift 3
done
shift
while [ "$1" != -- ]; do
  at=$1 rest=\${2#/}/
  while [ -n "$rest" ]; do
    at=$at/\${rest%%/*} rest=\${rest#*/}
    if [ -L "$at" ]; then echo "a link of its files leads a mount elsewhere: $2" >&2; exit 1; fi
  done
  shift 2
done
shift
echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start || :
${processors ? `taskset -pc ${processors} $$ >/dev/null 2>&1 || :` : ""}
${boundsScript()}
bwrap --args ${pipes.options} --json-status-fd ${pipes.first} -- /bin/sh -c "echo ${isReady} >&9; exec 9>&- 2>/dev/null; while :; do sleep 2147483647 & wait; done" 9>&${pipes.first} 3>&- &
exec "$@" ${pipes.options}>&- ${pipes.first}>&-
`;
