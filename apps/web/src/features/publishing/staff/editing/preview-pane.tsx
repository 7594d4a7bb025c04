import type { AssetPreview } from '@abhyas/contract/publishing-editors.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';

import { countText } from '../../../../lib/counts.ts';
import { texts } from '../../../../lib/texts.ts';
import { Prose } from '../../../../ui/prose.tsx';
import { LabelledIcon } from '../../../../ui/labelled-icon.tsx';
import { Preview } from '../../../../lib/preview.ts';
import { RichText } from '../../../learning/components/rich-text.tsx';
import { TryProblem } from './try-problem.tsx';

const words = staffMessages.editors;

/** Exercises are answered and judged as learners answer them; nothing of it is asked of the server or sent to it. */
const NOTHING_KEPT = { refuse: () => undefined };

/** What the server draws of the files as they are in the editor. */
export function PreviewPane({ preview }: { readonly preview: AssetPreview | null }) {
  return (
    <section aria-label={words.preview} className="min-w-0">
      <p className="mb-4 text-small text-soft">{words.previewNote}</p>
      {preview ? (
        <article className="rounded-card border border-line bg-raised p-5">
          <h2 className="mb-4 text-h2 wrap-anywhere">{preview.title}</h2>
          <Preview value={NOTHING_KEPT}>
            <Body preview={preview} />
          </Preview>
        </article>
      ) : (
        <p className="text-soft">{words.previewEmpty}</p>
      )}
    </section>
  );
}

function Body({ preview }: { readonly preview: AssetPreview }) {
  switch (preview.kind) {
    case 'text':
      return (
        <>
          <p className="mb-4 text-small text-soft">
            {countText(texts.learning.readingTime, preview.readingMinutes)}
          </p>
          <RichText html={preview.html} assetId="" />
        </>
      );
    case 'video':
      return (
        <>
          <p className="mb-4 font-code text-small break-all text-soft">{preview.url}</p>
          <Prose html={preview.html} />
        </>
      );
    case 'quiz':
      return <Quiz questions={preview.questions} />;
    case 'problem':
      return <Problem problem={preview} />;
  }
}

type QuizPreview = Extract<AssetPreview, { kind: 'quiz' }>;

function Quiz({ questions }: Pick<QuizPreview, 'questions'>) {
  return (
    <ol className="space-y-8">
      {questions.map(({ question, correct, wrong, explanation }, index) => (
        <li key={index}>
          <Prose html={question} className="font-[540]" />
          <ul className="mt-3 space-y-2">
            {correct.map((choice, at) => (
              <Choice key={at} choice={choice} right />
            ))}
            {wrong.map((choice, at) => (
              <Choice key={at} choice={choice} right={false} />
            ))}
          </ul>
          {explanation && <Prose html={explanation} className="mt-3 border-l-3 border-line pl-4" />}
        </li>
      ))}
    </ol>
  );
}

type ChoiceProps = {
  readonly choice: QuizPreview['questions'][number]['correct'][number];
  readonly right: boolean;
};

function Choice({ choice, right }: ChoiceProps) {
  const label = right ? words.quiz.right : words.quiz.notRight;
  return (
    <li className="flex items-start gap-3 rounded-card border border-line px-4 py-2.5">
      <LabelledIcon
        Icon={right ? Check : X}
        label={label}
        size={20}
        className={right ? 'text-good' : 'text-bad'}
      />
      <span className="min-w-0 grow">
        <Prose html={choice.text} />
        {choice.explanation && <Prose html={choice.explanation} className="mt-1 text-small!" />}
      </span>
    </li>
  );
}

function Problem({ problem }: { readonly problem: Extract<AssetPreview, { kind: 'problem' }> }) {
  const { statement, samples, extra, hint1, hint2 } = problem;
  const hints = [
    { title: words.problem.hint1, html: hint1 },
    { title: words.problem.hint2, html: hint2 },
  ];
  return (
    <div className="space-y-6">
      <Prose html={statement} />
      <Prose html={samples} />
      <Prose html={extra} />
      {hints.map(
        ({ title, html }) =>
          html !== null && (
            <details key={title}>
              <summary className="cursor-pointer font-[600]">{title}</summary>
              <Prose html={html} className="mt-2" />
            </details>
          ),
      )}
      <TryProblem data={problem} />
    </div>
  );
}
