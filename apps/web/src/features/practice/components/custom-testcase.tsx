import { fill } from '@abhyas/contract/fill';
import { limits } from '@abhyas/contract/limits';
import { Play, Plus, Trash2 } from 'lucide-react';

import { sizes } from '../../../config.ts';
import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Editor } from '../../../ui/editor/editor.tsx';
import { firstDifference } from '../../running/compare.rules.ts';
import { RunResult, Verdict } from '../../running/components/run-result.tsx';
import { rawOutputOf } from '../../running/run.rules.ts';
import type { FinishedRun } from '../../running/use-run.ts';
import { useOwnInputs } from '../use-own-inputs.ts';
import { useReference, type Reference } from '../use-reference.ts';
import type { WorkspaceState } from '../use-workspace.ts';
import { ScrollText } from '../../../ui/scroll-box.tsx';

/** Several inputs of the learner's own; Run This runs the chosen one, and the reference solution beside it. */
export function CustomTestcase({ workspace }: { readonly workspace: WorkspaceState }) {
  const { problem, data, languageKey, run, startCustom } = workspace;
  const own = useOwnInputs(problem.assetId, data.ctestcase[languageKey] ?? '');
  const last = run.last?.program.mode === 'ctestcase' ? run.last : null;
  const reference = useReference(problem.assetId, last);
  const words = texts.practice.inputs;
  const runThis = () => startCustom(own.chosen.text);
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-2" role="toolbar" aria-label={words.list}>
        {own.inputs.map((input) => (
          <button
            key={input.id}
            type="button"
            aria-pressed={input.id === own.chosen.id}
            onClick={() => own.choose(input.id)}
            className={cx(
              'min-h-9 rounded-full border px-3 text-small',
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
        language="plain"
        label={words.area}
        height={sizes.customTestHeight}
        onChange={own.write}
        onSubmit={runThis}
      />
      <Button busy={run.busy} icon={<Play size={17} aria-hidden="true" />} onClick={runThis}>
        {texts.running.runThis}
      </Button>
      <output className="block">{last && <Verdict reply={last.reply} />}</output>
      {last && <Outputs last={last} reference={reference} onLine={workspace.goToLine} />}
    </div>
  );
}

type OutputsProps = {
  readonly last: FinishedRun;
  readonly reference: Reference;
  readonly onLine: (line: number) => void;
};

function Outputs({ last, reference, onLine }: OutputsProps) {
  const words = texts.practice.inputs;
  const compiled = last.reply.verdict !== 'compile-error';
  return (
    <div className="space-y-4">
      <RunResult reply={last.reply} program={last.program} onLine={onLine} />
      {compiled && (
        <div className="grid gap-4 practise:grid-cols-2">
          <OutputText title={words.yours} text={rawOutputOf(last.reply)} />
          {reference.state === 'known' ? (
            <OutputText title={words.reference} text={reference.output} />
          ) : (
            <p className="text-soft" aria-live="polite">
              {reference.state === 'asking' ? words.asking : reference.msg}
            </p>
          )}
        </div>
      )}
      {compiled && reference.state === 'known' && (
        <Comparison expected={reference.output} actual={last.reply.co ?? ''} />
      )}
    </div>
  );
}

function OutputText({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-small font-[550] text-soft">{title}</h3>
      <ScrollText className="max-h-60 rounded-small border border-line bg-sunken p-2.5 text-small">
        {text || texts.running.test.empty}
      </ScrollText>
    </section>
  );
}

function Comparison({ expected, actual }: { readonly expected: string; readonly actual: string }) {
  const words = texts.practice.inputs;
  const difference = firstDifference(expected, actual);
  return (
    <output className={cx('block font-[550]', difference ? 'text-bad' : 'text-good')}>
      {difference ? fill(words.differ, { line: difference.line }) : words.agree}
    </output>
  );
}
