import { existsSync, readdirSync, statSync } from 'node:fs';

/** Where the box finds our own tools, read-only. */
export const TOOLBOX = '/toolbox';
/** The box's working folder: source, program and whatever the program writes. */
export const WORK = '/work';

/** All that a box may write, in one tmpfs: its size is memory, and each file costs the kernel about 1 KB. */
export const WRITABLE = { megabytes: 192, files: 4096 };

/** What programs and compilers read in /proc; everything else there says something of the machine and is masked. */
const PROC_SHOWN = new Set([
  'cpuinfo',
  'filesystems',
  'loadavg',
  'meminfo',
  'mounts',
  'net',
  'self',
  'stat',
  'thread-self',
  'uptime',
  'version',
]);
const READABLE_BY_OTHERS = 0o004;

/** Only the devices that hold nothing. No terminals: each would be kernel memory shared by all boxes. */
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom'];
const DEVICE_LINKS = { fd: '', stdin: '/0', stdout: '/1', stderr: '/2' };

/** The linker's cache, the targets of the links `cc` and `awk`, and what the JDK keeps outside its folder on Debian. */
const JAVA_SETTINGS = ['17', '21', '25'].map((version) => `/etc/java-${version}-openjdk`);
const ETC = ['/etc/ld.so.cache', '/etc/alternatives', ...JAVA_SETTINGS];

function maskedProc(): string[] {
  return readdirSync('/proc').filter((name) => {
    if (/^\d+$/.test(name) || PROC_SHOWN.has(name)) return false;
    const about = statSync(`/proc/${name}`, { throwIfNoEntry: false });
    return about !== undefined && (about.mode & READABLE_BY_OTHERS) !== 0;
  });
}

/** On Debian /bin, /lib and the like are links into /usr. */
function rootLinks(): string[] {
  return ['bin', 'sbin', 'lib', 'lib64']
    .filter((name) => existsSync(`/${name}`))
    .flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]);
}

/** What is between a box and the machine. */
export type Isolation = {
  /** bubblewrap's command line, up to the program: what all boxes of a cell see and none can change. */
  readonly shared: readonly string[];
  /** Names in /proc that each box finds empty. */
  readonly masks: readonly string[];
  /** Mount options of a box's only writable file system. */
  readonly tmpfs: string;
};

/** What this machine's boxes get. `cell/zygote.c` gives each box what must be its own. */
export function isolationOfBoxes(): Isolation {
  return {
    shared: sharedArguments(),
    masks: maskedProc(),
    tmpfs: `size=${WRITABLE.megabytes}m,nr_inodes=${WRITABLE.files},mode=755`,
  };
}

/** The folders under /tmp are those that `enter.c` has made in the launcher's mount namespace. */
function sharedArguments(): string[] {
  return [
    '/usr/bin/bwrap',
    '--unshare-all',
    '--unshare-user',
    '--uid',
    '1000',
    '--gid',
    '1000',
    '--new-session',
    '--die-with-parent',
    '--cap-drop',
    'ALL',
    '--ro-bind',
    '/usr',
    '/usr',
    '--ro-bind',
    '/tmp/empty',
    '/usr/local',
    ...rootLinks(),
    ...ETC.filter((path) => existsSync(path)).flatMap((path) => ['--ro-bind', path, path]),
    '--proc',
    '/proc',
    ...DEVICES.flatMap((name) => ['--dev-bind', `/dev/${name}`, `/dev/${name}`]),
    ...Object.entries(DEVICE_LINKS).flatMap(([name, to]) => [
      '--symlink',
      `/proc/self/fd${to}`,
      `/dev/${name}`,
    ]),
    ...['/dev/shm', '/tmp', WORK].flatMap((folder) => ['--dir', folder]),
    '--ro-bind',
    '/tmp/toolbox',
    TOOLBOX,
    '--remount-ro',
    '/',
  ];
}
