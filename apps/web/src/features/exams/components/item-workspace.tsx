import type { ExamItem } from '@abhyas/contract/exams';
import { fill } from '@abhyas/contract/fill';
import { languageOf, type CodeKey } from '@abhyas/languages/code-keys';
import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';
import { TEMPLATES } from '@abhyas/languages/templates';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { storageKeys } from '../../../config.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { readStored, store } from '../../../lib/storage.ts';
import { fetchText, type FetchedText } from '../../../lib/synced-text/open-texts.ts';
import type { SyncedText } from '../../../lib/synced-text/synced-text.ts';
import { texts } from '../../../lib/texts.ts';
import { useOwnTextInConflict, useText, useTextState } from '../../../lib/synced-text/use-text.ts';
import { examTexts } from '../exam-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Editor } from '../../../ui/editor/editor.tsx';
import { FaultScreen } from '../../../ui/fault-screen.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { ScrollText } from '../../../ui/scroll-box.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { Verdict } from '../../running/components/verdict.tsx';
import { useRun, type Run } from '../../running/use-run.ts';
import { timeText } from '../../../lib/time-of-day.ts';

type Props = {
  readonly item: ExamItem;
  readonly accountId: string;
  /** The server's time. */
  readonly nowMs: number;
  readonly onPaste: (characters: number) => void;
  /** The text is another one than everybody begins with. */
  readonly onWritten?: (() => void) | undefined;
  /** What is said while it is on this device only; without it what an exam says. */
  readonly keptText?: string | undefined;
};

/** The texts of one problem: its statement beside the program, or under it where there is no room. */
export function ItemWorkspace({ item, accountId, ...rest }: Props) {
  const { assetId, problem, sample, extraDesc, tests, languages } = item;
  const [key, chooseKey] = useChosenLanguage(`${accountId}:${assetId}`, languages);
  const words = examTexts();
  return (
    <div className="flex min-h-0 grow max-learn:flex-col">
      <section
        aria-label={words.problem}
        className="min-h-0 overflow-y-auto p-4 max-learn:max-h-2/5 max-learn:shrink-0 learn:w-2/5"
      >
        <Prose html={problem} />
        {extraDesc !== '' && <Prose html={extraDesc} />}
        {sample !== '' && <Prose html={sample} />}
        {tests.map(({ name, input, expected }) => (
          <figure key={name} className="mt-3 text-small">
            <figcaption className="font-[600]">{words.sample}</figcaption>
            <Shown label={texts.running.test.input}>{input}</Shown>
            <Shown label={texts.running.test.expected}>{expected}</Shown>
          </figure>
        ))}
      </section>
      <section aria-label={words.code} className="flex min-h-0 min-w-0 grow flex-col border-l border-line">
        <SelectField
          small
          labelHidden
          label={words.language}
          value={key}
          options={languages.map((value) => ({ value, name: languageOf(value).codeName }))}
          onChange={chooseKey}
          className="shrink-0 px-2 py-1"
        />
        <Program
          key={key}
          name={{ accountId, assetId, part: key }}
          starter={item.starter[key] ?? TEMPLATES[key]}
          {...rest}
        />
      </section>
    </div>
  );
}

/** The language of the program; who comes back to the item finds the one that was chosen on this device. */
function useChosenLanguage(name: string, languages: readonly CodeKey[]) {
  const stored = `${storageKeys.itemLanguage}:${name}`;
  const [key, setKey] = useState<CodeKey>(() => {
    const kept = readStored(stored);
    return languages.find((each) => each === kept) ?? languages[0] ?? 'py';
  });
  const choose = (chosen: CodeKey): void => {
    store(stored, chosen);
    setKey(chosen);
  };
  return [key, choose] as const;
}

function Shown({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <>
      <p className="mt-1 text-soft">{label}</p>
      <ScrollText className="rounded-card bg-sunken p-2">{children}</ScrollText>
    </>
  );
}

type Named = { readonly accountId: string; readonly assetId: string; readonly part: CodeKey };
type Rest = Omit<Props, 'item' | 'accountId'>;
type ProgramProps = Rest & { readonly name: Named; readonly starter: string };

/** The text, from the account or, without a connection, from this device; or else as everybody begins. */
async function fetchOwn(name: Named, starter: string): Promise<FetchedText> {
  try {
    return await fetchText(name);
  } catch (error) {
    if (!(error instanceof ApiError && error.unanswered)) throw error;
    return { account: { code: starter, version: 0 }, held: new Map() };
  }
}

function Program({ name, starter, ...rest }: ProgramProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['exams', 'text', name],
    queryFn: () => fetchOwn(name, starter),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  });
  if (data) return <OpenProgram name={name} starter={starter} fetched={data} {...rest} />;
  if (error) return <FaultScreen error={error} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true" className="p-3">
      <output className="mb-3 block text-small text-soft">{examTexts().fetching}</output>
      <TextSkeleton lines={8} />
    </div>
  );
}

type OpenProps = ProgramProps & { readonly fetched: FetchedText };

function OpenProgram({ name, starter, fetched, nowMs, onPaste, onWritten, keptText }: OpenProps) {
  const text = useText({ name, ...fetched });
  useOwnTextInConflict(text);
  useEffect(
    () =>
      onWritten &&
      text.subscribe(() => {
        if (text.code !== starter) onWritten();
      }),
    [text, starter, onWritten],
  );
  const run = useRun();
  const words = examTexts();
  const language = LANGUAGES.findLastIndex(({ codeKey }) => codeKey === name.part) as LanguageIndex;
  const start = (): void => {
    void text.flush();
    run.start({ code: text.code, language, assetId: name.assetId, mode: 'run' });
  };
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 px-2 pb-1">
        <Button size="small" variant="primary" busy={run.busy} onClick={start}>
          {words.run}
        </Button>
        <KeptLine text={text} nowMs={nowMs} keptText={keptText} />
      </div>
      <div
        className="min-h-0 grow"
        onPasteCapture={(event) => {
          const pasted = event.clipboardData.getData('text');
          // What was copied out of the text itself is no news.
          if (pasted !== '' && !text.code.includes(pasted)) onPaste(pasted.length);
        }}
      >
        <Editor
          value={text.code}
          text={text}
          language={name.part}
          label={words.code}
          height="100%"
          onSubmit={start}
        />
      </div>
      <Outcome run={run} />
    </>
  );
}

function Outcome({ run: { busy, last } }: { readonly run: Run }) {
  const words = examTexts();
  return (
    <section aria-label={words.result} className="max-h-1/3 shrink-0 overflow-y-auto px-2 py-1">
      <output className="block">{busy ? words.running : last && <Verdict reply={last.reply} />}</output>
      {!busy && last?.reply.compile?.output && (
        <ScrollText className="mt-1 text-small">{last.reply.compile.output}</ScrollText>
      )}
      {!busy && last?.reply.co !== undefined && last.reply.co !== '' && (
        <figure className="mt-1 text-small">
          <figcaption className="font-[600]">{words.output}</figcaption>
          <ScrollText className="rounded-card bg-sunken p-2">{last.reply.co}</ScrollText>
        </figure>
      )}
    </section>
  );
}

type KeptProps = Pick<Props, 'nowMs' | 'keptText'> & { readonly text: SyncedText };

/** Always one of two: safe on the server, and since when; or kept on this computer (EXAMS-17). */
function KeptLine({ text, nowMs, keptText }: KeptProps) {
  const state = useTextState(text);
  const [safeAtMs, setSafeAtMs] = useState(nowMs);
  const [wasSafe, setWasSafe] = useState(true);
  const isSafe = state.mark === 'saved';
  if (isSafe !== wasSafe) {
    setWasSafe(isSafe);
    if (isSafe) setSafeAtMs(nowMs);
  }
  const words = examTexts();
  if (isSafe)
    return <output className="text-small text-good">{fill(words.safe, { at: timeText(safeAtMs) })}</output>;
  switch (state.mark) {
    case 'unsaved':
      return <output className="text-small text-soft">{words.saving}</output>;
    case 'refused':
      return <output className="text-small text-bad">{state.refusal}</output>;
    case 'nowhere':
      return <output className="text-small text-bad">{words.nowhere}</output>;
    case 'conflict':
    case 'device':
      return <output className="text-small text-note">{keptText ?? words.kept}</output>;
  }
}
