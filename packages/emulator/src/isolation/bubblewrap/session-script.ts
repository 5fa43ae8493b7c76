import { boundsScript } from "../bounds.ts";

/** Pipes to the bubblewrap that begins a session's process 1: `options` are read from one, and `status` is written to the other. */
export const pipes = { options: 4, status: 5 } as const;

/** Process 1 of a session whose commands begin beside it, as a shell's words: it reaps zombies, and never ends. */
export const keeper: string = `/bin/sh -c "echo ready >&9; exec 9>&- 2>/dev/null; while :; do sleep 2147483647 & wait; done" 9>&${pipes.status} 3>&-`;

/**
 * The arguments are in three lists with `--` between them: name, lower folders and target of each overlay; folder and path of each mount
 * point; the agent's command. The script:
 * 1. Sets limits, which process 1 and the agent inherit.
 * 2. In the background, while the agent starts: mounts the overlays, by the names of links in the session's folder, since an option of
 *    `mount` takes neither `,` nor `:`; refuses a symbolic link on the way to a mount point; then becomes the bwrap of process 1. It waits
 *    for a first line on the options pipe, because an end of file without one means that the emulator has ended. A failure ends the agent.
 * 3. Becomes the agent.
 */
export const sessionScript = (processOne: string, processors?: string): string => `
echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start || :
${processors ? `taskset -pc ${processors} $$ >/dev/null 2>&1 || :` : ""}
${boundsScript()}
(
  trap 'kill $$' EXIT
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
  unset PWD
  read -r _ <&${pipes.options} && exec bwrap --args ${pipes.options} --json-status-fd ${pipes.status} -- ${processOne}
) &
echo $! >&${pipes.status}
while [ "$1" != -- ]; do shift; done
shift
while [ "$1" != -- ]; do shift; done
shift
exec "$@" ${pipes.options}>&- ${pipes.status}>&-
`;
