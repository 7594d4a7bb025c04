import type { ExecuteReply } from '@abhyas/contract/running';
import { languageAt, type LanguageIndex } from '@abhyas/languages/index';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useLayoutEffect, useState } from 'react';

import { fingerprint } from '../../../lib/synced-text/lesson-texts.ts';
import type { SyncedText } from '../../../lib/synced-text/synced-text.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Editor } from '../../../ui/editor/editor.tsx';
import { Console } from '../../console/components/console.tsx';
import { RunAndTypeButton } from '../../console/components/run-and-type-button.tsx';
import { useOpenConsole } from '../../console/use-open-console.ts';
import { RawOutput } from '../../running/components/raw-output.tsx';
import { useCodeRun } from '../../running/use-code-run.ts';
import { useUser } from '../../auth/auth.queries.ts';
import { SeeItRun } from '../../tracing/components/see-it-run.tsx';
import { useOwnProgram } from '../use-own-program.ts';
import type { TracedProgram } from '../../tracing/trace-program.ts';
import { ProgramInput } from './program-input.tsx';

const COPIED_MS = 2000;

type Props = {
  /** The figure with the program: `data-run` names its language, `data-stdin` its input. */
  readonly source: HTMLElement;
  readonly assetId: string;
};

/** The tools of a program in a text: it can always be copied, and a program that runs can also be changed. */
export function CodeTools({ source, assetId }: Props) {
  const code = source.querySelector('code')?.textContent ?? '';
  const { run: language, stdin } = source.dataset;
  if (language === undefined) {
    return (
      <div data-print="hidden" className="px-2 py-1">
        <CopyButton read={() => code} />
      </div>
    );
  }
  return (
    <RunnableTools
      source={source}
      assetId={assetId}
      code={code}
      language={Number(language) as LanguageIndex}
      stdin={stdin}
    />
  );
}

type RunnableProps = Props & {
  readonly code: string;
  readonly language: LanguageIndex;
  readonly stdin: string | undefined;
};

/** Edit, Run and Reset under a program, its input before Run and its output under it. */
function RunnableTools({ source, assetId, code, language, stdin }: RunnableProps) {
  const { result, busy, run } = useCodeRun();
  const own = useOwnProgram(assetId, code);
  const [input, setInput] = useState(stdin ?? '');
  const words = texts.learning.code;
  const { text } = own;
  const programNow = (): string => text?.code ?? code;
  useHidden(source.querySelector('pre'), text !== undefined);
  // The output of Run replaces the author's.
  useHidden(printedAfter(source), result !== undefined);
  const openConsole = useOpenConsole(`${assetId}#${fingerprint(code)}`);
  // Its steps were recorded when it was written: they are those of the author's text.
  const recorded = source.dataset['steps'];
  const isChanged = text !== undefined || input !== (stdin ?? '');
  const current = () => {
    void text?.flush();
    return { code: programNow(), language, assetId };
  };
  const start = () => {
    void text?.flush();
    run({ code: programNow(), language, stdin: input, assetId });
  };
  return (
    <div data-print="hidden">
      {text && <OwnEditor text={text} language={language} onSubmit={start} />}
      {stdin !== undefined && (
        <ProgramInput value={input} onChange={setInput} className="border-t border-line px-4 pt-2 pb-1" />
      )}
      <div className="flex flex-wrap gap-1 px-2 py-1">
        <CopyButton read={programNow} />
        <Button
          variant="quiet"
          size="small"
          busy={busy}
          icon={<Play size={16} aria-hidden="true" />}
          onClick={start}
        >
          {result ? words.again : words.run}
        </Button>
        <AuthorsSteps program={{ code, language, assetId, recorded }} own={text} />
        <RunAndTypeButton look="quiet" onClick={() => openConsole.open(current())} />
        {text ? (
          <Button
            variant="quiet"
            size="small"
            icon={<RotateCcw size={16} aria-hidden="true" />}
            onClick={own.reset}
          >
            {words.reset}
          </Button>
        ) : (
          <Button
            variant="quiet"
            size="small"
            icon={<Pencil size={16} aria-hidden="true" />}
            onClick={own.edit}
          >
            {words.edit}
          </Button>
        )}
      </div>
      {openConsole.opened && (
        <div className="border-t border-line p-2">
          <Console openConsole={openConsole} current={current} />
        </div>
      )}
      <output className="block">
        {result && (
          <div className="border-t border-line px-4 py-3">
            <p className="mb-1 font-sans text-small text-soft">{words.output}</p>
            <pre className="m-0! border-0! bg-transparent! p-0!">
              <RawOutput result={result} />
            </pre>
            {(recorded === undefined || isChanged) && (
              <StepsAfterRun
                result={result}
                program={{ code: programNow(), language, assetId, input: { of: 'own', text: input } }}
              />
            )}
          </div>
        )}
      </output>
    </div>
  );
}

type AuthorsProps = {
  readonly program: Omit<TracedProgram, 'input'>;
  /** The learner's text, which has other steps. */
  readonly own: SyncedText | undefined;
};

/** The steps of the author's program, where they are kept with the lesson. */
function AuthorsSteps({ program, own }: AuthorsProps) {
  if (program.recorded === undefined || own) return null;
  return <SeeItRun program={{ ...program, input: { of: 'own', text: '' } }} from="start" />;
}

type AfterRunProps = { readonly result: ExecuteReply; readonly program: TracedProgram };

/** The steps of a program that has run, for whoever has an account: they take a run of their own. */
function StepsAfterRun({ result: { verdict }, program }: AfterRunProps) {
  const user = useUser();
  if (!user || verdict === undefined || verdict === 'compile-error') return null;
  return (
    <div className="mt-2 font-sans">
      <SeeItRun program={program} from="start" />
    </div>
  );
}

const LINE_PX = 24;
const EDITOR_LINES = { min: 5, max: 20 } as const;

type EditorProps = {
  readonly text: SyncedText;
  readonly language: LanguageIndex;
  readonly onSubmit: () => void;
};

/** As tall as the program, within limits; it does not grow while the learner types. */
function OwnEditor({ text, language, onSubmit }: EditorProps) {
  const [lines] = useState(() => Math.min(EDITOR_LINES.max, Math.max(EDITOR_LINES.min, text.doc.lines + 1)));
  return (
    <Editor
      value={text.code}
      text={text}
      language={languageAt(language).codeKey}
      label={texts.learning.codeArea}
      height={lines * LINE_PX}
      onSubmit={onSubmit}
    />
  );
}

/** The author's output of a program: right after it, or behind the button of "Predict, then run". */
function printedAfter(source: HTMLElement): HTMLElement | null {
  const next = source.nextElementSibling;
  const printed = next?.matches('details') ? next.querySelector('summary + figure') : next;
  return printed instanceof HTMLElement && printed.matches('figure.output') ? printed : null;
}

/** Hides a part of the author's text while something of ours replaces it. */
function useHidden(part: HTMLElement | null, hidden: boolean): void {
  useLayoutEffect(() => {
    part?.toggleAttribute('data-replaced', hidden);
    return () => part?.removeAttribute('data-replaced');
  }, [part, hidden]);
}

function CopyButton({ read }: { readonly read: () => string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(read());
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  // A page served over plain HTTP, as in a lab's own network, has no clipboard.
  if (!('clipboard' in navigator)) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      icon={copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      onClick={() => void copy().catch(() => undefined)}
    >
      <span aria-live="polite">{copied ? texts.learning.code.copied : texts.learning.code.copy}</span>
    </Button>
  );
}
