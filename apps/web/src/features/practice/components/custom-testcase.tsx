import { fill } from '@abhyas/contract/fill';
import { limits } from '@abhyas/contract/limits';
import { languageAt } from '@abhyas/languages/index';
import { useQuery } from '@tanstack/react-query';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Square from 'lucide-react/icons/square';
import Trash2 from 'lucide-react/icons/trash-2';

import { useEffect } from 'react';

import { sizes } from '../../../config.ts';
import { cx } from '../../../lib/classes.ts';
import type { SyncedText } from '../../../lib/synced-text/synced-text.ts';
import { useText, useTextState, type OpenedText } from '../../../lib/synced-text/use-text.ts';
import { texts } from '../../../lib/texts.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Editor } from '../../../ui/editor/editor.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { firstDifference } from '../../running/compare.rules.ts';
import { RunResult } from '../../running/components/run-result.tsx';
import { Verdict } from '../../running/components/verdict.tsx';
import { RowsBeside } from '../../running/components/sql/rows-of-test.lazy.tsx';
import { TextBlock } from '../../running/components/text-block.tsx';
import { progressText, rawOutputOf } from '../../running/run.rules.ts';
import type { FinishedRun, Run } from '../../running/use-run.ts';
import { textQuery } from '../practice.queries.ts';
import { useOwnInputs } from '../use-own-inputs.ts';
import { useReference } from '../use-reference.ts';
import { useVerdictInSight } from '../use-verdict-in-sight.ts';
import type { WorkspaceState } from '../use-workspace.ts';
import { EarlierText, isOf } from './earlier-text.tsx';
import { SaveMark } from './save-mark.tsx';

type Props = { readonly workspace: WorkspaceState };

/** Several inputs of the learner's own; Run This runs the chosen one, and the reference solution beside it. */
export function CustomTestcase({ workspace }: Props) {
  const { accountId, problem } = workspace;
  const name = { accountId, assetId: problem.assetId, part: 'inputs' };
  const kept = useQuery(textQuery(name));
  return (
    <Loaded query={kept} skeleton={<TextSkeleton lines={6} />}>
      {(known) => <OwnInputs workspace={workspace} known={{ name, ...known }} />}
    </Loaded>
  );
}

type OwnProps = Props & { readonly known: OpenedText };

function OwnInputs({ workspace, known }: OwnProps) {
  const { problem, data, languageKey, run, startCustom, goToLine } = workspace;
  const { assetId } = problem;
  const text = useText(known);
  const own = useOwnInputs(text, data.ctestcase[languageKey] ?? '');
  const { keptInput, tookInput } = workspace;
  useEffect(() => {
    if (keptInput === undefined) return;
    own.keep(keptInput);
    tookInput();
    // Once for each text that is handed over.
    // eslint-disable-next-line react/exhaustive-deps
  }, [keptInput]);
  const last = run.last?.program.mode === 'ctestcase' ? run.last : null;
  const place = useVerdictInSight(last);
  const words = texts.practice.inputs;
  const runThis = () => startCustom(own.chosen.text);
  return (
    <div className="space-y-4">
      <UnlessSaved text={text} />
      <div className="flex flex-wrap items-center gap-2" role="toolbar" aria-label={words.list}>
        {own.inputs.map((input) => (
          <button
            key={input.id}
            type="button"
            aria-pressed={input.id === own.chosen.id}
            onClick={() => own.choose(input.id)}
            className={cx(
              'min-h-9 rounded-full border px-3 text-small touch:min-h-11',
              input.id === own.chosen.id ? 'border-link bg-link-soft text-link' : 'border-line',
            )}
          >
            {input.name}
          </button>
        ))}
        {own.inputs.length < limits.ownInputsMax && (
          <IconButton label={words.add} icon={<Plus size={18} />} onClick={own.add} />
        )}
        {own.inputs.length > 1 && (
          <IconButton label={words.remove} icon={<Trash2 size={18} />} onClick={own.remove} />
        )}
      </div>
      <Editor
        key={own.chosen.id}
        value={own.chosen.text}
        language={inputLanguage(languageKey)}
        label={words.area}
        height={sizes.customTestHeight}
        onChange={own.write}
        onSubmit={runThis}
      />
      <RunThis
        run={run}
        languageKey={languageKey}
        onRun={(prefix) => startCustom(prefix + own.chosen.text)}
      />
      {!run.busy && last && <EarlierText opened={workspace} of={last} />}
      <output ref={place} className="block">
        {last && <Verdict reply={last.reply} />}
      </output>
      {last && (
        <div className="space-y-4">
          <RunResult
            reply={last.reply}
            program={last.program}
            isUnderWay={run.busy}
            onLine={isOf(workspace, last) ? goToLine : undefined}
          />
          {last.reply.verdict !== 'compile-error' && <BesideReference assetId={assetId} run={last} />}
        </div>
      )}
    </div>
  );
}

/** A data set is a script of SQL; other inputs are any text. */
const inputLanguage = (key: WorkspaceState['languageKey']) => (key === 'sql' ? key : 'plain');

/** Says something only when the inputs are not saved in the account. */
function UnlessSaved({ text }: { readonly text: SyncedText }) {
  const { mark } = useTextState(text);
  return mark === 'saved' || mark === 'unsaved' ? null : <SaveMark text={text} />;
}

/** A data set that begins with this is told how its rows are found (SQL-10). */
const EXPLAIN = '-- explain\n';

type RunThisProps = {
  readonly run: Run;
  readonly languageKey: WorkspaceState['languageKey'];
  readonly onRun: (before: string) => void;
};

/** A run can be stopped here, too: the large Run button is out of sight, or missing on a phone. */
function RunThis({ run, languageKey, onRun }: RunThisProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button busy={run.busy} icon={<Play size={17} aria-hidden="true" />} onClick={() => onRun('')}>
        {texts.running.runThis}
      </Button>
      {languageKey === 'sql' && !run.busy && (
        <Button onClick={() => onRun(EXPLAIN)}>{texts.running.rows.showPlan}</Button>
      )}
      {run.busy && (
        <>
          <Button icon={<Square size={16} aria-hidden="true" />} onClick={run.stop}>
            {texts.running.stop}
          </Button>
          <span className="text-small text-soft">{progressText(run.progress)}</span>
        </>
      )}
    </div>
  );
}

/** What the learner's program printed, and what the reference solution prints for the same input. */
function BesideReference({ assetId, run }: { readonly assetId: string; readonly run: FinishedRun }) {
  const words = texts.practice.inputs;
  const reference = useReference(assetId, run);
  // What a crash wrote to standard error is explained above.
  const yours = run.reply.verdict === 'runtime-error' ? (run.reply.co ?? '') : rawOutputOf(run.reply);
  if (languageAt(run.program.language).input === 'data-set' && reference.state === 'known')
    return <RowsBeside expected={reference.output} actual={run.reply.co ?? ''} />;
  return (
    <>
      <div className="grid gap-4 practise:grid-cols-2">
        <TextBlock heading="h3" title={words.yours} text={yours} />
        {reference.state === 'known' ? (
          <TextBlock heading="h3" title={words.reference} text={reference.output} />
        ) : (
          <p className="text-soft" aria-live="polite">
            {reference.state === 'asking' ? words.asking : reference.msg}
          </p>
        )}
      </div>
      {reference.state === 'known' && <Comparison expected={reference.output} actual={run.reply.co ?? ''} />}
    </>
  );
}

function Comparison({ expected, actual }: { readonly expected: string; readonly actual: string }) {
  const words = texts.practice.inputs;
  const difference = firstDifference(expected, actual);
  return (
    <output className={cx('block font-medium', difference ? 'text-bad' : 'text-good')}>
      {difference ? fill(words.differ, { line: difference.line }) : words.agree}
    </output>
  );
}
