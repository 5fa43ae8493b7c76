import { words } from "../../../../test/words.ts";
import type { Attempts } from "./attempts.ts";
import type { Fixture } from "./fixture.ts";

export interface Row {
  readonly sees: string;
  readonly attempts: (all: { readonly fixture: Fixture; readonly sudo: boolean; readonly port: number }) => Attempts;
}

const arm = process.arch === "arm64";

function calls(
  all: Readonly<Record<string, readonly [x64: number, arm64: number, ...args: (number | string)[]]>>,
): string {
  const lines = Object.entries(all).map(([name, [x64, arm64, ...args]]) => {
    const texts = args.flatMap((arg, index) => (typeof arg === "string" ? `$t${index} = ${arg}; ` : []));
    const values = args.map((arg, index) => (typeof arg === "string" ? `$t${index}` : arg));
    const given = [arm ? arm64 : x64, ...values, 0, 0, 0, 0, 0, 0].slice(0, 7).join(",");
    return `${texts.join("")}$r = syscall(${given}); print "${name} ", ($r == -1 ? join("", grep { $!{$_} } qw(EPERM ENOSYS EACCES EINVAL)) || $!+0 : "DONE"), "\\n";`;
  });
  return `perl -MErrno -e '${lines.join(" ")}'`;
}

const nothing = "";

export function connects(places: readonly string[]): string {
  const program = `
    const net = require("node:net");
    for (const place of ${JSON.stringify(places)}) {
      const [, host, port] = /^(.*):(\\d+)$/.exec(place) || [];
      const socket = net.connect(port ? { host, port } : { path: place.replace("@", "\\0") });
      socket.setTimeout(1000, () => socket.destroy());
      socket.on("error", () => {}).on("connect", () => console.log(place)).end("GET / HTTP/1.0\\r\\n\\r\\n");
    }`;
  return `node -e '${program.replaceAll("'", "'\\''")}'`;
}

export function passes(places: readonly string[]): string {
  const program = `
    const net = require("node:net");
    const { hostname, port } = new URL(process.env.HTTP_PROXY);
    for (const place of ${JSON.stringify(places)})
      for (const head of ["CONNECT " + place, "GET http://" + place + "/", "GET http://" + place + "/v2/user", "GET http://" + place + "/_emulator/state", "GET http://" + place + "/_emulator/at/b/ HTTP/1.1\\r\\nConnection: Upgrade\\r\\nUpgrade: websocket\\r\\nX:"]) {
        let said = "";
        const socket = net.connect(port, hostname);
        socket.setTimeout(2000, () => socket.destroy());
        socket.on("error", () => {}).on("data", (data) => { said += data; if (/^HTTP.1.1 200/.test(said)) socket.write("GET / HTTP/1.0\\r\\n\\r\\n"); });
        socket.on("close", () => { if (/^HTTP.1.1 [123]/.test(said)) console.log(head, said.split("\\r\\n")[0]); });
        socket.write(head + " HTTP/1.1\\r\\nHost: " + place + "\\r\\n\\r\\n");
      }`;
  return `node -e '${program.replaceAll("'", "'\\''")}'`;
}

const metadata = words(`169.254.169.254 169.254.170.2 100.100.100.200 168.63.129.16 [fd00:ec2::254] 192.168.0.1
  10.0.0.1 172.17.0.1`);

export const rows: readonly Row[] = [
  {
    sees: "hidden",
    attempts: ({ fixture }) => ({
      "homes, sources and what is mounted": [
        "ls -A /root /home /usr/src /usr/local/src /run /mnt /srv /opt 2>/dev/null | grep -v '^/\\|^$'",
        "both",
      ],
      "what is beside the Node that it has": [
        "ls -A /vercel/runtimes/node /vercel/runtimes/node/bin",
        /^\/vercel\/runtimes\/node:\nbin(\ninclude)?(\nlib)?\n\n\/vercel\/runtimes\/node\/bin:\n([\w-]+\n)*node/,
      ],
      "the emulator's folders, by their names": [
        [fixture.folder, fixture.data, fixture.work, `${fixture.work}/.env`].map((path) => `cat ${path}`).join("; "),
        /^(.*No such file or directory\n?){4}$/,
      ],
      "any secret that a name leads to": [
        `find / -xdev -name 'slipway-*' -o -name auth.json; grep -rlsE 'secret-[0-9a-f]{16}' /etc /vercel /tmp /var /home /root /opt /srv /usr/src /usr/local/src`,
        nothing,
      ],
      "users and their passwords": [
        "cut -d: -f1 /etc/passwd | tr '\\n' ' '; cat /etc/shadow",
        /^root vercel-sandbox .*No such file or directory$/,
      ],
    }),
  },
  {
    sees: "network",
    attempts: ({ fixture: { listening }, port }) => {
      const { loopback, everywhere, address, abstract, path } = listening;
      const here = [
        "127.0.0.1",
        "::1",
        "0.0.0.0",
        "localhost",
        "127.1.2.3",
        ...(address === undefined ? [] : [address]),
      ];
      const all = here.flatMap((host) => [loopback, everywhere, port].map((each) => `${host}:${each}`));
      return {
        "its interfaces": ["cut -d: -f1 /proc/net/dev | tail -n +3 | tr -d ' '; wc -l < /proc/net/route", "lo\n1"],
        "this machine's servers and the emulator": [
          connects([...all, ...metadata.map((host) => `${host.replace(/\[|\]/g, "")}:80`)]),
          nothing,
        ],
        "sockets by name, abstract or below a folder": [
          `cat /proc/net/unix | grep -c abstract; ${connects([`@${abstract}`, path, "/run/docker.sock", "/run/dbus/system_bus_socket", "/tmp/.X11-unix/X0"])}`,
          "0",
        ],
        "packets of its own making": [
          calls({
            packet: [41, 198, 17, 3, 768],
            raw: [41, 198, 2, 3, 1],
            vsock: [41, 198, 40, 1],
            alg: [41, 198, 38, 5],
            bluetooth: [41, 198, 31, 3],
            tipc: [41, 198, 30, 1],
            key: [41, 198, 15, 3, 2],
            "netlink audit": [41, 198, 16, 3, 9],
          }),
          /^packet EPERM\nraw EPERM\nvsock EPERM\nalg EPERM\nbluetooth EPERM\ntipc EPERM\nkey EPERM\nnetlink audit (DONE|93)$/,
        ],
      };
    },
  },
  {
    sees: "way out",
    attempts: ({ fixture: { listening }, port }) => {
      const { loopback, everywhere, address } = listening;
      const spelled = [
        "127.0.0.1",
        "localhost",
        "127.1",
        "2130706433",
        "0x7f000001",
        "0177.0.0.1",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "0.0.0.0",
        "0",
        "[::]",
        "127.100.0.1",
        "localhost.",
        ...(address === undefined ? [] : [address, `[::ffff:${address}]`]),
      ];
      return {
        "this machine, however it is spelled": [
          passes(spelled.flatMap((host) => [loopback, everywhere, port].map((each) => `${host}:${each}`))),
          nothing,
        ],
        "the emulator by names of its own": [
          passes([
            "api.vercel.com:443",
            "api.vercel.com:80",
            "vercel.com:443",
            `api.localhost:${port}`,
            `api.vercel.com:${port}`,
          ]),
          nothing,
        ],
        "metadata and the local network": [passes(metadata.map((host) => `${host}:80`)), nothing],
      };
    },
  },
  {
    sees: "kernel: keys",
    attempts: () => ({
      "its calls": [
        calls({
          "keyctl get session": [250, 219, 0, -3, 1],
          "keyctl get user": [250, 219, 0, -4, 1],
          "keyctl join": [250, 219, 1],
          "keyctl persistent": [250, 219, 22, -1, -3],
          add_key: [248, 217, '"user"', '"escape"', '"x"', 1, -3],
          request_key: [249, 218, '"user"', '"escape"', 0, -3],
        }),
        "keyctl get session EPERM\nkeyctl get user EPERM\nkeyctl join EPERM\nkeyctl persistent EPERM\nadd_key EPERM\nrequest_key EPERM",
      ],
      "its lists": [
        "cat /proc/keys /proc/key-users 2>/dev/null; ls -A /proc/asound /proc/scsi /proc/acpi 2>/dev/null | grep -v '^/\\|^$'",
        nothing,
      ],
    }),
  },
  {
    sees: "user",
    attempts: ({ sudo }) => {
      const has = sudo ? "00000000880425fb" : "0000000000000000";
      return {
        capabilities: [
          "grep -hE '^(Cap|NoNewPrivs|Seccomp:)' /proc/self/status | tr -d '\\t' | tr '\\n' ' '",
          // A user namespace that is entered gives the whole bounding set, of which nothing can be had without new privileges.
          new RegExp(
            `^CapInh:(?:${has}|0+) CapPrm:${has} CapEff:${has} CapBnd:\\w+ CapAmb:(?:${has}|0+) NoNewPrivs:1 Seccomp:2$`,
          ),
        ],
        "those of the first process": [
          "grep -hE '^(CapPrm|CapEff|NoNewPrivs)' /proc/1/status | tr -d '\\t' | tr '\\n' ' '",
          /^CapPrm:0+ CapEff:0+ NoNewPrivs:1$/,
        ],
        "a file of its own that nobody may read": [
          "rm -f own; echo mine > own; chmod 000 own; cat own",
          sudo ? "mine" : /Permission denied$/,
        ],
        users: [
          "id -u; id -G; cat /proc/self/uid_map | wc -l",
          sudo ? /^0\n0(?: 65534)*\n1$/ : /^1000\n1000(?: 65534)*\n1$/,
        ],
        "a program that a bit makes root": [
          "cp /usr/bin/id suid; chmod 6755 suid; ./suid -u; rm -f suid",
          sudo ? "0" : "1000",
        ],
      };
    },
  },
  {
    sees: "kernel: mounts and namespaces",
    attempts: () => ({
      "calls that make them": [
        calls({
          "unshare user": [272, 97, 0x1000_0000],
          "unshare mount": [272, 97, 0x2_0000],
          "unshare net": [272, 97, 0x4000_0000],
          "clone user": [56, 220, 0x1000_0011],
          "clone time": [272, 97, 0x80],
          clone3: [435, 435],
          mount: [165, 40, '"none"', '"/mnt"', '"tmpfs"'],
          "mount proc": [165, 40, '"proc"', '"/mnt"', '"proc"'],
          umount: [166, 39, '"/proc/sys"', 2],
          pivot_root: [155, 41, '"/"', '"/mnt"'],
          open_tree: [428, 428, -100, '"/"', 1],
          fsopen: [430, 430, '"tmpfs"'],
          move_mount: [429, 429],
          mount_setattr: [442, 442],
          open_by_handle_at: [304, 265],
          bpf: [321, 280],
          io_uring_setup: [425, 425],
          userfaultfd: [323, 282],
          perf_event_open: [298, 241],
          kexec_load: [246, 104],
          init_module: [175, 105],
          reboot: [169, 142],
          syslog: [103, 116, 10],
          swapon: [167, 224, '"/mnt"'],
          settimeofday: [164, 170],
          sethostname: [170, 161, '"x"', 1],
          quotactl: [179, 60],
          acct: [163, 89, '"/tmp/acct"'],
        }),
        /^(?:(?!clone3)[\w ]+ EPERM\n?|clone3 ENOSYS\n?){28}$/,
      ],
      "setns into any namespace that has a name": [
        `perl -MErrno -e 'for (glob "/proc/[0-9]*/ns/*") { open my $f, "<", $_ or next; $r = syscall(${arm ? 268 : 308}, fileno($f), 0); print "$_\\n" if $r != -1 } print "tried\\n"'`,
        "tried",
      ],
      "programs that make them": [
        "unshare -Ur true; unshare -m true; bwrap --ro-bind / / true; mount -t tmpfs none /mnt; umount /proc/sys; echo over",
        /over$/,
      ],
      "what of it may be written": [
        "awk '$6 ~ /^rw/ && $5 !~ \"^/dev\" { print $5 } $6 !~ /nosuid/ { print }' /proc/self/mountinfo | sort | tr '\\n' ' '; ls /sys 2>/dev/null",
        /^\/ (?:\/(?:bin|lib\w*|sbin|nix) )*\/data (?:\/(?:lib\w*|sbin) )*\/mnt\/both \/proc (?:\/sbin )?\/usr$/,
      ],
    }),
  },
  {
    sees: "kernel: settings",
    attempts: () => ({
      writing: [
        "for f in sys/kernel/core_pattern sys/kernel/hostname sys/kernel/modprobe sys/vm/swappiness sys/net/ipv4/ip_forward sys/kernel/ns_last_pid sysrq-trigger irq/default_smp_affinity fs/nfsd bus/pci; do [ -w /proc/$f ] && (cat /proc/$f > /proc/$f) && echo $f; done",
        nothing,
      ],
      "reading what is the machine's": [
        "for f in kcore timer_list sched_debug latency_stats kmsg keys; do head -c1 /proc/$f 2>/dev/null | wc -c; done | sort -u",
        "0",
      ],
      "files there that are root's alone": [
        "find /proc -maxdepth 1 -type f ! -perm -o=r | while read f; do head -c8 $f 2>/dev/null | grep -qc . && echo $f; done",
        nothing,
      ],
      "links of the first process": [
        "for f in root root/oldroot root/newroot cwd/disk fd/3 exe/x; do ls -d /proc/1/$f/ 2>/dev/null; done; cat /proc/1/environ /proc/1/mem 2>/dev/null",
        nothing,
      ],
    }),
  },
  {
    sees: "kernel: devices",
    attempts: () => ({
      "what is there": [
        "ls /dev | tr '\\n' ' '",
        /^(?:console )?core fd full null ptmx pts random shm stderr stdin stdout tty urandom zero$/,
      ],
      "devices of its own making": [
        "cd /tmp; rm -rf devices; mkdir devices; for d in 'mem c 1 1' 'kmsg c 1 11' 'disk b 8 0' 'disk b 253 0' 'fuse c 10 229' 'tun c 10 200' 'gone c 0 0'; do mknod devices/$d 2>/dev/null && echo $d; done; ls devices; for d in /dev/shm /mnt/both /data; do mknod $d/kmsg c 1 11 2>/dev/null && echo $d; done",
        nothing,
      ],
      "writing there": [
        "touch /dev/slipway-hostile 2>/dev/null && echo written; rm -f /dev/null 2>/dev/null && echo removed; echo a > /dev/shm/a && cat /dev/shm/a && rm /dev/shm/a",
        "a",
      ],
      "typing into a terminal": [
        calls({ TIOCSTI: [16, 29, 0, 0x5412, '"x"'], TIOCLINUX: [16, 29, 0, 0x541c, '"x"'] }),
        "TIOCSTI EPERM\nTIOCLINUX EPERM",
      ],
    }),
  },
  {
    sees: "disk: its layers",
    attempts: () => ({
      "what an overlay would read in its upper layer": [
        `cd /tmp; rm -rf layer; mkdir layer; ${calls({
          opaque: [188, 5, '"layer"', '"user.overlay.opaque"', '"y"', 1],
          redirect: [188, 5, '"layer"', '"user.overlay.redirect"', '"/../.."', 6],
          metacopy: [188, 5, '"layer"', '"user.overlay.metacopy"', '""', 0],
          trusted: [188, 5, '"layer"', '"trusted.overlay.opaque"', '"y"', 1],
        })}; mknod layer/gone c 0 0 2>/dev/null && echo gone; ls layer`,
        /^(opaque|redirect|metacopy|trusted) (EPERM|DONE|95)\n(?:[a-z]+ (?:EPERM|DONE|95)\n?){3}$/,
      ],
      "the folders that it is kept in": [
        "ls -d /merged /disk /upper /work /shm /oldroot /newroot 2>/dev/null; ls / | tr '\\n' ' '",
        /^(?!.*(merged|disk|oldroot|newroot)).*vercel/,
      ],
    }),
  },
  {
    sees: "processes",
    attempts: () => ({
      others: ["ls /proc | grep -c '^[0-9]'; ls /proc | grep '^[0-9]' | sort -n | tail -1", /^[1-9]\n\d+$/],
      "the mounts of the first, which are this machine's": [
        "cat /proc/1/mountinfo /proc/1/mounts /proc/1/mountstats /proc/1/task/1/mountinfo 2>/dev/null; ls /proc/1/task",
        nothing,
      ],
      "the memory of the first": [
        "head -c1 /proc/1/mem; cat /proc/1/maps | head -1 | wc -l; cat /proc/1/syscall /proc/1/stack >/dev/null; echo over",
        /over$/,
      ],
    }),
  },
  {
    sees: "descriptors",
    attempts: () => ({
      descriptors: ["ls -l /proc/self/fd | awk 'NR > 1 { print $9 }' | tr '\\n' ' '", /^0 1 2 3$/],
      "what they lead to": [
        "readlink /proc/self/fd/0 /proc/self/fd/1 /proc/self/fd/2; for p in /proc/[0-9]*; do ls -l $p/fd 2>/dev/null; done | grep -E 'socket:|/home|/root|/tmp' | grep -v '/pipe-[0-9]* (deleted)$'",
        /^\/dev\/null\n.*\/pipe-\d+ \(deleted\)\n.*\/pipe-\d+ \(deleted\)$/,
      ],
    }),
  },
  {
    sees: "environment",
    attempts: () => ({
      "what command lines and environments tell": [
        `cat /proc/[0-9]*/cmdline /proc/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n' | grep -E 'slipwa[y]-|/session[s]/|secret[-]'`,
        nothing,
      ],
    }),
  },
  {
    sees: "kernel: shared memory and queues",
    attempts: () => ({
      "System V": ["tail -n +2 /proc/sysvipc/shm; tail -n +2 /proc/sysvipc/sem; tail -n +2 /proc/sysvipc/msg", nothing],
      files: ["ls -A /dev/shm; ls -d /dev/mqueue 2>/dev/null", nothing],
    }),
  },
];
