import type { OrdinaryProgram } from './ordinary-program.ts';

export const JAVASCRIPT_PROGRAMS: readonly OrdinaryProgram[] = [
  {
    does: 'reads all of stdin by its descriptor and by its path',
    code: "const fs = require('fs');\nconsole.log(fs.readFileSync(0, 'utf8').split('\\n'));\nconsole.log(fs.readFileSync('/dev/stdin', 'utf8').length);",
    stdin: '3 4\nनमस्ते\n',
  },
  {
    does: 'reads line by line',
    code: "const rl = require('readline').createInterface({ input: process.stdin });\nlet n = 0;\nrl.on('line', (line) => console.log(++n, line));\nrl.on('close', () => console.log('end'));",
    stdin: 'one\ntwo\nthree',
  },
  {
    does: 'awaits its lines',
    code: "const rl = require('readline').createInterface({ input: process.stdin });\n(async () => { for await (const line of rl) console.log(line.toUpperCase()); })();",
    stdin: 'one\ntwo\n',
  },
  { does: 'reads past the end', code: "console.log([require('fs').readFileSync(0, 'utf8')]);" },
  {
    does: 'is a module',
    code: "import { readFileSync } from 'node:fs';\nconst text = await Promise.resolve(readFileSync(0, 'utf8'));\nconsole.log(text.trim());\nexport const done = true;",
    stdin: 'hello\n',
  },
  {
    does: 'awaits at its top level without an import',
    code: "const { createInterface } = await import('node:readline');\nfor await (const line of createInterface({ input: process.stdin })) console.log(await Promise.resolve(line));\nif (await Promise.resolve(true)) console.log([await 1, await 2]);",
    stdin: 'one\ntwo\n',
  },
  { does: 'passes what it awaits', code: 'console.log(await Promise.resolve(1));' },
  {
    does: 'asks what it awaits',
    code: 'const word = (await 1) > 0 ? await 2 : await 3;\nconsole.log(word);',
  },
  { does: 'awaits at its top level and declares a name twice', code: 'await 1;\nlet a = 1;\nlet a = 2;' },
  { does: 'exits with 3', code: "console.log('a');\nprocess.exit(3);\nconsole.log('b');" },
  { does: 'sets its exit code', code: "process.exitCode = 4;\nconsole.log('a');" },
  { does: 'throws', code: "function f(x) {\n  return x.length;\n}\nconsole.log('a');\nf(undefined);" },
  { does: 'throws what is no error', code: "throw 'too bad';" },
  { does: 'throws an error of its own', code: "class Oops extends Error {}\nthrow new Oops('mine');" },
  { does: 'throws with a cause', code: "throw new Error('outer', { cause: new TypeError('inner') });" },
  { does: 'rejects and nobody listens', code: "Promise.reject(new Error('late'));" },
  { does: 'knows no such name', code: 'console.log(totl);' },
  {
    does: 'catches an overflow of the stack',
    code: 'function f() { return f() + 1; }\ntry {\n  f();\n} catch (error) {\n  console.log(error.name, error.message);\n}',
  },
  {
    does: 'keeps the order of its tasks',
    code: "setTimeout(() => console.log('timer'), 0);\nsetImmediate(() => console.log('immediate'));\nPromise.resolve().then(() => console.log('promise'));\nprocess.nextTick(() => console.log('tick'));\nconsole.log('now');",
  },
  {
    does: 'computes with large numbers and text of many scripts',
    code: "console.log(2n ** 100n, (1234567.5).toLocaleString('hi-IN'), 'É'.normalize('NFD').length, [3, 1, 2].toSorted());",
  },
  {
    does: 'uses 150 MB',
    code: 'const all = Buffer.alloc(150 << 20, 1);\nconsole.log(all.reduce === undefined, all.length);',
  },
  {
    does: 'writes a file and runs another program',
    code: "const fs = require('fs');\nfs.writeFileSync('note.txt', 'hi\\n');\nconsole.log(require('child_process').execSync('cat note.txt').toString());",
  },
  {
    does: 'works in another thread',
    code: "const { Worker } = require('worker_threads');\nnew Worker(\"require('worker_threads').parentPort.postMessage(6 * 7)\", { eval: true }).on('message', (n) => console.log(n));",
  },
  {
    does: 'finds nothing of ours',
    code: 'console.log(process.execArgv, Object.keys(require.cache).length, module.children.length, process.env.PYTHONPATH);',
  },
  {
    does: 'prints 100000 lines',
    code: 'for (let i = 0; i < 100_000; i += 1) console.log(i);',
  },
  { does: 'does not close a bracket', code: "console.log('never closed';" },
  { does: 'declares a name twice', code: 'let a = 1;\nlet a = 2;' },
  { does: 'awaits outside', code: 'function f() {\n  await 1;\n}' },
];
