/**
 * What a box may not ask of the kernel. The numbers come from Linux's own tables: `asm/unistd_64.h` for
 * x86-64 and `asm-generic/unistd.h` for aarch64, which lacks the calls that have only the first number.
 */
export type SystemCall = readonly [x64: number, arm64?: number];

/** Linux 6.2's last call. Calls that are newer than this table are refused until somebody has looked at them. */
export const LAST_KNOWN_CALL = 450;

/** From `asm-generic/errno*.h`. */
export const ERRNO = { EPERM: 1, ENOLCK: 37, ENOSYS: 38, EOPNOTSUPP: 95, EAFNOSUPPORT: 97 } as const;

/** Refused always, with an answer that libraries understand as "not here". */
export const REFUSED: readonly { errno: number; why: string; calls: Readonly<Record<string, SystemCall>> }[] =
  [
    {
      errno: ERRNO.EPERM,
      why: 'changes what the box sees of the machine',
      calls: {
        pivot_root: [155, 41],
        chroot: [161, 51],
        mount: [165, 40],
        umount2: [166, 39],
        setns: [308, 268],
        unshare: [272, 97],
        open_tree: [428, 428],
        move_mount: [429, 429],
        fsopen: [430, 430],
        fsconfig: [431, 431],
        fsmount: [432, 432],
        fspick: [433, 433],
        mount_setattr: [442, 442],
        name_to_handle_at: [303, 264],
        open_by_handle_at: [304, 265],
      },
    },
    {
      errno: ERRNO.EPERM,
      why: 'changes the machine itself',
      calls: {
        swapon: [167, 224],
        swapoff: [168, 225],
        reboot: [169, 142],
        sethostname: [170, 161],
        setdomainname: [171, 162],
        iopl: [172],
        ioperm: [173],
        create_module: [174],
        init_module: [175, 105],
        delete_module: [176, 106],
        finit_module: [313, 273],
        kexec_load: [246, 104],
        kexec_file_load: [320, 294],
        quotactl: [179, 60],
        quotactl_fd: [443, 443],
        acct: [163, 89],
        settimeofday: [164, 170],
        adjtimex: [159, 171],
        clock_settime: [227, 112],
        clock_adjtime: [305, 266],
        syslog: [103, 116],
        vhangup: [153, 58],
        sync: [162, 81],
        syncfs: [306, 267],
        nfsservctl: [180, 42],
        uselib: [134],
        ustat: [136],
        sysfs: [139],
      },
    },
    {
      errno: ERRNO.EPERM,
      why: 'looks into or steers other processes, the init of the box among them',
      calls: {
        ptrace: [101, 117],
        process_vm_readv: [310, 270],
        process_vm_writev: [311, 271],
        process_madvise: [440, 440],
        process_mrelease: [448, 448],
        pidfd_getfd: [438, 438],
        kcmp: [312, 272],
        migrate_pages: [256, 238],
        move_pages: [279, 239],
        mbind: [237, 235],
        set_mempolicy: [238, 237],
        get_mempolicy: [239, 236],
        set_mempolicy_home_node: [450, 450],
        sched_setparam: [142, 118],
        sched_setscheduler: [144, 119],
        sched_setaffinity: [203, 122],
        sched_setattr: [314, 274],
        ioprio_set: [251, 30],
      },
    },
    {
      errno: ERRNO.EPERM,
      why: 'a large attack surface that no exercise needs',
      calls: {
        bpf: [321, 280],
        perf_event_open: [298, 241],
        userfaultfd: [323, 282],
        fanotify_init: [300, 262],
        fanotify_mark: [301, 263],
        lookup_dcookie: [212, 18],
        modify_ldt: [154],
        personality: [135, 92],
        seccomp: [317, 277],
        vmsplice: [278, 75],
      },
    },
    {
      errno: ERRNO.EPERM,
      why: 'a channel from one run to the next, or memory that no limit counts',
      calls: {
        add_key: [248, 217],
        request_key: [249, 218],
        keyctl: [250, 219],
        shmget: [29, 194],
        msgget: [68, 186],
        semget: [64, 190],
        mq_open: [240, 180],
        inotify_init: [253],
        inotify_init1: [294, 26],
        inotify_add_watch: [254, 27],
      },
    },
    { errno: ERRNO.ENOLCK, why: 'locks on shared files are seen by other runs', calls: { flock: [73, 32] } },
    {
      errno: ERRNO.EOPNOTSUPP,
      why: 'attributes are memory that no limit counts',
      calls: { setxattr: [188, 5], lsetxattr: [189, 6], fsetxattr: [190, 7] },
    },
    {
      errno: ERRNO.ENOSYS,
      why: 'libraries fall back to calls that can be judged by their arguments',
      calls: {
        io_setup: [206, 0],
        io_submit: [209, 2],
        io_uring_setup: [425, 425],
        io_uring_enter: [426, 426],
        io_uring_register: [427, 427],
        clone3: [435, 435],
        memfd_create: [319, 279],
        memfd_secret: [447, 447],
        landlock_create_ruleset: [444, 444],
        landlock_add_rule: [445, 445],
        landlock_restrict_self: [446, 446],
      },
    },
  ];

/** CLONE_NEWTIME, NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET of `linux/sched.h`. */
const NEW_NAMESPACES = 0x7e_02_00_80;
const [AF_UNIX, AF_INET, AF_INET6] = [1, 2, 10];
/** The family's own, ICMP, TCP and UDP: others keep memory of their own (MPTCP) or load modules. */
const USUAL_PROTOCOLS = [0, 1, 6, 17];
const PRIO_PROCESS = 0;
const SIGCHLD = 17;

/** `bits`: refused when any is set. `only`: refused unless it is one of these. `never`: refused when it is. */
type Rule = { bits: number } | { only: readonly number[] } | { never: readonly number[] };

/** One argument's low 32 bits, which is all the kernel itself looks at in these calls. */
export type Condition = { readonly argument: number; readonly rule: Rule };

export type JudgedCall = {
  readonly name: string;
  readonly call: SystemCall;
  /** 0: the call says that it is done, and nothing is. */
  readonly errno: number;
  /** The call goes through when none of them refuses it. */
  readonly conditions: readonly Condition[];
  /** A pointer that makes the call harmless when it is null, whatever the conditions say. */
  readonly harmlessWithout?: number;
};

/** Judged by their arguments. */
export const JUDGED: readonly JudgedCall[] = [
  {
    name: 'clone',
    call: [56, 220],
    errno: ERRNO.EPERM,
    conditions: [{ argument: 0, rule: { bits: NEW_NAMESPACES } }],
  },
  {
    name: 'socket',
    call: [41, 198],
    errno: ERRNO.EAFNOSUPPORT,
    conditions: [
      { argument: 0, rule: { only: [AF_UNIX, AF_INET, AF_INET6] } },
      { argument: 2, rule: { only: USUAL_PROTOCOLS } },
    ],
  },
  {
    name: 'socketpair',
    call: [53, 199],
    errno: ERRNO.EAFNOSUPPORT,
    conditions: [{ argument: 0, rule: { only: [AF_UNIX] } }],
  },
  /* F_GETLK, F_SETLK, F_SETLKW, their open-file-description kin, F_SETLEASE and F_NOTIFY. */
  {
    name: 'fcntl',
    call: [72, 25],
    errno: ERRNO.ENOLCK,
    conditions: [{ argument: 1, rule: { never: [5, 6, 7, 36, 37, 38, 1024, 1026] } }],
  },
  /*
   * TIOCSTI and TIOCLINUX type into a terminal (CVE-2017-5226). TIOCSETD has the kernel load the module of a line
   * discipline, as of a modem: many a hole was there (CVE-2017-2636, CVE-2023-6546).
   */
  {
    name: 'ioctl',
    call: [16, 29],
    errno: ERRNO.EPERM,
    conditions: [{ argument: 1, rule: { never: [0x54_12, 0x54_1c, 0x54_23] } }],
  },
  /* One's own limits and priority only: 0 is oneself, any other number might be the init of the box. */
  {
    name: 'prlimit64',
    call: [302, 261],
    errno: ERRNO.EPERM,
    conditions: [{ argument: 0, rule: { only: [0] } }],
  },
  /* Groups and users (PRIO_PGRP, PRIO_USER) hold the init of the box as well. */
  {
    name: 'setpriority',
    call: [141, 140],
    errno: ERRNO.EPERM,
    conditions: [
      { argument: 0, rule: { only: [PRIO_PROCESS] } },
      { argument: 1, rule: { only: [0] } },
    ],
  },
];

/**
 * Judged like this where no cgroup counts for us. Those that say that they are done are calls whose answer
 * programs seldom look at.
 */
export const JUDGED_WITHOUT_CGROUPS: readonly JudgedCall[] = [
  /* Connections to oneself take 3 MB each, faster than init can look. */
  {
    name: 'socket',
    call: [41, 198],
    errno: ERRNO.EAFNOSUPPORT,
    conditions: [{ argument: 0, rule: { only: [AF_UNIX] } }],
  },
  /* The time of children that nobody waits for is added up nowhere (SIG_IGN, SA_NOCLDWAIT). Asking is allowed. */
  {
    name: 'rt_sigaction',
    call: [13, 134],
    errno: 0,
    conditions: [{ argument: 0, rule: { never: [SIGCHLD] } }],
    harmlessWithout: 1,
  },
  /* SO_SNDBUF and SO_RCVBUF: init counts each socket with the size that it has by default. */
  {
    name: 'setsockopt',
    call: [54, 208],
    errno: 0,
    conditions: [{ argument: 2, rule: { never: [7, 8] } }],
  },
];
