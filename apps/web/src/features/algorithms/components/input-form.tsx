import { ALGORITHMS, type AlgorithmName, type Fault, type Typed } from '@abhyas/content/algorithms';
import { fill } from '@abhyas/contract/fill';
import { useState, type FormEvent } from 'react';

import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { algorithmTexts } from '../algorithm-texts.ts';

type Props = {
  readonly name: AlgorithmName;
  readonly example: Typed;
  readonly onShow: (typed: Typed) => void;
};

/** Fields for the reader's own input. A field says what is wrong with it, and the picture stays as it was. */
export function InputForm({ name, example, onShow }: Props) {
  const words = algorithmTexts();
  const { fields, record } = ALGORITHMS[name];
  const [draft, setDraft] = useState(example);
  const [faults, setFaults] = useState<Readonly<Record<string, Fault>>>({});
  const show = (event: FormEvent) => {
    event.preventDefault();
    const recorded = record(draft);
    setFaults(recorded.faults ?? {});
    if (recorded.frames) onShow(draft);
  };
  const goBack = () => {
    setDraft(example);
    setFaults({});
    onShow(example);
  };
  const isOwn = fields.some((field) => draft[field.name] !== example[field.name]);
  return (
    <form data-print="hidden" noValidate onSubmit={show} className="space-y-3 border-t border-line p-3">
      {fields.map((field) => {
        const wrong = faults[field.name];
        return (
          <TextField
            key={field.name}
            label={words.fields[field.name as keyof typeof words.fields]}
            hint={fill(words.hints[field.hint], field.limits)}
            error={wrong && fill(words.faults[wrong.say], wrong.values)}
            value={draft[field.name] ?? ''}
            maxLength={300}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            style={{ fontFamily: 'var(--font-code)' }}
            onChange={({ target }) => setDraft({ ...draft, [field.name]: target.value })}
          />
        );
      })}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {words.show}
        </Button>
        {isOwn && (
          <Button size="small" variant="quiet" onClick={goBack}>
            {words.example}
          </Button>
        )}
      </div>
    </form>
  );
}
