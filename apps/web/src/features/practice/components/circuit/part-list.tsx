import { type Circuit, inputsOf, type Part } from '@abhyas/languages/circuit/tools/circuit';
import { fill } from '@abhyas/contract/fill';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';

import { Button, IconButton } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/check-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { isAdded, sourcesIn, wired, withInputs, without } from './building.rules.ts';
import { circuitWords } from './circuit-words.ts';

const NOTHING = '';

type Props = {
  readonly circuit: Circuit;
  readonly valueOf: (id: string) => boolean;
  readonly onChange: (circuit: Circuit) => void;
  readonly onSwitch: (part: Part) => void;
};

/** All parts as a list, for the keyboard and for screen readers: it can do all that the drawing can. */
export function PartList({ circuit, valueOf, onChange, onSwitch }: Props) {
  const words = circuitWords();
  return (
    <ul aria-label={words.list} className="divide-y divide-line">
      {circuit.parts.map((part) => (
        <li key={part.id} className="space-y-2 py-2.5">
          <div className="flex flex-wrap items-center gap-2">
            <span className="grow font-medium">
              {fill(words.part, { name: part.id, kind: words.kinds[part.kind] })}
              <span className="font-normal text-soft"> = {valueOf(part.id) ? 1 : 0}</span>
            </span>
            <Changes part={part} circuit={circuit} onChange={onChange} />
          </div>
          <Switch part={part} isOn={valueOf(part.id)} onSwitch={onSwitch} />
          <div className="grid gap-2 phone:grid-cols-2">
            {part.from.map((source, at) => (
              <Wire
                // An input has no other name than its place.
                // eslint-disable-next-line react/no-array-index-key
                key={at}
                label={fill(wordsOfInput(part, at), { name: part.id, number: at + 1 })}
                source={source}
                sources={sourcesIn(circuit)}
                onChange={(next) => onChange(wired(circuit, { id: part.id, at }, next))}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function wordsOfInput({ kind }: Part, at: number): string {
  const words = circuitWords();
  if (kind !== 'dff') return words.wire;
  return at === 0 ? words.data : words.clockOf;
}

type ChangesProps = Pick<Props, 'circuit' | 'onChange'> & { readonly part: Part };

function Changes({ part, circuit, onChange }: ChangesProps) {
  const words = circuitWords();
  const { id: name, kind, from } = part;
  const { least, most } = inputsOf(kind);
  if (!isAdded(part)) return null;
  return (
    <>
      {most > least && (
        <>
          <IconButton
            size="small"
            label={fill(words.fewerInputs, { name })}
            icon={<Minus size={16} aria-hidden="true" />}
            disabled={from.length <= least}
            onClick={() => onChange(withInputs(circuit, name, -1))}
          />
          <IconButton
            size="small"
            label={fill(words.moreInputs, { name })}
            icon={<Plus size={16} aria-hidden="true" />}
            disabled={from.length >= most}
            onClick={() => onChange(withInputs(circuit, name, 1))}
          />
        </>
      )}
      <IconButton
        size="small"
        label={fill(words.remove, { name })}
        icon={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => onChange(without(circuit, name))}
      />
    </>
  );
}

type SwitchProps = { readonly part: Part; readonly isOn: boolean; readonly onSwitch: (part: Part) => void };

function Switch({ part, isOn, onSwitch }: SwitchProps) {
  const words = circuitWords();
  if (part.kind === 'input')
    return (
      <CheckField
        quiet
        label={fill(words.switch, { name: part.id })}
        checked={isOn}
        onChange={() => onSwitch(part)}
      />
    );
  if (part.kind !== 'clock') return null;
  return (
    <Button size="small" onClick={() => onSwitch(part)}>
      {fill(words.pulse, { name: part.id })}
    </Button>
  );
}

type WireProps = {
  readonly label: string;
  readonly source: string | null;
  readonly sources: readonly string[];
  readonly onChange: (source: string | null) => void;
};

function Wire({ label, source, sources, onChange }: WireProps) {
  const options = [
    { value: NOTHING, name: circuitWords().nothing },
    ...sources.map((value) => ({ value, name: value })),
  ];
  return (
    <SelectField
      small
      label={label}
      value={source ?? NOTHING}
      options={options}
      onChange={(next) => onChange(next === NOTHING ? null : next)}
    />
  );
}
