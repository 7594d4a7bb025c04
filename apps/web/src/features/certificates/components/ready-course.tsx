import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { certificateTexts } from '../certificate-texts.ts';
import { useTakeCertificate } from '../certificates.queries.ts';

type Props = { readonly topicId: string; readonly title: string };

/** A completed course, whose certificate can be issued. */
export function ReadyCourse({ topicId, title }: Props) {
  const words = certificateTexts();
  const [namePublic, setNamePublic] = useState(false);
  const take = useTakeCertificate();
  return (
    <li className="rounded-card border border-line bg-raised p-4">
      <h3 className="font-medium">{title}</h3>
      <CheckField
        quiet
        label={words.namePublic}
        hint={words.namePublicHint}
        checked={namePublic}
        onChange={setNamePublic}
      />
      <Button
        variant="primary"
        className="mt-3"
        aria-label={fill(words.takeOf, { title })}
        busy={take.isPending}
        onClick={() => take.mutate({ topicId, namePublic })}
      >
        {words.take}
      </Button>
    </li>
  );
}
