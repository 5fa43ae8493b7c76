/** Something that a sandbox or a function does to its neighbours: it prints `held` when it has taken all that it can, and goes on. */
export interface Attack {
  readonly name: string;
  readonly script: string;
  readonly own?: readonly [script: string, prints: string];
}

const arm = process.arch === "arm64";
const call = (x64: number, arm64: number): string => `syscall(${arm ? arm64 : x64}`;

const perl = (script: string): string => `perl -MSocket -MErrno -MPOSIX -e '$| = 1; ${script}'`;
const holds = (script: string): string => perl(`${script}; print "held\\n"; sleep 1000`);

const flight = (pairs: number): string => `my @pairs; my ($byte, $fd) = ("x", 0);
  take: for (1 .. ${pairs}) {
    socketpair(my $x, my $y, AF_UNIX, SOCK_DGRAM, 0) or last;
    push @pairs, $x, $y;
    for (1 .. 5) {
      my $iov = pack("PQ", $byte, 1);
      my $control = pack("Qii", 16 + 4 * 253, 1, 1) . pack("i*", ($fd) x 253) . "\\0" x 4;
      my $message = pack("QLx4PQPQix4", 0, 0, $iov, 1, $control, length($control), 0);
      ${call(46, 211)}, fileno($x), $message, 0x40) < 0 and ($!{ETOOMANYREFS} ? last take : last);
    }
  }`;
const watchers = (most: number): string =>
  `my @all; for (1 .. ${most}) { my $fd = ${call(294, 26)}, 0); last if $fd < 0; push @all, $fd }`;
const queue = (most: number): string =>
  `my $set = POSIX::SigSet->new(40); sigprocmask(SIG_BLOCK, $set);
   my ($n, $info) = (0, pack("iiix116", 40, 0, -1)); $n++ while $n < ${most} && ${call(129, 138)}, $$ + 0, 40, $info) == 0`;
const queues = (most: number): string =>
  `my @all; for (1 .. ${most}) { my $name = "q$_"; my $fd = ${call(240, 180)}, $name, 0102, 0600, 0); last if $fd < 0; push @all, $fd }`;
const terminals = (most: number): string =>
  `my @all; for (1 .. ${most}) { open my $file, "+<", "/dev/ptmx" or last; push @all, $file }`;
const locked = (most: number): string =>
  `my $n = 0; while ($n < ${most}) { my $id = shmget(0, 65536, 01600); last if !defined $id || !shmctl($id, 11, 0); $n++ }`;

const finds = (script: string): string => `${script}; echo held; exec sleep 1000`;

export const attacks: readonly Attack[] = [
  { name: "has descriptors on their way that nobody takes", script: holds(flight(2000)) },
  {
    name: "takes inotify instances",
    script: holds(watchers(10_000)),
    own: [perl(`${watchers(4)}; print scalar @all`), "4"],
  },
  {
    name: "watches all files",
    script: holds(
      `use File::Find; my $fd = ${call(294, 26)}, 0); eval { find({ no_chdir => 1, wanted => sub { my $path = $_; ${call(254, 27)}, $fd, $path, 2) < 0 and die } }, "/usr") }`,
    ),
    own: [perl(`my $fd = ${call(294, 26)}, 0); my $path = "/etc"; print ${call(254, 27)}, $fd, $path, 2)`), "1"],
  },
  {
    name: "takes the memory of pipes",
    script: holds(
      `my @all; for (1 .. 1500) { pipe(my $r, my $w) or last; fcntl($w, 1031, 1048576); push @all, $r, $w }`,
    ),
    own: ["seq 200000 | tail -n 1", "200000\n"],
  },
  {
    name: "queues signals",
    script: holds(queue(1_000_000)),
    own: [perl(`${queue(100)}; print $n`), "100"],
  },
  {
    name: "makes message queues",
    script: holds(queues(1000)),
    own: [perl(`${queues(1)}; print scalar @all`), "1"],
  },
  {
    name: "opens terminals",
    script: holds(
      `for (1 .. 4) { pipe(my $r, my $w); if (!fork) { ${terminals(5000)}; close $w; sleep 1000; exit } close $w; <$r> }`,
    ),
    own: [perl(`${terminals(1)}; print scalar @all`), "1"],
  },
  {
    name: "locks shared memory",
    script: holds(locked(10_000)),
    own: [perl(`${locked(2)}; print $n`), "2"],
  },
  {
    name: "forks without end",
    script: holds(
      `for (1 .. 2000) { my $pid = fork; last if !defined $pid; if (!$pid) { close STDOUT; close STDERR; sleep 1000; exit } }`,
    ),
  },
  {
    name: "takes contexts of asynchronous I/O",
    script: holds(
      `my $context = "\\0" x 8; for (1 .. 100) { ${call(206, 0)}, 4000, $context) < 0 and last; $context = "\\0" x 8 }`,
    ),
    // The kernel counts them for the whole machine, so that nobody in a sandbox gets any.
    own: [perl(`my $context = "\\0" x 8; print ${call(206, 0)}, 1, $context)`), "-1"],
  },
  { name: "kills all that it can", script: perl(`kill 9, -1; print "held\\n"; sleep 1000`) },
  {
    name: "connects without end",
    script: `node -e '
      const net = require("node:net"); const all = [];
      for (let n = 0; n < 3000; n++) all.push(net.connect(3128, "127.100.0.1").on("error", () => {}));
      setTimeout(() => console.log("held"), 500)'; exec sleep 1000`,
  },
  {
    name: "takes connections of nobody",
    script: `node -e 'require("node:net").createServer().listen({ port: 3000, host: "127.0.0.1", backlog: 1 }, () => { console.log("held"); for (;;); })'`,
  },
  {
    name: "raises its bounds",
    script: finds(
      `for name in /proc/sys/user/*; do (echo 1000000 > $name) 2>/dev/null && echo $name; done; (ulimit -n 1000000) 2>/dev/null && echo files; prlimit --sigpending=1000000 true 2>/dev/null && echo signals`,
    ),
  },
  {
    name: "leaves its cgroup",
    script: finds(
      `grep -v ':/$' /proc/self/cgroup; find / -name cgroup.procs 2>/dev/null; ls /sys/fs/cgroup 2>/dev/null`,
    ),
  },
  {
    name: "looks for what leads to others",
    script: finds(
      `find / -xdev -type s 2>/dev/null; tr '\\0' '\\n' < /proc/1/cmdline | grep -E 'slipwa[y]-|/session[s]/'; ls -l /proc/1/fd 2>/dev/null | grep 'slipwa[y]-' | grep -v '/pipe-[0-9]* (deleted)$'`,
    ),
  },
  {
    name: "puts something where others could find it",
    script: finds(
      `mkdir -p /tmp/hostile /dev/shm/hostile; ${perl(`my $name = "hostile"; ${call(240, 180)}, $name, 0102, 0666, 0); shmget(4711, 4096, 01666)`)}`,
    ),
    own: [
      `ls -d /tmp/hostile /dev/shm/hostile 2>/dev/null; ${perl(`my $name = "hostile"; print "queue" if ${call(240, 180)}, $name, 2, 0, 0) >= 0; print "memory" if defined shmget(4711, 4096, 0)`)}`,
      "",
    ],
  },
];
