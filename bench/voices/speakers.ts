import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const SPEEDS = ['usual', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

/** A voice that can be had from Debian. */
export type Speaker = {
  readonly name: string;
  readonly how: string;
  readonly speak: (text: string, speed: Speed, wav: string) => Promise<unknown>;
};

const WORDS_A_MINUTE = { usual: 160, slow: 128 };

const espeak = (voice: string, name: string, how: string): Speaker => ({
  name,
  how,
  speak: (text, speed, wav) =>
    run('espeak-ng', ['-v', voice, '-s', String(WORDS_A_MINUTE[speed]), '-w', wav, text]),
});

const festival = (voice: string, how: string): Speaker => ({
  name: `festival ${voice}`,
  how,
  speak: (text, speed, wav) =>
    run('festival', [
      '--batch',
      `(begin (voice_${voice}) (Parameter.set 'Duration_Stretch ${speed === 'slow' ? 1.25 : 1})
        (utt.save.wave (utt.synth (Utterance Text ${JSON.stringify(text)})) ${JSON.stringify(wav)} 'riff))`,
    ]),
});

const flite = (voice: string, how: string): Speaker => ({
  name: `flite ${voice}`,
  how,
  speak: (text, speed, wav) =>
    run('flite', [
      '-voice',
      voice,
      '--setf',
      `duration_stretch=${speed === 'slow' ? 1.25 : 1}`,
      '-t',
      text,
      '-o',
      wav,
    ]),
});

const pico = (language: string): Speaker => ({
  name: `pico ${language}`,
  how: 'units and statistics',
  speak: (text, speed, wav) =>
    run('pico2wave', [
      '-l',
      language,
      '-w',
      wav,
      speed === 'slow' ? `<speed level="80">${text}</speed>` : text,
    ]),
});

export const ENGLISH: readonly Speaker[] = [
  espeak('en-us', 'espeak-ng en-us', 'formants'),
  espeak('en-gb', 'espeak-ng en-gb', 'formants'),
  ...['us1', 'us2', 'us3', 'en1'].map((voice) =>
    espeak(`mb-${voice}`, `espeak-ng mbrola ${voice}`, 'diphones'),
  ),
  festival('kal_diphone', 'diphones'),
  festival('rab_diphone', 'diphones'),
  festival('cmu_us_slt_arctic_hts', 'hidden Markov models'),
  flite('slt', 'statistics of frames'),
  flite('rms', 'statistics of frames'),
  flite('awb', 'statistics of frames'),
  pico('en-US'),
  pico('en-GB'),
];

export const HINDI_SPEAKERS: readonly Speaker[] = [
  espeak('hi', 'espeak-ng hi', 'formants'),
  espeak('mb-in1', 'espeak-ng mbrola in1', 'diphones'),
  espeak('mb-in2', 'espeak-ng mbrola in2', 'diphones'),
  festival('hindi_NSK_diphone', 'diphones'),
];
