import { newestOf } from '@abhyas/languages/code-keys';
import { writePage } from '@abhyas/languages/page/tools/files';
import { expect, test } from 'vitest';

import { fitLimits } from './limits.ts';
import { testSandbox } from './sandbox/testing/test-sandbox.ts';

const PAGE = newestOf('page');
const sandbox = testSandbox('auto');

type Written = { readonly html?: string; readonly css?: string; readonly js?: string };

/** What the judge prints of a page by one check of these steps. */
async function judge({ html = '', css = '', js = '' }: Written, ...steps: Record<string, unknown>[]) {
  const signal = new AbortController().signal;
  const head = '<!doctype html><link rel="stylesheet" href="style.css">';
  const code = writePage({
    'index.html': `${head}${html}<script src="script.js"></script>`,
    'style.css': css,
    'script.js': js,
  });
  const built = await sandbox().compile({ language: PAGE, code }, signal);
  if (!built.ok) throw new Error(built.report.output);
  const limits = fitLimits({ timeMs: 1000, memoryMb: 256, outputKb: 1024 }, PAGE);
  const stdin = Buffer.from(JSON.stringify({ checks: [{ name: 'It is so', steps }] }));
  const { stdout, stderr, verdict } = await sandbox().execute(
    { artefact: built.artefact, stdin, limits },
    signal,
  );
  const fault = /^ {2}(\{.*\})$/m.exec(stdout)?.[1];
  return {
    verdict,
    stderr,
    ok: stdout.includes('\nok: '),
    fault: fault ? (JSON.parse(fault) as unknown) : undefined,
  };
}

const FORM = '<label for="a">Name</label><input id="a"><button id="b">Go</button><p id="c"></p>';

test.each<[string, Written, Record<string, unknown>[], unknown]>([
  ['a text', { html: '<h1>One  <b>two</b></h1>' }, [{ text: 'h1', is: 'One two' }], undefined],
  [
    'another text',
    { html: '<h1>a</h1>' },
    [{ text: 'h1', is: 'b' }],
    { step: 0, code: 'differs', expected: 'b', actual: 'a' },
  ],
  ['nothing there', {}, [{ text: 'h1', contains: 'b' }], { step: 0, code: 'none' }],
  [
    'a colour by another name',
    { html: '<p>x</p>', css: 'p { color: #f00 }' },
    [{ style: 'p', property: 'color', is: 'red' }],
    undefined,
  ],
  [
    'the style of a field and of a picture',
    { html: `${FORM}<img>`, css: 'input { color: #f00; padding-left: 2em } img { border-top-color: red }' },
    [
      { style: 'input', property: 'color', is: 'red' },
      { style: 'input', property: 'color', is_not: 'blue' },
      { style: 'input', property: 'padding-left', is: '2em' },
      { style: 'img', property: 'border-top-color', is: 'red' },
    ],
    undefined,
  ],
  [
    'another style of a field',
    { html: FORM, css: 'input { color: #f00 }' },
    [{ style: 'input', property: 'color', is: 'blue' }],
    { step: 0, code: 'differs', expected: 'blue', actual: 'rgb(255 0 0 1)' },
  ],
  ['the name of a field', { html: FORM }, [{ name: '#a', is: 'Name' }], undefined],
  ['a field without a name', { html: '<input>' }, [{ name: 'input' }], { step: 0, code: 'nameless' }],
  ['the order of Tab', { html: FORM }, [{ focus_order: ['#a', '#b'] }], undefined],
  [
    'what Tab does not reach',
    { html: '<div id="d">x</div>' },
    [{ reachable: '#d' }],
    { step: 0, code: 'unreachable' },
  ],
  [
    'a contrast',
    { html: '<p>x</p>', css: 'p { color: #999 }' },
    [{ contrast: 'p', at_least: 4.5 }],
    { step: 0, code: 'too-little', expected: '4.5', actual: '2.84' },
  ],
  [
    'an answer a moment later',
    { html: FORM, js: 'b.onclick = () => setTimeout(() => { c.textContent = a.value; }, 200);' },
    [{ type: 'Asha', into: '#a' }, { click: '#b' }, { text: '#c', is: 'Asha' }],
    undefined,
  ],
  [
    'a number with a point, typed sign by sign',
    {
      html: '<input type="number" step="any" id="a"><b id="c"></b>',
      js: 'a.oninput = () => { c.textContent = a.value; };',
    },
    [
      { type: '16.5', into: '#a' },
      { text: '#c', is: '16.5' },
    ],
    undefined,
  ],
  [
    'signs that a script turns into others while they are typed',
    { html: '<input id="a">', js: 'a.oninput = () => { a.value = a.value.toUpperCase(); };' },
    [
      { type: 'asha', into: '#a' },
      { value: '#a', is: 'ASHA' },
    ],
    undefined,
  ],
  [
    'a field that is emptied by its keys',
    {
      html: '<input id="a" value="x"><b id="c"></b>',
      js: 'a.onkeyup = (e) => { c.textContent = `${e.key}:${a.value}`; };',
    },
    [
      { type: '', into: '#a' },
      { text: '#c', is: 'Backspace:' },
    ],
    undefined,
  ],
  [
    'a text that is typed into the page itself',
    { html: '<p id="a" contenteditable>old</p>' },
    [
      { type: 'new', into: '#a' },
      { text: '#a', is: 'new' },
    ],
    undefined,
  ],
  [
    'a width',
    { html: '<p>x</p>', css: '@media (max-width: 400px) { p { display: none } }' },
    [{ visible: 'p' }, { width: 360 }, { hidden: 'p' }],
    undefined,
  ],
  [
    'a selector that is none',
    {},
    [{ count: '((', is: 1 }],
    { step: 0, code: 'broken', actual: expect.stringContaining('not a valid selector') as unknown },
  ],
])('WEBPAGE-11: the judge looks at a page as the browser does: %s', async (...[, page, steps, fault]) => {
  expect(await judge(page, ...steps)).toMatchObject({ verdict: 'accepted', ok: fault === undefined, fault });
});

test.each([
  [
    'changes the built-ins',
    "Document.prototype.querySelector = () => ({ innerText: 'right' }); window.performance = null;",
  ],
  ['claims the answer in the console', "console.log('ok: It is so');"],
  [
    'calls what tells the judge',
    "globalThis.tellJudge?.('ok'); globalThis.engine = { carryOutSteps: () => ({}) };",
  ],
])('WEBPAGE-12: a page that %s passes no check by it', async (_, js) => {
  expect(await judge({ html: '<h1>wrong</h1>', js }, { text: 'h1', is: 'right' })).toMatchObject({
    ok: false,
  });
});

test('WEBPAGE-12: a page has no network, no storage and no files in the judge', async () => {
  const js = `Promise.allSettled([fetch('http://127.0.0.1:80/'), fetch('file:///etc/passwd'), new Promise(() => localStorage)])
    .then((all) => { document.body.append(all.map(({ status }) => status).join()); });`;
  expect(await judge({ js }, { text: 'body', contains: 'rejected,rejected,rejected' })).toMatchObject({
    ok: true,
  });
});

test.each([
  ['a loop without end', 'for (;;);', 'time-limit'],
  ['memory without end', 'const a = []; for (;;) a.push(new Uint8Array(8 << 20).fill(1));', 'memory-limit'],
  ['going elsewhere', "location.href = 'about:blank';", 'runtime-error'],
])(
  'WEBPAGE-12: %s is contained',
  async (_, js, verdict) => {
    expect(await judge({ js }, { count: 'h1', is: 1 })).toMatchObject({ verdict });
  },
  60_000,
);

test('WEBPAGE-7: what a page writes to its console in the judge is told', async () => {
  const { stderr } = await judge({ js: "console.log('hello', [1]); missing();" }, { count: 'p', is: 0 });
  expect(stderr).toContain('log: hello [1]\n');
  expect(stderr).toContain('missing is not defined');
});
