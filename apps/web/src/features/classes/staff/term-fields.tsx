import type { Term } from '@abhyas/contract/classes-terms.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { TextField } from '../../../ui/field.tsx';

const words = staffMessages.classes.terms;

export const NO_TERM: Term = { name: '', begins: '', ends: '' };

type Props = { readonly term: Term; readonly onChange: (term: Term) => void };

/** The name of a term, its first and its last day. */
export function TermFields({ term, onChange }: Props) {
  const wrong = term.begins !== '' && term.ends !== '' && term.ends <= term.begins;
  return (
    <>
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={term.name}
        onChange={(event) => onChange({ ...term, name: event.target.value })}
        required
      />
      <div className="flex flex-wrap gap-4">
        <TextField
          label={words.begins}
          type="date"
          value={term.begins}
          onChange={(event) => onChange({ ...term, begins: event.target.value })}
          required
          className="grow basis-48"
        />
        <TextField
          label={words.ends}
          type="date"
          value={term.ends}
          error={wrong ? words.endsFirst : undefined}
          onChange={(event) => onChange({ ...term, ends: event.target.value })}
          required
          className="grow basis-48"
        />
      </div>
    </>
  );
}
