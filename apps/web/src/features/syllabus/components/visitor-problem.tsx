import type { CodeByKey, Problem } from '@abhyas/contract/practice';
import type { LanguageIndex } from '@abhyas/languages/index';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';

import { sizes } from '../../../config.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Editor } from '../../../ui/editor/editor.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { ScrollText } from '../../../ui/scroll-box.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { languageOfTopic } from '../../learning/learning.rules.ts';
import { QuestionBar } from '../../practice/components/question-bar.tsx';
import { useOpenedHints } from '../../practice/use-opened-hints.ts';
import { keyOf, languageFor, offeredLanguages } from '../../practice/workspace.rules.ts';
import { RawOutput } from '../../running/components/raw-output.tsx';
import { useCodeRun } from '../../running/use-code-run.ts';
import { keepVisitorCode, visitorCode } from '../../../lib/visitor-work.ts';
import { KeepWork } from './keep-work.tsx';

type Props = {
  readonly assetId: string;
  readonly topicId: string;
  /** The module in which it stands here, where others have it, too. */
  readonly within: string | undefined;
  readonly data: NonNullable<Problem['assetData']>;
};

/** A problem without an account: its statement, and an editor that runs the program on an input of one's own. */
export function VisitorProblem({ assetId, topicId, within, data }: Props) {
  const hints = useOpenedHints(data.openedHints);
  const module = within === undefined ? '' : `?in=${encodeURIComponent(within)}`;
  return (
    <section aria-labelledby="item">
      <h2 id="item" className="mb-5 text-h2">
        {data.title}
      </h2>
      <QuestionBar data={data} hints={hints} />
      <VisitorEditor assetId={assetId} topicId={topicId} data={data} />
      <KeepWork next={`/practise/2/${encodeURIComponent(assetId)}${module}`} text={texts.syllabus.keepCode} />
    </section>
  );
}

function VisitorEditor({ assetId, topicId, data }: Omit<Props, 'within'>) {
  const offered = offeredLanguages(data);
  const [chosen, choose] = useState<LanguageIndex>(() => languageOfTopic(topicId) ?? 0);
  const language = languageFor(chosen, offered);
  const key = keyOf(language);
  const [typed, setTyped] = useState<CodeByKey>(() => visitorCode(assetId));
  const [input, setInput] = useState<string>();
  const { result, busy, run } = useCodeRun();
  const code = typed[key] ?? data.code[key] ?? '';
  const stdin = input ?? data.ctestcase[key] ?? '';
  const start = () => run({ code, language, stdin, assetId });
  const words = texts.practice.workspace;
  return (
    <div className="mt-8 space-y-4 border-t border-line pt-6" data-print="hidden">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={words.language}
          labelHidden
          value={language}
          options={offered}
          onChange={choose}
          className="w-40"
        />
        <Button variant="primary" busy={busy} icon={<Play size={17} aria-hidden="true" />} onClick={start}>
          {texts.running.run}
        </Button>
      </div>
      <Editor
        value={code}
        language={key}
        label={words.codeArea}
        height={sizes.learnEditorHeight}
        onSubmit={start}
        onChange={(text) => {
          setTyped({ ...typed, [key]: text });
          keepVisitorCode(assetId, key, text);
        }}
      />
      <div className="grid gap-4 practise:grid-cols-2">
        <TextArea
          label={texts.syllabus.input}
          value={stdin}
          rows={6}
          spellCheck={false}
          className="font-code"
          onChange={(event) => setInput(event.target.value)}
        />
        <div>
          <p className="mb-1.5 font-medium">{texts.learning.outputArea}</p>
          <ScrollText
            wrap
            aria-live="polite"
            aria-label={texts.learning.outputArea}
            className="rounded-card border border-edge bg-sunken px-4 py-3"
            style={{ height: sizes.learnOutputHeight }}
          >
            {result ? (
              <RawOutput result={result} />
            ) : (
              <span className="text-soft">{busy ? texts.learning.running : texts.learning.output}</span>
            )}
          </ScrollText>
        </div>
      </div>
      <p className="text-small text-soft">{texts.syllabus.limits}</p>
    </div>
  );
}
