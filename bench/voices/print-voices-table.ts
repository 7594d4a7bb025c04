/**
 * Prints how well a recogniser hears the voices that Debian has, beside a person who says the same sentences
 * (docs/decisions/0378): `node bench/voices/print-voices-table.ts FOLDER`, which keeps what was spoken in FOLDER.
 *
 * Needs of Debian, with contrib and non-free: espeak-ng mbrola mbrola-us1 mbrola-us2 mbrola-us3 mbrola-en1 mbrola-in1 mbrola-in2
 * festival festvox-kallpc16k festvox-rablpc16k festvox-us-slt-hts festival-hi festvox-hi-nsk flite libttspico-utils pocketsphinx
 * pocketsphinx-en-us asterisk-core-sounds-en asterisk-core-sounds-en-g722 ffmpeg sox. Nothing of the product needs any of them.
 */
import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';

import { expectLessons } from './expecting.ts';
import { compare, GENERAL_ENGLISH, hear, wordsOf, type Expecting } from './listening.ts';
import { listenTo, rangeOf, type Sound } from './sound.ts';
import { ENGLISH, HINDI_SPEAKERS, SPEEDS, type Speaker, type Speed } from './speakers.ts';
import { HINDI, TERMS, TEXTS } from './texts.ts';

const run = promisify(execFile);

const PERSON = '/usr/share/asterisk/sounds/en_US_f_Allison';
const SAID_BY_PERSON = '/usr/share/doc/asterisk-core-sounds-en/core-sounds-en.txt.gz';
const PROMPTS = 20;
const PROMPT_WORDS_MIN = 8;

const folder = process.argv[2] ?? 'voices';
const print = (...cells: readonly (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Sentences that a person has recorded: [file, what is said]. */
const prompts = gunzipSync(readFileSync(SAID_BY_PERSON))
  .toString()
  .split('\n')
  .map((line) => line.split(/: (.*)/su, 2))
  .filter((entry): entry is [string, string] => entry[1] !== undefined && !/[[\d]/u.test(entry[1]))
  .filter(([, said]) => wordsOf(said).length >= PROMPT_WORDS_MIN)
  .slice(0, PROMPTS);

async function forRecogniser(from: string, to: string): Promise<void> {
  await run('sox', [from, '-r', '16000', '-c', '1', '-b', '16', to, 'norm', '-3', 'pad', '0.2', '0.2']);
}

type Said = { readonly name: string; readonly words: readonly string[] };

type Spoken = { readonly texts: readonly string[]; readonly speed: Speed; readonly into: string };

async function speakAll(speaker: Speaker, { texts, speed, into }: Spoken): Promise<Said[]> {
  mkdirSync(into, { recursive: true });
  const said: Said[] = [];
  for (const [i, text] of texts.entries()) {
    const name = String(i).padStart(2, '0');
    await speaker.speak(text, speed, join(into, `${name}.raw.wav`));
    await forRecogniser(join(into, `${name}.raw.wav`), join(into, `${name}.wav`));
    said.push({ name, words: wordsOf(text) });
  }
  return said;
}

/** What was heard of some sentences, added up. */
type Heard = { words: number; wrong: number; terms: number; termsRight: number; sounds: Sound[] };

async function listen(into: string, said: readonly Said[], expecting: Expecting): Promise<Heard[]> {
  const heard = await hear(
    into,
    said.map(({ name }) => name),
    expecting,
  );
  return said.map(({ name, words }, i) => {
    const { wrong, right } = compare(words, heard[i] ?? []);
    const terms = right.filter((_, place) => TERMS.includes(words[place] ?? ''));
    const sounds = [listenTo(join(into, `${name}.wav`))];
    return {
      words: words.length,
      wrong,
      terms: terms.length,
      termsRight: terms.filter(Boolean).length,
      sounds,
    };
  });
}

function sumUp(heard: readonly Heard[]) {
  const sum = (of: (each: Heard) => number): number => heard.reduce((all, each) => all + of(each), 0);
  const sounds = heard.flatMap((each) => each.sounds);
  const seconds = sounds.reduce((all, sound) => all + sound.seconds, 0);
  return {
    errors: percent(sum(({ wrong }) => wrong) / sum(({ words }) => words)),
    terms: percent(sum(({ termsRight }) => termsRight) / sum(({ terms }) => terms)),
    perMinute: Math.round((sum(({ words }) => words) / seconds) * 60),
    range: rangeOf(sounds.flatMap(({ pitches }) => pitches)).toFixed(1),
    pauses: percent(sounds.reduce((all, sound) => all + sound.pauses, 0) / seconds),
  };
}

print('who', 'made of', 'words heard wrong', 'words a minute', 'pauses', 'pitch range in semitones');
const person = join(folder, 'person');
mkdirSync(person, { recursive: true });
for (const [name] of prompts) {
  await run('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-i',
    join(PERSON, `${name}.g722`),
    join(person, `${name}.raw.wav`),
  ]);
  await forRecogniser(join(person, `${name}.raw.wav`), join(person, `${name}.wav`));
}
const byPerson = prompts.map(([name, said]) => ({ name, words: wordsOf(said) }));
const natural = sumUp(await listen(person, byPerson, GENERAL_ENGLISH));
print('a person', '', natural.errors, natural.perMinute, natural.pauses, natural.range);
for (const speaker of ENGLISH) {
  const into = join(folder, `prompts ${speaker.name}`);
  const said = await speakAll(speaker, { texts: prompts.map(([, text]) => text), speed: 'usual', into });
  const { errors, perMinute, pauses, range } = sumUp(await listen(into, said, GENERAL_ENGLISH));
  print(speaker.name, speaker.how, errors, perMinute, pauses, range);
}

process.stdout.write('\n');
print('voice', 'speed', ...Object.keys(TEXTS), 'all', 'terms heard', 'words a minute', 'pitch range');
const lessons = globSync('content/courses/0[1-4]-*/*/*/text.md').map((file) =>
  readFileSync(file, 'utf8')
    .replaceAll(/```.*?```/gsu, '')
    .replaceAll('`', ''),
);
const expecting = expectLessons(lessons, Object.values(TEXTS).flat().flatMap(wordsOf), folder);
for (const speaker of ENGLISH) {
  for (const speed of SPEEDS) {
    const into = join(folder, `texts ${speaker.name} ${speed}`);
    const said = await speakAll(speaker, { texts: Object.values(TEXTS).flat(), speed, into });
    const heard = await listen(into, said, expecting);
    const { errors, terms, perMinute, range } = sumUp(heard);
    let from = 0;
    const each = Object.values(TEXTS).map(({ length }) => sumUp(heard.slice(from, (from += length))).errors);
    print(speaker.name, speed, ...each, errors, terms, perMinute, range);
  }
}

process.stdout.write('\n');
print('Hindi voice', 'seconds of the text', 'seconds of its terms alone');
for (const speaker of HINDI_SPEAKERS) {
  const seconds: string[] = [];
  for (const [name, text] of Object.entries(HINDI)) {
    const into = join(folder, `hindi ${speaker.name} ${name}`);
    try {
      await speakAll(speaker, { texts: [text], speed: 'usual', into });
      seconds.push(listenTo(join(into, '00.wav')).seconds.toFixed(1));
    } catch {
      // One of them ends with a signal when it meets a Latin letter.
      seconds.push('crashes');
    }
  }
  print(speaker.name, ...seconds);
}
