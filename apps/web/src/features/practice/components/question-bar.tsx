import type { Problem } from '@abhyas/contract/practice';
import { lazy, Suspense, useState } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { InLanguage } from '../../../ui/in-language.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const HintVideo = lazy(async () => ({ default: (await import('./hint-video.tsx')).HintVideo }));

type Props = {
  readonly data: NonNullable<Problem['assetData']>;
  readonly language?: Problem['language'];
};

/** The left sidebar of a problem (spec section 2): statement, sample, extra description, hints and video. */
export function QuestionBar({ data, language }: Props) {
  return (
    <InLanguage language={language}>
      <Question data={data} />
    </InLanguage>
  );
}

function Question({ data }: Pick<Props, 'data'>) {
  const words = texts.practice;
  return (
    <div className="space-y-7">
      <Part title={words.statement} html={data.problem} />
      <Part title={words.sample} html={data.sample} />
      {data.extraDesc !== undefined && <Part title={words.extra} html={data.extraDesc} />}
      {data.hint1 !== undefined && (
        <Hint show={words.showHint1} hide={words.hideHint1}>
          <Prose html={data.hint1} />
        </Hint>
      )}
      {data.hint2 !== undefined && (
        <Hint show={words.showHint2} hide={words.hideHint2}>
          <Prose html={data.hint2} />
        </Hint>
      )}
      {data.hintVideo !== undefined && (
        <Hint show={words.showVideo} hide={words.hideVideo}>
          <Suspense fallback={<Skeleton className="aspect-video" />}>
            <HintVideo url={data.hintVideo} />
          </Suspense>
        </Hint>
      )}
    </div>
  );
}

function Part({ title, html }: { readonly title: string; readonly html: string }) {
  if (html.trim() === '') return null;
  return (
    <section>
      <h2 className="mb-2 text-h3">{title}</h2>
      <Prose html={html} />
    </section>
  );
}

type HintProps = { readonly show: string; readonly hide: string; readonly children: React.ReactNode };

/** One hint at a time, and only when it is asked for. */
function Hint({ show, hide, children }: HintProps) {
  const [open, setOpen] = useState(false);
  return (
    <section className="mt-4!">
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? hide : show}
      </Button>
      {open && <div className="mt-3 border-l-3 border-accent pl-4">{children}</div>}
    </section>
  );
}
