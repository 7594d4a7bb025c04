import { newStep, type StepForm } from '@abhyas/content/forms/checks-form';
import {
  ACTIONS,
  EXPECTATIONS,
  fieldOf,
  STEP_KEYS,
  STEP_SHAPES,
  STEP_VERBS,
  type StepVerb,
} from '@abhyas/content/forms/step-shapes';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';

import { TextArea, TextField } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';

const words = staffMessages.editors.checks;

const VERBS = STEP_VERBS.map((value) => ({
  value,
  name: `${value in EXPECTATIONS ? words.expects : words.does}: ${words.verbs[value]}`,
}));
const KEYS = STEP_KEYS.map((value) => ({ value, name: value }));

/** Stands for none of the ways to compare. */
const NONE = '';

type Props = {
  readonly step: StepForm;
  readonly at: number;
  readonly onChange: (step: StepForm) => void;
};

/** One step of a check: what it does or expects, and of what. */
export function StepFields({ step, at, onChange }: Props) {
  const { verb, values } = step;
  const { main, fields = {}, ways } = STEP_SHAPES[verb];
  const say = (key: string, text: string): void => onChange({ verb, values: { ...values, [key]: text } });
  const way = Object.keys(ways ?? {}).find((key) => values[key] !== undefined) ?? NONE;
  const shown = [...(main === 'nothing' ? [] : [verb]), ...Object.keys(fields)];
  return (
    <div className="grid min-w-0 grow gap-3 phone:grid-cols-2 learn:grid-cols-4">
      <SelectField
        label={fill(words.verb, { number: at + 1 })}
        labelHidden
        value={verb}
        options={VERBS}
        onChange={(next) => onChange(changedVerb(step, next))}
      />
      {shown.map((key) => (
        <StepField key={key} verb={verb} name={key} text={values[key] ?? ''} onChange={say} />
      ))}
      {ways && <WayField step={step} way={way} onChange={onChange} />}
      {way !== NONE && fieldOf(verb, way) !== 'absent' && (
        <StepField verb={verb} name={way} text={values[way] ?? ''} onChange={say} />
      )}
    </div>
  );
}

/** Another kind of step keeps what was typed under its first key. */
function changedVerb({ verb, values }: StepForm, next: StepVerb): StepForm {
  const fresh = newStep(next);
  const isSame = STEP_SHAPES[next].main === STEP_SHAPES[verb].main;
  return isSame ? { ...fresh, values: { ...fresh.values, [next]: values[verb] ?? '' } } : fresh;
}

type WayProps = Pick<Props, 'step' | 'onChange'> & { readonly way: string };

/** How what is found is compared: by one key of several. */
function WayField({ step: { verb, values }, way, onChange }: WayProps) {
  const { ways = {}, isOpen } = STEP_SHAPES[verb];
  const options = [...(isOpen ? [NONE] : []), ...Object.keys(ways)].map((value) => ({
    value,
    name: nameOfWay(value),
  }));
  const choose = (next: string): void => {
    const { [way]: text = '', ...others } = values;
    const isText = next !== NONE && fieldOf(verb, next) !== 'absent';
    onChange({ verb, values: next === NONE ? others : { ...others, [next]: isText ? text : '' } });
  };
  return <SelectField label={words.compared} value={way} options={options} onChange={choose} />;
}

const nameOfWay = (way: string): string => {
  const names: Readonly<Record<string, string>> = words.ways;
  return names[way] ?? words.notCompared;
};

type FieldProps = {
  readonly verb: StepVerb;
  readonly name: string;
  readonly text: string;
  readonly onChange: (key: string, text: string) => void;
};

function StepField({ verb, name, text, onChange }: FieldProps) {
  const field = fieldOf(verb, name) ?? 'words';
  const labels: Readonly<Record<string, string>> = words.keys;
  const label =
    (name === verb && !(name in ACTIONS && name in labels) ? labels[field] : labels[name]) ?? name;
  if (field === 'key')
    return (
      <SelectField
        label={label}
        value={text}
        options={text === '' ? [{ value: '', name: '' }, ...KEYS] : KEYS}
        onChange={(key) => onChange(name, key)}
      />
    );
  if (field === 'list')
    return (
      <TextArea
        label={label}
        rows={3}
        value={text}
        onChange={(event) => onChange(name, event.target.value)}
      />
    );
  return (
    <TextField
      label={label}
      value={text}
      spellCheck={false}
      inputMode={field === 'number' ? 'decimal' : undefined}
      onChange={(event) => onChange(name, event.target.value)}
    />
  );
}
