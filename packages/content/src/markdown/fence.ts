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
  /** The entry of steps.yaml with which it opens stepped; empty when it does not. */
  readonly trace: string;
};

const WORD = /(?<key>[a-z]+)(?:=(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<bare>\S+)))?|(?<junk>\S+)/g;

const KNOWN_WORDS = ['run', 'stdin', 'expect', 'trace'];

/** Reads a fence's words: `run`, `stdin="3 4\n"`, `expect=runtime-error`. Answers a fault as text. */
export function readFence(language: string, meta: string): Fence | string {
  const words = readWords(meta);
  const unknown = [...words.keys()].find((word) => !KNOWN_WORDS.includes(word));
  if (unknown !== undefined)
    return `"${unknown}" is no word for a code block; there are ${KNOWN_WORDS.join(', ')}.`;
  const expect = SNIPPET_ENDS.find((end) => end === (words.get('expect') ?? 'success'));
  if (!expect) return `expect is one of ${SNIPPET_ENDS.join(', ')}.`;
  const trace = words.get('trace') ?? '';
  if (words.has('trace') && (trace === '' || !words.has('run') || expect !== 'success'))
    return 'Only a program that runs to its end can be stepped through: write run trace=id.';
  const fence = { language, stdin: words.get('stdin') ?? '', expect, trace };
  if (!words.has('run')) return { ...fence, runsAs: null };
  const runsAs = SNIPPET_LANGUAGES.get(language);
  return runsAs === undefined
    ? `Only ${[...SNIPPET_LANGUAGES.keys()].join(', ')} can be run.`
    : { ...fence, runsAs };
}

/** The words and their values; what is no word at all is under itself and so is found unknown. */
function readWords(meta: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const { groups } of meta.matchAll(WORD)) {
    words.set(groups?.key ?? groups?.junk ?? '', unescape(groups?.quoted ?? groups?.bare ?? ''));
  }
  return words;
}

function unescape(text: string): string {
  return text.replaceAll('\\n', '\n').replaceAll('\\"', '"');
}
