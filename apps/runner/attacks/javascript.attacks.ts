import { JAVASCRIPT, type Attack } from './attack.ts';

/** What Node alone offers to whoever looks for a way out, or for a way to take more than is due. */
export const JAVASCRIPT_ATTACKS: readonly Attack[] = [
  {
    name: 'JavaScript: the host’s files and the environment of whoever started us',
    language: JAVASCRIPT,
    code: `const fs = require('fs');
const open = [];
for (const path of ['/etc/passwd', '/etc/shadow', '/root', '/home', '/var', '/sys', '/opt', '/usr/local/bin',
  '/proc/1/environ', '/proc/1/mem', '/proc/1/root', '/proc/kcore', '/proc/keys', '/proc/cmdline', '/dev/mem']) {
  try {
    if (fs.statSync(path).isDirectory() ? fs.readdirSync(path).length : fs.readFileSync(path).length) open.push(path);
  } catch {}
}
for (const path of ['/usr/bin/x', '/toolbox/node', '/toolbox/javascript/wait.cjs', '/etc/x', '/x']) {
  try { fs.writeFileSync(path, 'x'); open.push('wrote ' + path); } catch {}
}
const known = ['LANG', 'PATH', 'HOME', 'PWD', 'TMPDIR', 'TERM'];
console.log(open, Object.keys(process.env).filter((name) => !known.includes(name)));`,
    ends: { by: 'isolation', output: '[] []\n' },
  },
  {
    name: 'JavaScript: the network',
    language: JAVASCRIPT,
    code: `const net = require('net');
const dgram = require('dgram');
const tries = [['1.1.1.1', 53], ['127.0.0.1', 5432], ['169.254.169.254', 80]].map(([host, port]) => new Promise((done) => {
  try {
    net.connect({ host, port, timeout: 500 }).on('connect', () => done('out')).on('error', () => done('shut')).on('timeout', () => done('shut'));
  } catch { done('shut'); }
}));
tries.push(require('dns').promises.lookup('example.com').then(() => 'out', () => 'shut'));
tries.push(new Promise((done) => {
  const socket = dgram.createSocket('udp4');
  socket.on('error', () => done('shut'));
  socket.send('x', 53, '1.1.1.1', (error) => done(error ? 'shut' : 'out'));
}));
tries.push(fetch('http://127.0.0.1:3000').then(() => 'out', () => 'shut'));
Promise.all(tries).then((all) => { console.log([...new Set(all)].join()); process.exit(0); });`,
    ends: { by: 'isolation', output: 'shut\n' },
  },
  {
    name: 'JavaScript: signals to everybody',
    language: JAVASCRIPT,
    code: `for (const pid of [1, process.ppid]) {
  try { process.kill(pid, 'SIGKILL'); } catch {}
}
setTimeout(() => console.log('alone'), 100);`,
    ends: { by: 'isolation', output: 'alone\n' },
  },
  {
    name: 'JavaScript: children of children through child_process',
    language: JAVASCRIPT,
    code: `const { spawn } = require('child_process');
for (;;) { try { spawn(process.execPath, [__filename], { detached: true, stdio: 'ignore' }).on('error', () => {}); } catch {} }`,
    ends: { by: ['time-limit', 'memory-limit', 'runtime-error'] },
  },
  {
    name: 'JavaScript: a shell that outlives the program',
    language: JAVASCRIPT,
    code: `require('child_process').spawn('/bin/sh', ['-c', 'sleep 60'], { detached: true, stdio: 'ignore' }).unref();
console.log('gone');`,
    ends: { by: 'isolation', output: 'gone\n' },
  },
  {
    name: 'JavaScript: worker threads without end',
    language: JAVASCRIPT,
    code: `const { Worker } = require('worker_threads');
const more = () => { for (let i = 0; i < 8; i++) new Worker('for (;;);', { eval: true }).on('error', () => {}); setImmediate(more); };
more();`,
    ends: { by: ['time-limit', 'memory-limit', 'runtime-error'] },
  },
  {
    name: 'JavaScript: memory of WebAssembly, which no heap counts',
    language: JAVASCRIPT,
    code: `const kept = [];
for (;;) {
  const memory = new WebAssembly.Memory({ initial: 256 });
  new Uint8Array(memory.buffer).fill(1);
  kept.push(memory);
}`,
    ends: { by: ['memory-limit', 'runtime-error'] },
  },
  {
    name: 'JavaScript: a heap whose limit the program lifts',
    language: JAVASCRIPT,
    code: `require('v8').setFlagsFromString('--max-old-space-size=100000');
const kept = [];
for (;;) kept.push(new Array(10_000).fill(0.5));`,
    ends: { by: ['memory-limit'] },
  },
  {
    name: 'JavaScript: a stack whose limit the program lifts',
    language: JAVASCRIPT,
    code: `require('v8').setFlagsFromString('--stack-size=10000000');
const f = () => f() + 1;
require('vm').runInNewContext('(' + f + ')')();
f();`,
    ends: { by: ['runtime-error', 'memory-limit'] },
  },
  {
    name: 'JavaScript: an expression that goes back over its text forever',
    language: JAVASCRIPT,
    code: "console.log(/^(a+)+$/.test('a'.repeat(50) + 'b'));",
    ends: { by: ['time-limit'] },
  },
  {
    name: 'JavaScript: promises that never let go',
    language: JAVASCRIPT,
    code: '(function f() { Promise.resolve().then(f); })();',
    ends: { by: ['time-limit'] },
  },
  {
    name: 'JavaScript: output without end',
    language: JAVASCRIPT,
    code: "for (;;) process.stdout.write('x'.repeat(65536));",
    ends: { by: ['output-limit', 'time-limit'] },
  },
  {
    name: 'JavaScript: nesting that overflows the parser',
    language: JAVASCRIPT,
    code: `console.log(${'('.repeat(100_000)}1${')'.repeat(100_000)});`,
    ends: { by: 'compiler', output: /RangeError|SyntaxError/ },
  },
  {
    name: 'JavaScript: code that would run while it is looked over',
    language: JAVASCRIPT,
    code: '}); process.exit(7); (function () {',
    ends: { by: 'compiler', output: /SyntaxError/ },
  },
];
