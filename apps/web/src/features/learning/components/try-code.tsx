import { languageAt, type LanguageIndex } from '@abhyas/languages/index';
import { programLanguages } from '@abhyas/languages/program-languages';
import type { CodeKey } from '@abhyas/languages/code-keys';
import { queryOptions, useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';

import { sizes, storageKeys } from '../../../config.ts';
import { cx } from '../../../lib/classes.ts';
import { readStored, removeStored, store } from '../../../lib/storage.ts';
import { fetchText } from '../../../lib/synced-text/open-texts.ts';
import type { SyncedText } from '../../../lib/synced-text/synced-text.ts';
import type { TextName } from '../../../lib/synced-text/text-record.ts';
import { useText, type OpenedText } from '../../../lib/synced-text/use-text.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Editor } from '../../../ui/editor/editor.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ScrollText } from '../../../ui/scroll-box.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { useUser } from '../../auth/auth.queries.ts';
import { Console } from '../../console/components/console.tsx';
import { RunAndTypeButton } from '../../console/components/run-and-type-button.tsx';
import { useOpenConsole } from '../../console/use-open-console.ts';
import { RawOutput } from '../../running/components/raw-output.tsx';
import { useCodeRun, type CodeRun } from '../../running/use-code-run.ts';
import { languageOfTopic } from '../learning.rules.ts';
import { TRY_INPUT, tryProgram } from '../try-programs.ts';
import { ProgramInput } from './program-input.tsx';

const OPTIONS = programLanguages();

type Props = { readonly assetId: string; readonly topicId: string };

/** The collapsible editor beside a video (LEARNING-15). */
export function TryCode({ assetId, topicId }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <section className="mt-8 rounded-card border border-line" data-print="hidden">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="try-code"
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center gap-3 px-4 text-left font-[560]"
        >
          <span className="grow">{texts.learning.tryCode}</span>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className={cx('transition-transform', open && 'rotate-180')}
          />
        </button>
      </h3>
      <div id="try-code" hidden={!open} className="border-t border-line p-4">
        {open && <TryCodeEditor assetId={assetId} topicId={topicId} />}
      </div>
    </section>
  );
}

function TryCodeEditor({ assetId, topicId }: Props) {
  const [language, setLanguage] = useState(() => languageOfTopic(topicId) ?? favouriteLanguage());
  const key = languageAt(language).codeKey;
  const name = { accountId: useUser()?._id ?? '', assetId, part: `try-${key}` };
  const known = useQuery(tryTextQuery(name));
  const [program, setProgram] = useState<SyncedText>();
  const [input, setInput] = useState(TRY_INPUT);
  const { result, busy, run } = useCodeRun();
  const place = useRef<HTMLDivElement>(null);
  const output = useRef<HTMLDivElement>(null);
  const words = texts.learning;
  const openConsole = useOpenConsole(`${assetId}#try`);
  const current = () => {
    void program?.flush();
    return { code: program?.code ?? tryProgram(key), language, assetId };
  };
  const start = () => run({ ...current(), stdin: input });
  // Scroll it into view when it is opened, and on a phone the output when there is any.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (result) output.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <div ref={place} className="scroll-mt-20 scroll-mb-20 space-y-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={words.language}
          labelHidden
          value={language}
          options={OPTIONS}
          onChange={(chosen) => {
            setLanguage(chosen);
            store(storageKeys.favouriteLanguage, String(chosen));
          }}
          className="w-40"
        />
        <Button variant="primary" busy={busy} icon={<Play size={17} aria-hidden="true" />} onClick={start}>
          {texts.running.run}
        </Button>
        <RunAndTypeButton size="medium" onClick={() => openConsole.open(current())} />
      </div>
      <Console openConsole={openConsole} current={current} />
      <div className="grid gap-4 practise:grid-cols-[3fr_2fr]">
        <div className="min-w-0">
          <p className="mb-1.5 font-medium">{words.codeArea}</p>
          <Loaded query={known} skeleton={<TextSkeleton lines={6} />}>
            {(opened) => (
              <TryEditor
                key={key}
                opened={{ name, ...opened }}
                language={key}
                onOpened={setProgram}
                onSubmit={start}
              />
            )}
          </Loaded>
        </div>
        <div ref={output} className="min-w-0 scroll-mb-20">
          <ProgramInput value={input} onChange={setInput} className="mb-3" />
          <p className="mb-1.5 font-medium">{words.outputArea}</p>
          <Output result={result} busy={busy} />
        </div>
      </div>
    </div>
  );
}

function Output({ result, busy }: Pick<CodeRun, 'result' | 'busy'>) {
  const words = texts.learning;
  return (
    <ScrollText
      wrap
      aria-live="polite"
      aria-label={words.outputArea}
      className="rounded-card border border-edge bg-sunken px-4 py-3"
      style={{ height: sizes.learnOutputHeight }}
    >
      {result ? (
        <RawOutput result={result} />
      ) : (
        <span className="text-soft">{busy ? words.running : words.output}</span>
      )}
    </ScrollText>
  );
}

type EditorProps = {
  readonly opened: OpenedText;
  readonly language: CodeKey;
  readonly onOpened: (text: SyncedText) => void;
  readonly onSubmit: () => void;
};

function TryEditor({ opened, language, onOpened, onSubmit }: EditorProps) {
  const text = useText(opened);
  useEffect(() => {
    onOpened(text);
    // A learner who has emptied it finds the starting program again.
    if (text.code === '') text.write(readStored(keptBefore(language)) || tryProgram(language), 'reset');
    removeStored(keptBefore(language));
  }, [onOpened, text, language]);
  return (
    <Editor
      value={text.code}
      text={text}
      language={language}
      label={texts.learning.codeArea}
      height={sizes.learnEditorHeight}
      onSubmit={onSubmit}
    />
  );
}

/** What a learner tries out beside videos: one text for each language, whatever the video. */
const tryTextQuery = (name: TextName) =>
  queryOptions({
    queryKey: ['practice', 'try', name.accountId, name.part],
    queryFn: () => fetchText(name),
    staleTime: Infinity,
    gcTime: 0,
  });

/** The language last chosen in such an editor (SETTINGS-4): for courses that teach no language. */
function favouriteLanguage(): LanguageIndex {
  const index = Number(readStored(storageKeys.favouriteLanguage));
  return OPTIONS.find(({ value }) => value === index)?.value ?? 0;
}

/** Where earlier releases kept it, on this device alone. */
function keptBefore(key: string): string {
  return `${storageKeys.savedCode}:try:${key}`;
}
