import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useState } from 'react';

import { randomUuid } from '../../../lib/random-uuid.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useSay } from './live.staff.queries.ts';

const words = staffMessages.live;

type Props = {
  readonly id: string;
  readonly accountId: string;
  /** Of the program; undefined: in general. */
  readonly line: number | undefined;
  readonly onGeneral: () => void;
};

/** A few words to a learner who is at work, about a line or in general. What was not sent stays in the field. */
export function SayForm({ id, accountId, line, onGeneral }: Props) {
  const [text, setText] = useState('');
  const [noteId, setNoteId] = useState(randomUuid);
  const say = useSay(id, accountId);
  const send = () =>
    say.mutate(
      { noteId, text, ...(line !== undefined && { line }) },
      {
        onSuccess: () => {
          setText('');
          setNoteId(randomUuid());
          onGeneral();
        },
      },
    );
  return (
    <form
      className="mt-3 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={words.say}
        hint={words.sayHint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="grow basis-72"
      />
      {line !== undefined && (
        <Button size="small" onClick={onGeneral}>
          {fill(words.aboutLine, { line })} ✕
        </Button>
      )}
      <Button type="submit" variant="primary" size="small" busy={say.isPending} disabled={text.trim() === ''}>
        {words.sayAction}
      </Button>
    </form>
  );
}
