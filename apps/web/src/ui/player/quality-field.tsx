import { fill } from '@abhyas/contract/fill';

import { texts } from '../../lib/texts.ts';
import { SelectField } from '../select-field.tsx';
import { FIELD_LOOK } from './field-look.ts';
import { keepQuality } from './kept-quality.ts';
import { inMegabytes, type Level, type Quality } from './quality.rules.ts';

type Props = {
  readonly levels: readonly Level[];
  readonly playing: Quality;
  /** A stream chooses by itself unless told, and its sizes are reckoned, not counted. */
  readonly streamed: boolean;
  readonly onChange: (quality: Quality) => void;
};

/** What each quality costs of a data plan, and which one to take; remembered on this device. */
export function QualityField({ levels, playing, streamed, onChange }: Props) {
  return (
    <SelectField
      label={texts.learning.video.quality}
      value={playing}
      options={levels.map((level) => ({ value: level.quality, name: nameOf(level, streamed) }))}
      onChange={(chosen) => {
        keepQuality(chosen);
        onChange(chosen);
      }}
      className={FIELD_LOOK}
    />
  );
}

function nameOf({ quality, bytes }: Level, streamed: boolean): string {
  const words = texts.learning.video;
  const named =
    typeof quality === 'number' ? fill(words.lines, { height: quality }) : plain(quality, streamed);
  if (bytes === undefined) return named;
  const weight = { quality: named, size: inMegabytes(bytes) };
  return fill(streamed ? words.weighsAbout : words.weighs, weight);
}

function plain(quality: 'best' | 'sound', streamed: boolean): string {
  const { best, automatic, soundOnly } = texts.learning.video;
  if (quality === 'sound') return soundOnly;
  return streamed ? automatic : best;
}
