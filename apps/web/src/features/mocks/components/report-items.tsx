import type { MockReport, MockReported } from '@abhyas/contract/mocks';
import { fill } from '@abhyas/contract/fill';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import { useState } from 'react';

import { cx } from '../../../lib/classes.ts';
import { pointsText } from '../../../lib/points.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TextLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Phrase, Prose } from '../../../ui/prose.tsx';
import { ScrollText } from '../../../ui/scroll-box.tsx';
import { mixed } from '../../exercise/answer.rules.ts';
import { clockText } from '../../exams/exam-time.rules.ts';
import { mockTexts } from '../mock-texts.ts';

/** Each question with the learner's answer, the right one and the reason. */
export function ReportItems({ report }: { readonly report: MockReport }) {
  const words = mockTexts();
  const [onlyMissed, setOnlyMissed] = useState(false);
  const items = report.items.map((item, at) => ({ item, number: at + 1 }));
  const shown = onlyMissed ? items.filter(({ item }) => item.right !== true) : items;
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="grow text-h3">{words.items}</h2>
        {([false, true] as const).map((missed) => (
          <Button
            key={String(missed)}
            size="small"
            aria-pressed={onlyMissed === missed}
            className={cx(onlyMissed === missed && 'border-link! bg-link-soft! text-link!')}
            onClick={() => setOnlyMissed(missed)}
          >
            {missed ? words.filter.missed : words.filter.all}
          </Button>
        ))}
      </div>
      <ol className="divide-y divide-line border-y border-line">
        {shown.map(({ item, number }) => (
          <li key={item.itemId} className="py-5">
            <Item item={item} number={number} total={items.length} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type ItemProps = { readonly item: MockReported; readonly number: number; readonly total: number };

function Item({ item, number, total }: ItemProps) {
  const words = mockTexts();
  return (
    <article>
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="text-base font-[600]">{fill(words.questionOf, { number, total })}</h3>
        <Outcome item={item} />
        <span className="text-small text-soft tabular-nums">
          {fill(words.attemptPoints, { points: pointsText(item.earned), outOf: pointsText(item.points) })} ·{' '}
          {words.time} {clockText(item.seconds * 1000)}
        </span>
      </div>
      {item.html !== '' && <Prose html={item.html} />}
      <Answered item={item} />
      {item.explain !== '' && (
        <div className="mt-3 border-l-3 border-line pl-3">
          <Phrase html={item.explain} />
        </div>
      )}
    </article>
  );
}

function Outcome({ item: { right, earned, practice } }: { readonly item: MockReported }) {
  const words = mockTexts();
  if (right === null)
    return (
      <span className="flex items-center gap-1.5 text-small text-soft">
        <CircleMinus size={16} aria-hidden="true" />
        {practice?.isWaiting ? words.judging : words.left}
      </span>
    );
  if (!right && earned > 0)
    return (
      <span className="flex items-center gap-1.5 text-small">
        <CircleDashed size={16} aria-hidden="true" />
        {words.partly}
      </span>
    );
  const Icon = right ? CircleCheck : CircleX;
  return (
    <span className={cx('flex items-center gap-1.5 text-small', right ? 'text-good' : 'text-bad')}>
      <Icon size={16} aria-hidden="true" />
      {right ? words.right : words.wrong}
    </span>
  );
}

function Answered({ item }: { readonly item: MockReported }) {
  switch (item.kind) {
    case 'single':
    case 'multi':
      return <Choices item={item} />;
    case 'match':
      return <Matches item={item} />;
    case 'numeric':
    case 'predict':
      return <Typed item={item} />;
    case 'problem':
      return <Program item={item} />;
  }
}

/** In the order in which they were shown. */
function Choices({ item }: { readonly item: MockReported }) {
  const chosen = item.given?.chosen ?? [];
  return (
    <ul className="mt-3 max-w-reading space-y-2">
      {mixed(item.choices.length, item.itemId).map((at) => (
        <Choice
          key={at}
          html={item.choices[at] ?? ''}
          isRight={item.keys[at]?.right ?? false}
          why={item.keys[at]?.why ?? ''}
          isChosen={chosen.includes(at)}
        />
      ))}
    </ul>
  );
}

type ChoiceProps = {
  readonly html: string;
  readonly isRight: boolean;
  readonly why: string;
  readonly isChosen: boolean;
};

function Choice({ html, isRight, why, isChosen }: ChoiceProps) {
  const words = mockTexts();
  const wrongEdge = isChosen ? 'border-bad' : 'border-line';
  return (
    <li className={cx('rounded-card border px-4 py-2', isRight ? 'border-good' : wrongEdge)}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <Phrase html={html} className="min-w-0 grow" />
        {isRight && <Badge tone="good">{words.isRight}</Badge>}
        {isChosen && <Badge tone={isRight ? 'good' : 'bad'}>{words.yours}</Badge>}
      </div>
      {why !== '' && (
        <p className="mt-1 text-small text-soft">
          <Phrase html={why} />
        </p>
      )}
    </li>
  );
}

function Matches({ item }: { readonly item: MockReported }) {
  const words = mockTexts();
  return (
    <ul className="mt-3 max-w-reading space-y-2">
      {item.lefts.map((left, at) => {
        const right = item.matches[at] ?? -1;
        const chosen = item.given?.chosen?.[at] ?? -1;
        const isRight = right === chosen;
        return (
          <li
            key={left}
            className={cx('rounded-card border px-4 py-2', isRight ? 'border-good' : 'border-bad')}
          >
            <Phrase html={left} /> → <Phrase html={item.choices[right] ?? ''} />
            {!isRight && chosen >= 0 && (
              <p className="mt-1 text-small text-bad">
                {words.yourAnswer}: <Phrase html={item.choices[chosen] ?? ''} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** How many tests the program passed, and where the problem is practised. */
function Program({ item: { practice } }: { readonly item: MockReported }) {
  const words = mockTexts();
  if (!practice) return null;
  const { title, link, code, passed, tests } = practice;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4">
        <TextLink to={link} className="inline-flex min-h-9 items-center touch:min-h-11">
          {title}
        </TextLink>
        {tests > 0 && (
          <span className="text-small text-soft">{fill(words.testsPassed, { passed, tests })}</span>
        )}
      </p>
      {code !== '' && (
        <figure className="mt-2 text-small">
          <figcaption className="text-soft">{words.yourProgram}</figcaption>
          <ScrollText className="max-h-80 rounded-card bg-sunken p-2">{code}</ScrollText>
        </figure>
      )}
    </>
  );
}

function Typed({ item }: { readonly item: MockReported }) {
  const words = mockTexts();
  return (
    <dl className="mt-3 grid max-w-reading grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      <dt className="text-soft">{words.yourAnswer}</dt>
      <dd>
        <span className="font-code whitespace-pre-wrap">{item.given?.text ?? '–'}</span>
        {item.slip !== undefined && (
          <p className="text-small text-soft">
            <Phrase html={item.slip} />
          </p>
        )}
      </dd>
      <dt className="text-soft">{words.rightAnswer}</dt>
      <dd className="font-code whitespace-pre-wrap">{item.answer}</dd>
    </dl>
  );
}
