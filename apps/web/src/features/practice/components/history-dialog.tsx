import type { SubmissionLine } from '@abhyas/contract/practice-history';
import { fill } from '@abhyas/contract/fill';
import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';

import { formatRelative } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { submissionQuery, submissionsQuery } from '../practice.queries.ts';
import type { WorkspaceState } from '../use-workspace.ts';
import { keyOf } from '../workspace.rules.ts';
import { TextDiff } from './text-diff.tsx';
import { TextHistory } from './text-history.tsx';
import { replayTexts } from '../../replay/replay-texts.ts';

type Props = { readonly workspace: WorkspaceState; readonly onClose: () => void };

/** Past submissions with code and verdict, and the history of the open text. */
export function HistoryDialog({ workspace, onClose }: Props) {
  const [tab, setTab] = useState('submissions');
  const words = replayTexts();
  return (
    <Dialog open onOpenChange={onClose} title={words.title} size="large">
      <Tabs
        label={words.title}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'submissions',
            title: words.submissions,
            content: <Submissions workspace={workspace} onClose={onClose} />,
          },
          {
            id: 'history',
            title: words.history,
            content: (
              <TextHistory
                assetId={workspace.problem.assetId}
                languageKey={workspace.languageKey}
                text={workspace.text}
                onRestored={onClose}
              />
            ),
          },
        ]}
      />
    </Dialog>
  );
}

/** What was run against the tests; `onClose` is called when a text has been restored. */
export function Submissions({ workspace, onClose }: Props) {
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useQuery(submissionsQuery(workspace.problem.assetId));
  if (openId !== null)
    return (
      <OneSubmission id={openId} workspace={workspace} onBack={() => setOpenId(null)} onClose={onClose} />
    );
  return (
    <Loaded query={list} skeleton={<TextSkeleton lines={4} />}>
      {(lines) =>
        lines.length === 0 ? (
          <p className="text-soft">{replayTexts().noSubmissions}</p>
        ) : (
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <li key={line.id}>
                <ListButton
                  title={verdictOf(line)}
                  note={detailsOf(line)}
                  onOpen={() => setOpenId(line.id)}
                />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

const verdictOf = ({ verdict }: SubmissionLine): string => texts.running.verdicts[verdict];

function detailsOf({ language, passed, total, submittedAt, judgedAgainAt }: SubmissionLine): string {
  const words = replayTexts();
  const tests = total > 0 ? fill(words.passed, { passed, total }) : '';
  const again =
    judgedAgainAt === undefined ? '' : fill(words.judgedAgain, { when: formatRelative(judgedAgainAt) });
  return [LANGUAGES[language].name, tests, formatRelative(submittedAt), again].filter(Boolean).join(' · ');
}

type OneProps = Props & { readonly id: string; readonly onBack: () => void };

function OneSubmission({ id, workspace, onBack, onClose }: OneProps) {
  const submission = useQuery(submissionQuery(id));
  return (
    <Loaded query={submission} skeleton={<TextSkeleton lines={8} />}>
      {(data) => (
        <>
          <p className="font-[600]">{verdictOf(data)}</p>
          <p className="text-small text-soft">{detailsOf(data)}</p>
          <p className="mt-2">{data.result.msg}</p>
          <OldText code={data.code} language={data.language} {...{ workspace, onBack, onClose }} />
        </>
      )}
    </Loaded>
  );
}

type ListButtonProps = { readonly title: string; readonly note: string; readonly onOpen: () => void };

function ListButton({ title, note, onOpen }: ListButtonProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-12 w-full flex-wrap items-baseline gap-x-3 px-2 py-2 text-left hover:bg-sunken"
    >
      <span className="font-medium">{title}</span>
      <span className="text-small text-soft">{note}</span>
    </button>
  );
}

type OldTextProps = Props & {
  readonly code: string;
  readonly language: LanguageIndex;
  readonly onBack: () => void;
};

/** An earlier text compared with the current one, and the button that restores it. */
function OldText({ code, language, workspace, onBack, onClose }: OldTextProps) {
  const words = replayTexts();
  const languageKey = keyOf(language);
  const now = workspace.textOf(languageKey).code;
  const showIt = (): void => {
    // A submission may be in another language than the one that is open.
    if (languageKey !== workspace.languageKey) workspace.chooseLanguage(language);
    onClose();
  };
  const restore = (): void => void workspace.textOf(languageKey).restore(code).then(showIt, showErrors);
  return (
    <div>
      {code === now && <p className="mt-2 text-soft">{words.same}</p>}
      <TextDiff before={code} after={now} legend={words.legend} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button icon={<ArrowLeft size={17} aria-hidden="true" />} onClick={onBack}>
          {words.back}
        </Button>
        <Button variant="primary" disabled={code === now} onClick={restore}>
          {words.restore}
        </Button>
      </div>
    </div>
  );
}
