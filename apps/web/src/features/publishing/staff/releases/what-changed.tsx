import type { Activation } from '@abhyas/contract/publishing-releases.staff';
import type { ReleaseChange } from '@abhyas/contract/publishing-drafts.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '../../../../ui/button.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../../ui/skeleton.tsx';
import { compareQuery } from './releases.queries.ts';
import { ChangeLines } from '../drafts/change-lines.tsx';

const words = staffMessages.releases;
/** As many as a line of a table bears. */
const NAMED = 3;

/** What learners noticed of a release: a sentence, and on a press all of it. */
export function WhatChanged({ activation }: { readonly activation: Activation }) {
  const { changes, before, releaseId } = activation;
  const [asked, setAsked] = useState(false);
  if (changes) return <Told changes={changes} />;
  if (before === undefined) return <>{words.theFirst}</>;
  if (asked) return <Compared from={before} to={releaseId} />;
  return (
    <Button size="small" onClick={() => setAsked(true)}>
      {words.whatChanged}
    </Button>
  );
}

/** From before it was written down: the two releases are compared. */
function Compared({ from, to }: { readonly from: string; readonly to: string }) {
  const query = useQuery(compareQuery(from, to));
  return (
    <Loaded query={query} skeleton={<TextSkeleton lines={1} />}>
      {({ changes }) => <Told changes={changes} />}
    </Loaded>
  );
}

function Told({ changes }: { readonly changes: readonly ReleaseChange[] }) {
  if (changes.length === 0) return <>{words.nothingNoticed}</>;
  const first = changes.slice(0, NAMED).map(sentenceOf).join(', ');
  if (changes.length <= NAMED && changes.every(({ tests, loses }) => !tests && !loses)) return <>{first}</>;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5">
        {first}
        {changes.length > NAMED && ` ${fill(words.andMore, { count: changes.length - NAMED })}`}
      </summary>
      <ChangeLines changes={changes} />
    </details>
  );
}

function sentenceOf({ what, title, change }: ReleaseChange): string {
  const { kinds } = staffMessages.drafts.publish;
  return fill(words.change[change], { what: kinds[what], title });
}
