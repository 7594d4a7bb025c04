import { texts } from '../../lib/texts.ts';
import { SelectField } from '../select-field.tsx';
import { FIELD_LOOK } from './field-look.ts';
import { keepSpeed, SPEEDS, type Speed } from './kept-speed.ts';

const OPTIONS = SPEEDS.map((value) => ({ value, name: `${value}×` }));

type Props = { readonly speed: Speed; readonly onChange: (speed: Speed) => void };

export function SpeedField({ speed, onChange }: Props) {
  return (
    <SelectField
      label={texts.learning.video.speed}
      value={speed}
      options={OPTIONS}
      onChange={(chosen) => {
        keepSpeed(chosen);
        onChange(chosen);
      }}
      className={FIELD_LOOK}
    />
  );
}
