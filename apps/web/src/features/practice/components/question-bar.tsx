import { CODE_KEYS, languageOf } from '@abhyas/languages/code-keys';
import { fill } from '@abhyas/contract/fill';
import type { Problem } from '@abhyas/contract/practice';
import { useState } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { InLanguage } from '../../../ui/in-language.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { OpenedHints } from '../use-opened-hints.ts';

const HintVideo = lazyPart(
  async () => (await import('./hint-video.tsx')).HintVideo,
  () => <Skeleton className="aspect-video" />,
);

type Props = {
  readonly data: NonNullable<Problem['assetData']>;
  readonly language?: Problem['language'];
  readonly hints: OpenedHints;
};

/** The left sidebar of a problem (PRACTICE-9): statement, sample, extra description, hints and video. */
export function QuestionBar({ data, language, hints }: Props) {
  const words = texts.practice;
  return (
    <InLanguage language={language}>
      <div className="space-y-7">
        <Part title={words.statement} html={data.problem} />
        <Part title={hasChecks(data) ? words.checked : words.sample} html={data.sample} />
        {data.extraDesc !== undefined && <Part title={words.extra} html={data.extraDesc} />}
        <Hints data={data} hints={hints} />
      </div>
    </InLanguage>
  );
}

/** Whether checks stand in place of samples: of a page, a circuit. */
const hasChecks = ({ ctestcase }: Props['data']): boolean =>
  CODE_KEYS.some((key) => languageOf(key).input === 'checks' && ctestcase[key] !== undefined);

/** The hints that there are, and how many were opened; each shows only on request. */
export function Hints({ data, hints: { opened, open } }: Pick<Props, 'data' | 'hints'>) {
  const words = texts.practice;
  const { hint1, hint2, hintVideo } = data;
  const count = [hint1, hint2, hintVideo].filter((hint) => hint !== undefined).length;
  if (count === 0) return null;
  return (
    <div className="space-y-4">
      <p className="text-small text-soft">{fill(words.hintsOpened, { opened: opened.size, count })}</p>
      {hint1 !== undefined && (
        <Hint show={words.showHint1} hide={words.hideHint1} onOpen={() => open('hint1')}>
          <Prose html={hint1} />
        </Hint>
      )}
      {hint2 !== undefined && (
        <Hint show={words.showHint2} hide={words.hideHint2} onOpen={() => open('hint2')}>
          <Prose html={hint2} />
        </Hint>
      )}
      {hintVideo !== undefined && (
        <Hint show={words.showVideo} hide={words.hideVideo} onOpen={() => open('hintVideo')}>
          <HintVideo url={hintVideo} />
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
      <Prose html={html} className="prose-part" />
    </section>
  );
}

type HintProps = {
  readonly show: string;
  readonly hide: string;
  readonly onOpen: () => void;
  readonly children: React.ReactNode;
};

function Hint({ show, hide, onOpen, children }: HintProps) {
  const [open, setOpen] = useState(false);
  const toggle = (): void => {
    if (!open) onOpen();
    setOpen(!open);
  };
  return (
    <section>
      <Button aria-expanded={open} onClick={toggle}>
        {open ? hide : show}
      </Button>
      {open && <div className="mt-3 max-w-reading border-l-3 border-accent pl-4">{children}</div>}
    </section>
  );
}
