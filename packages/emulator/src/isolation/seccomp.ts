/**
 * System calls that Docker's default profile refuses to a container without further capabilities, and reading another process's memory:
 * https://docs.docker.com/engine/security/seccomp/, 2026-11-24. They reach what has no namespace, make namespaces and mounts, or have a
 * long record of faults. `ptrace` is allowed, as there: debuggers use it, and it ends at the command's user namespace. The numbers are those
 * of x64 (syscall_64.tbl) and arm64 (asm-generic/unistd.h); one number is that of both.
 */
const refused: Readonly<Record<string, readonly [x64: number | undefined, arm64?: number | undefined]>> = {
  acct: [163, 89],
  add_key: [248, 217],
  bpf: [321, 280],
  clock_settime: [227, 112],
  delete_module: [176, 106],
  fanotify_init: [300, 262],
  finit_module: [313, 273],
  fsconfig: [431],
  fsmount: [432],
  fsopen: [430],
  fspick: [433],
  get_mempolicy: [239, 236],
  init_module: [175, 105],
  // Its contexts are counted for the whole machine.
  io_setup: [206, 0],
  io_uring_enter: [426],
  io_uring_register: [427],
  io_uring_setup: [425],
  ioperm: [173, undefined],
  iopl: [172, undefined],
  kcmp: [312, 272],
  kexec_file_load: [320, 294],
  kexec_load: [246, 104],
  keyctl: [250, 219],
  lookup_dcookie: [212, 18],
  lsm_get_self_attr: [459],
  lsm_list_modules: [461],
  lsm_set_self_attr: [460],
  mbind: [237, 235],
  migrate_pages: [256, 238],
  mount: [165, 40],
  mount_setattr: [442],
  move_mount: [429],
  move_pages: [279, 239],
  nfsservctl: [180, 42],
  open_by_handle_at: [304, 265],
  open_tree: [428],
  perf_event_open: [298, 241],
  pidfd_getfd: [438],
  pivot_root: [155, 41],
  process_madvise: [440],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  quotactl: [179, 60],
  quotactl_fd: [443],
  reboot: [169, 142],
  request_key: [249, 218],
  set_mempolicy: [238, 237],
  set_mempolicy_home_node: [450],
  setdomainname: [171, 162],
  sethostname: [170, 161],
  setns: [308, 268],
  settimeofday: [164, 170],
  swapoff: [168, 225],
  swapon: [167, 224],
  sysfs: [139, undefined],
  syslog: [103, 116],
  umount2: [166, 39],
  unshare: [272, 97],
  uselib: [134, undefined],
  userfaultfd: [323, 282],
  ustat: [136, undefined],
  vhangup: [153, 58],
};

const clone = [56, 220] as const;
const clone3 = 435;
/** The newest call that is known here (removexattrat): of a later one nobody has judged what it does. */
const newest = 466;

/** CLONE_NEWNS, -CGROUP, -UTS, -IPC, -USER, -PID and -NET. */
const newNamespaces = 0x7e02_0000;

/** Calls of which an argument decides, by its position. The kernel reads the lower half of these alone, and so does the filter. */
const byArgument: readonly {
  readonly numbers: readonly [x64: number, arm64: number];
  readonly argument: number;
  readonly only?: readonly number[];
  readonly never?: readonly number[];
}[] = [
  // socket and socketpair: AF_UNIX, AF_INET, AF_INET6, AF_NETLINK. Others reach the machine beneath (AF_VSOCK), its devices and its ciphers.
  { numbers: [41, 198], argument: 0, only: [1, 2, 10, 16] },
  { numbers: [53, 199], argument: 0, only: [1, 2, 10, 16] },
  // personality: Linux, with 32 bits, or UNAME26; and asking for it. Others take protections away, such as random addresses.
  { numbers: [135, 92], argument: 0, only: [0, 8, 0x2_0000, 0x2_0008, 0xffff_ffff] },
  // fcntl: F_SETLEASE holds up everybody who opens the file, which sandboxes may share with each other and with this machine.
  { numbers: [72, 25], argument: 1, never: [1024] },
  // ioctl: TIOCSTI and TIOCLINUX type into a terminal that somebody else reads.
  { numbers: [16, 29], argument: 1, never: [0x5412, 0x541c] },
];

const architectures = { x64: 0xc000_003e, arm64: 0xc000_00b7 } as const;

const number = 0;
const architecture = 4;
const argumentAt = (index: number): number => 16 + 8 * index;

const operations = { load: 0x20, jumpEqual: 0x15, jumpGreater: 0x25, jumpAnySet: 0x45, answer: 0x06 } as const;
const answers = { allow: 0x7fff_0000, notPermitted: 0x0005_0001, notThere: 0x0005_0026 } as const;

type Instruction = readonly [operation: number, value: number, ifTrue?: number, ifFalse?: number];

/** Filters a sandbox's system calls: refused ones get EPERM, unknown ones such as clone3 ENOSYS, so that programs take the older way. */
export function seccompFilter(arch: string = process.arch): Uint8Array {
  if (arch !== "x64" && arch !== "arm64") throw new Error(`there is no filter of system calls for ${arch}`);
  const isArm = arch === "arm64";
  const numberOf = ([x64, ...arm64]: readonly (number | undefined)[]) => (isArm && arm64.length > 0 ? arm64[0] : x64);
  const program: Instruction[] = [
    [operations.load, architecture],
    [operations.jumpEqual, architectures[arch], 1, 0],
    [operations.answer, answers.notThere],
    [operations.load, number],
    // Above it, too, are all calls of x32, which have a bit of their own.
    [operations.jumpGreater, newest, 0, 1],
    [operations.answer, answers.notThere],
    ...when(clone3, [[operations.answer, answers.notThere]]),
    ...Object.values(refused).flatMap((numbers) => {
      const each = numberOf(numbers);
      return each === undefined ? [] : when(each, [[operations.answer, answers.notPermitted]]);
    }),
    ...when(clone[isArm ? 1 : 0], [
      [operations.load, argumentAt(0)],
      [operations.jumpAnySet, newNamespaces, 0, 1],
      [operations.answer, answers.notPermitted],
      [operations.answer, answers.allow],
    ]),
    ...byArgument.flatMap(({ numbers, argument, only, never = [] }) =>
      when(numbers[isArm ? 1 : 0], [
        [operations.load, argumentAt(argument)],
        ...(only ?? never).flatMap((value) =>
          when(value, [[operations.answer, only ? answers.allow : answers.notPermitted]]),
        ),
        [operations.answer, only ? answers.notPermitted : answers.allow],
      ]),
    ),
    [operations.answer, answers.allow],
  ];
  return bytesOf(program);
}

function when(value: number, then: readonly Instruction[]): readonly Instruction[] {
  return [[operations.jumpEqual, value, 0, then.length], ...then];
}

function bytesOf(program: readonly Instruction[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(program.length * 8));
  for (const [index, [operation, value, ifTrue = 0, ifFalse = 0]] of program.entries()) {
    bytes.setUint16(index * 8, operation, true);
    bytes.setUint8(index * 8 + 2, ifTrue);
    bytes.setUint8(index * 8 + 3, ifFalse);
    bytes.setUint32(index * 8 + 4, value, true);
  }
  return new Uint8Array(bytes.buffer);
}
