import { staffMessages } from '@abhyas/contract/messages.staff';
import type { CodeByKey } from '@abhyas/contract/practice';
import type { LanguageIndex } from '@abhyas/languages/index';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';

import { sizes } from '../../../../config.ts';
import { texts } from '../../../../lib/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Editor } from '../../../../ui/editor/editor.tsx';
import type { EditorHandle } from '../../../../ui/editor/editor-handle.ts';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { RunControls } from '../../../practice/components/run-controls.tsx';
import { Result } from '../../../practice/components/result-pane.tsx';
import { keyOf, languageFor, offeredLanguages } from '../../../practice/workspace.rules.ts';
import { OutputPane } from '../../../running/components/output-pane.tsx';
import { useRun } from '../../../running/use-run.ts';
import { ProgramField } from './program-field.tsx';

const words = staffMessages.editors.tryOut;

const Preview = lazyPart(async () => (await import('../../../practice/components/page/preview.tsx')).Preview);

type Props = {
  /** What a learner begins with, by language. */
  readonly data: { readonly code: CodeByKey; readonly ctestcase: CodeByKey };
};

/** A problem that learners do not have yet, to be solved as they will: against its tests, with nothing kept. */
export function TryProblem({ data }: Props) {
  const offered = offeredLanguages(data);
  const [chosen, choose] = useState<LanguageIndex>(0);
  const language = languageFor(chosen, offered);
  const key = keyOf(language);
  const [typed, setTyped] = useState<CodeByKey>({});
  const [input, setInput] = useState<string>();
  const [tab, setTab] = useState('result');
  const editor = useRef<EditorHandle>(null);
  const run = useRun();
  const code = typed[key] ?? data.code[key] ?? '';
  const stdin = input ?? data.ctestcase[key] ?? '';
  const start = (): void => {
    setTab('result');
    run.start({ code, language, mode: 'run', assetId: '' });
  };
  const startCustom = (): void => {
    setTab('raw');
    run.start({ code, language, mode: 'ctestcase', ctestcase: stdin, assetId: '' });
  };
  const type = (text: string): void => setTyped({ ...typed, [key]: text });
  const names = texts.running.tabs;
  const custom = { input: stdin, onChange: setInput, onRun: startCustom, busy: run.busy };
  const inputTab =
    key === 'page'
      ? [{ id: 'preview', title: names.preview, content: <Preview code={code} checks={stdin} /> }]
      : key === 'circuit'
        ? []
        : [{ id: 'custom', title: names.custom, content: <CustomInput {...custom} /> }];
  return (
    <section aria-label={words.title} className="space-y-4 border-t border-line pt-6">
      <div>
        <h2 className="text-h3">{words.title}</h2>
        <p className="text-small text-soft">{words.lead}</p>
      </div>
      <SelectField
        label={texts.practice.workspace.language}
        labelHidden
        value={language}
        options={offered}
        onChange={choose}
        className="w-32"
      />
      {key === 'page' || key === 'circuit' ? (
        <ProgramField
          label={texts.practice.workspace.codeArea}
          language={key}
          value={code}
          onChange={type}
          task={stdin}
        />
      ) : (
        <Editor
          ref={editor}
          value={code}
          language={key}
          label={texts.practice.workspace.codeArea}
          height={sizes.learnEditorHeight}
          onSubmit={start}
          onChange={type}
        />
      )}
      <RunControls workspace={{ run, start }} />
      <Tabs
        label={texts.practice.workspace.areas.result}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'result',
            title: names.result,
            content: (
              <Result workspace={{ run, goToLine: (line: number) => editor.current?.goToLine(line) }} />
            ),
          },
          { id: 'raw', title: names.raw, content: <OutputPane reply={run.last?.reply ?? null} /> },
          ...inputTab,
        ]}
      />
    </section>
  );
}

type InputProps = {
  readonly input: string;
  readonly onChange: (input: string) => void;
  readonly onRun: () => void;
  readonly busy: boolean;
};

function CustomInput({ input, onChange, onRun, busy }: InputProps) {
  return (
    <div className="space-y-4">
      <Editor
        value={input}
        language="plain"
        label={texts.practice.inputs.area}
        height={sizes.customTestHeight}
        onChange={onChange}
        onSubmit={onRun}
      />
      <Button busy={busy} icon={<Play size={17} aria-hidden="true" />} onClick={onRun}>
        {texts.running.runThis}
      </Button>
    </div>
  );
}
