import { AVATAR_COLOURS } from '@abhyas/contract/account';
import type { User } from '@abhyas/contract/auth';
import { limits } from '@abhyas/contract/limits';
import { fill } from '@abhyas/contract/messages';
import Check from 'lucide-react/icons/check';

import { texts } from '../../../lib/texts.ts';
import { readableOn } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useForm } from '../../auth/auth-form.ts';
import type { FormFaults } from '../../auth/auth.rules.ts';
import { useSaveProfile } from '../account.queries.ts';

type Profile = { name: string; course: string; college: string; userColor: string };

function profileFaults({ name }: Profile): FormFaults<Profile> {
  return name.trim() === '' ? { name: 'auth.name-empty' } : {};
}

/** Name, course, college and the avatar's colour. */
export function ProfileForm({ user }: { readonly user: User }) {
  const { name, course, college, userColor } = user;
  const send = useSaveProfile();
  const { field, submit, busy, form, setForm } = useForm<Profile>({
    initial: { name, course, college, userColor },
    faults: profileFaults,
    send,
  });
  const words = texts.account.profile;
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <TextField
        {...field('name')}
        label={words.name}
        required
        maxLength={limits.nameMax}
        autoComplete="name"
      />
      <div className="grid gap-5 phone:grid-cols-2">
        <TextField
          {...field('course')}
          label={words.course}
          hint={words.courseHint}
          maxLength={limits.courseMax}
          autoComplete="off"
        />
        <TextField
          {...field('college')}
          label={words.college}
          maxLength={limits.collegeMax}
          autoComplete="organization"
        />
      </div>
      <ColourChoice chosen={form.userColor} onChoose={(colour) => setForm({ ...form, userColor: colour })} />
      <Button type="submit" busy={busy}>
        {words.save}
      </Button>
    </form>
  );
}

type ColourChoiceProps = { readonly chosen: string; readonly onChoose: (colour: string) => void };

function ColourChoice({ chosen, onChoose }: ColourChoiceProps) {
  const words = texts.account.profile;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{words.colour}</legend>
      <div className="flex flex-wrap gap-2">
        {AVATAR_COLOURS.map((colour, index) => (
          <label key={colour} className="relative grid size-11 cursor-pointer place-items-center">
            <input
              type="radio"
              name="userColor"
              value={colour}
              checked={chosen === colour}
              onChange={() => onChoose(colour)}
              aria-label={fill(words.colourName, { number: index + 1 })}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full"
            />
            <svg viewBox="0 0 40 40" aria-hidden="true" className="pointer-events-none size-9 rounded-full">
              <rect width="40" height="40" fill={colour} />
            </svg>
            {chosen === colour && (
              <Check
                size={20}
                color={readableOn(colour)}
                aria-hidden="true"
                className="pointer-events-none absolute"
              />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
