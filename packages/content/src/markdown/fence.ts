import type { LanguageIndex } from '@abhyas/languages/index';
import { SNIPPET_ENDS, SNIPPET_LANGUAGES, type SnippetEnd } from '../snippet.ts';

/** What the line after the three backticks says, read. */
export type Fence = {
  /** Language name for highlighting, or empty. */
  readonly language: string;
  /** The wire index the block runs as, or null when it cannot be run in place. */
  readonly runsAs: LanguageIndex | null;
  readonly stdin: string;
  readonly expect: SnippetEnd;
};

const WORD = /(?<key>[a-z]+)(?:=(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<bare>\S+)))?|(?<junk>\S+)/g;

/** Reads a fence's words: `run`, `stdin="3 4\n"`, `expect=runtime-error`. Answers a fault as text. */
export function readFence(language: string, meta: string): Fence | string {
  const words = new Map<string, string>();
  for (const { groups } of meta.matchAll(WORD)) {
    if (!groups?.key) return `I cannot read "${groups?.junk ?? ''}" after the language.`;
    words.set(groups.key, unescape(groups.quoted ?? groups.bare ?? ''));
  }
  const unknown = [...words.keys()].find((word) => !['run', 'stdin', 'expect'].includes(word));
  if (unknown) return `"${unknown}" is no word for a code block; there are run, stdin="…" and expect=….`;
  const expect = SNIPPET_ENDS.find((end) => end === (words.get('expect') ?? 'success'));
  if (!expect) return `expect is one of ${SNIPPET_ENDS.join(', ')}.`;
  if (!words.has('run')) return { language, runsAs: null, stdin: '', expect };
  const runsAs = SNIPPET_LANGUAGES.get(language);
  if (runsAs === undefined) return `Only ${[...SNIPPET_LANGUAGES.keys()].join(', ')} can be run.`;
  return { language, runsAs, stdin: words.get('stdin') ?? '', expect };
}

function unescape(text: string): string {
  return text.replaceAll('\\n', '\n').replaceAll('\\"', '"');
}
