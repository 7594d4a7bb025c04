import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const MODEL = '/usr/share/pocketsphinx/model/en-us';

/** What the recogniser expects to hear: its own model of English, or one of ours. */
export type Expecting = { readonly dictionary: string; readonly model: string };
export const GENERAL_ENGLISH: Expecting = {
  dictionary: join(MODEL, 'cmudict-en-us.dict'),
  model: join(MODEL, 'en-us.lm.bin'),
};

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[a-z']+/gu) ?? [];

/** Lets the recogniser hear the files (16 kHz, one channel, in this folder), and returns the words of each. */
export async function hear(
  folder: string,
  names: readonly string[],
  expecting: Expecting,
): Promise<string[][]> {
  const list = join(folder, 'heard.ctl');
  const heard = join(folder, 'heard.hyp');
  writeFileSync(list, names.join('\n') + '\n');
  await run(
    'pocketsphinx_batch',
    [
      '-hmm',
      join(MODEL, 'en-us'),
      '-lm',
      expecting.model,
      '-dict',
      expecting.dictionary,
      '-maxhmmpf',
      '5000',
      '-maxwpf',
      '20',
      '-adcin',
      'yes',
      '-cepdir',
      folder,
      '-cepext',
      '.wav',
      '-ctl',
      list,
      '-hyp',
      heard,
    ],
    { maxBuffer: 1 << 26 },
  );
  const lines = readFileSync(heard, 'utf8').trimEnd().split('\n');
  return lines.map((line) => wordsOf(line.replace(/\([^()]*\)$/u, '').replaceAll(/\(\d+\)/gu, '')));
}

/** The least number of words to change to get from what was said to what was heard, and which of the said are right. */
export function compare(
  said: readonly string[],
  heard: readonly string[],
): { wrong: number; right: boolean[] } {
  const costs: number[][] = [];
  const at = (i: number, j: number): number => costs[i]?.[j] ?? Infinity;
  for (let i = 0; i <= said.length; i += 1) {
    const row = [i];
    costs.push(row);
    for (let j = 1; j <= heard.length; j += 1) {
      const change = said[i - 1] === heard[j - 1] ? 0 : 1;
      row.push(i === 0 ? j : Math.min(at(i - 1, j - 1) + change, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  const right = said.map(() => false);
  let [i, j] = [said.length, heard.length];
  while (i > 0 && j > 0) {
    if (said[i - 1] === heard[j - 1] && at(i, j) === at(i - 1, j - 1)) right[i - 1] = true;
    if (at(i, j) === at(i - 1, j - 1) + (said[i - 1] === heard[j - 1] ? 0 : 1)) [i, j] = [i - 1, j - 1];
    else if (at(i, j) === at(i - 1, j) + 1) i -= 1;
    else j -= 1;
  }
  return { wrong: at(said.length, heard.length), right };
}
