import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { GENERAL_ENGLISH, wordsOf, type Expecting } from './listening.ts';
import { PRONUNCIATIONS } from './texts.ts';

/** Taken off each count of two words and given to those that were never seen. */
const DISCOUNT = 0.5;
const [BEGIN, END] = ['<s>', '</s>'];

type Counts = ReadonlyMap<string, number>;

/**
 * A model of what follows what in our lessons, for a recogniser whose own has never heard of malloc: words that stand at
 * least twice in the texts, and all words of `further`, so that each can be heard.
 */
export function expectLessons(
  texts: readonly string[],
  further: readonly string[],
  folder: string,
): Expecting {
  const sounds = knownSounds();
  const sentences = texts
    .flatMap((text) => text.split(/[.:;?!\n]+/u).map(wordsOf))
    .filter((words) => words.length > 1);
  const counted = count([...further, ...further, ...sentences.flat()]);
  const ones = new Map([...counted].filter(([word, times]) => times > 1 && sounds.has(word)));
  ones.set(END, sentences.length);
  const [model, dictionary] = [join(folder, 'lessons.arpa'), join(folder, 'lessons.dict')];
  writeFileSync(model, arpaOf(ones, followers(sentences, ones)));
  const entries = [...ones.keys()].flatMap((word) =>
    (sounds.get(word) ?? []).map((said, i) => `${i === 0 ? word : `${word}(${i + 1})`} ${said}`),
  );
  writeFileSync(dictionary, `${entries.join('\n')}\n`);
  return { model, dictionary };
}

/** How each word of the recogniser's dictionary, and each of ours, may sound. */
function knownSounds(): Map<string, string[]> {
  const ours = Object.entries(PRONUNCIATIONS).map(([word, said]): [string, string[]] => [word, [...said]]);
  const sounds = new Map(ours);
  for (const line of readFileSync(GENERAL_ENGLISH.dictionary, 'utf8').split('\n')) {
    const [entry = '', ...said] = line.split(' ');
    const word = entry.replace(/\(\d+\)$/u, '');
    if (word !== '' && !(word in PRONUNCIATIONS))
      sounds.set(word, [...(sounds.get(word) ?? []), said.join(' ')]);
  }
  return sounds;
}

function count(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Which known words follow a known word, or a sentence's beginning. */
function followers(sentences: readonly (readonly string[])[], ones: Counts): Map<string, Counts> {
  const after = new Map<string, string[]>();
  for (const words of sentences) {
    let before = BEGIN;
    for (const word of [...words, END]) {
      if (ones.has(word) && (before === BEGIN || ones.has(before)))
        after.set(before, [...(after.get(before) ?? []), word]);
      before = word;
    }
  }
  return new Map([...after].map(([before, words]) => [before, count(words)]));
}

const sum = (counts: Counts): number => [...counts.values()].reduce((all, times) => all + times, 0);
const log = (share: number): string => Math.log10(Math.max(share, 1e-9)).toFixed(4);

/** A bigram model in the format ARPA, with absolute discounting. */
function arpaOf(ones: Counts, twos: ReadonlyMap<string, Counts>): string {
  const all = sum(ones);
  const one = (word: string): number => (ones.get(word) ?? 0) / all;
  const rest = (after: Counts): number =>
    (DISCOUNT * after.size) /
    sum(after) /
    (1 - [...after.keys()].reduce((seen, word) => seen + one(word), 0));
  const first = [BEGIN, ...ones.keys()].map((word) => {
    const after = twos.get(word);
    return `${word === BEGIN ? '-99' : log(one(word))} ${word} ${after ? log(rest(after)) : '0'}`;
  });
  const second = [...twos].flatMap(([before, after]) =>
    [...after].map(([word, times]) => `${log((times - DISCOUNT) / sum(after))} ${before} ${word}`),
  );
  const head = `\\data\\\nngram 1=${first.length}\nngram 2=${second.length}`;
  return `${head}\n\n\\1-grams:\n${first.join('\n')}\n\n\\2-grams:\n${second.join('\n')}\n\n\\end\\\n`;
}
