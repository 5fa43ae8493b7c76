import { boundsScript } from "../bounds.ts";

/** Descriptors of the bubblewrap that begins a session's process 1: its options, and the pipe that says what has begun. */
export const pipes = { options: 4, first: 5 } as const;

/** A process 1 for commands that begin beside it, as a shell's words: it takes zombies, and never ends. */
export const keeper: string = `/bin/sh -c "echo ready >&9; exec 9>&- 2>/dev/null; while :; do sleep 2147483647 & wait; done" 9>&${pipes.first} 3>&-`;

/**
 * Mounts layers, begins what begins the session's process 1, and then its agent. Names are those of links in the session's
 * folder: an option of `mount` takes neither `,` nor `:`. Bubblewrap begins when a line
 * comes before its options: without one the emulator has ended. @param first a shell's words, with what they redirect
 */
export const sessionScript = (first: string, processors?: string): string => `
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
(unset PWD; read -r _ <&${pipes.options} && exec bwrap --args ${pipes.options} --json-status-fd ${pipes.first} -- ${first}) &
echo $! >&${pipes.first}
exec "$@" ${pipes.options}>&- ${pipes.first}>&-
`;
