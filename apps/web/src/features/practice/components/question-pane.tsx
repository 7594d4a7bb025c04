import type { Problem } from '@abhyas/contract/practice';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import { useState } from 'react';

import { texts } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PaneTabs, type PaneTab } from '../../../ui/pane-tabs.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { tellHint } from '../practice.queries.ts';
import type { Layout } from '../use-layout.ts';
import { useOpenedHints } from '../use-opened-hints.ts';
import type { WorkspaceState } from '../use-workspace.ts';
import { Hints, QuestionBar } from './question-bar.tsx';

const waiting = () => <TextSkeleton lines={5} />;
/** What others say of the problem. */
export const Comments = lazyPart(
  async () => (await import('../../comments/components/discussion.tsx')).Comments,
  waiting,
);
/** How it is solved. */
export const Editorial = lazyPart(async () => (await import('./editorial.tsx')).Editorial, waiting);
/** What was handed in. */
export const Submissions = lazyPart(async () => (await import('./history-dialog.tsx')).Submissions, waiting);

type Props = { readonly workspace: WorkspaceState; readonly layout: Layout };

/** The question, the help there is, what others say of it, and what was handed in. */
export function QuestionTabs({ workspace, layout }: Props) {
  const [tab, setTab] = useState('question');
  const words = texts.practice.workspace;
  return (
    <PaneTabs
      label={words.question}
      tabs={useQuestionTabs(workspace)}
      value={tab}
      onChange={setTab}
      aside={
        layout.narrow &&
        !layout.phone && (
          <IconButton
            size="small"
            label={texts.practice.hideQuestionBar}
            icon={<PanelLeftClose size={18} />}
            onClick={() => layout.showQuestion(false)}
          />
        )
      }
    />
  );
}

function useQuestionTabs(workspace: WorkspaceState): readonly PaneTab[] {
  const { data, problem, solved } = workspace;
  const { assetId } = problem;
  const language: Problem['language'] = problem.language;
  const hints = useOpenedHints(data.openedHints, (hint) => tellHint(assetId, hint));
  const names = texts.practice.workspace.questionTabs;
  const hasHints = [data.hint1, data.hint2, data.hintVideo].some((hint) => hint !== undefined);
  return [
    {
      id: 'question',
      title: names.question,
      content: <QuestionBar data={data} language={language} hints={hints} />,
    },
    ...(hasHints ? [{ id: 'hints', title: names.hints, content: <Hints data={data} hints={hints} /> }] : []),
    ...(data.editorial
      ? [{ id: 'editorial', title: names.editorial, content: <Editorial assetId={assetId} /> }]
      : []),
    {
      id: 'discussion',
      title: names.discussion,
      content: <Comments assetId={assetId} solved={solved} />,
    },
    {
      id: 'submissions',
      title: names.submissions,
      content: <Submissions workspace={workspace} onClose={() => undefined} />,
    },
  ];
}
