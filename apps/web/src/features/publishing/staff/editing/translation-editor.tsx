import {
  MARKS_FILE,
  noteMade,
  readMarks,
  stateOf,
  type Marks,
} from '@abhyas/content/forms/translation-marks';
import {
  translatable,
  translatedName,
  wordsOf,
  writeWord,
  type Word,
} from '@abhyas/content/forms/translation-form';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { languageInfo, type PageLanguage } from '@abhyas/contract/page-language';

import { Button } from '../../../../ui/button.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { NoForm } from './no-form.tsx';
import { Group } from './parts.tsx';
import { remarkAt } from './remarks.rules.ts';
import { useAssetEdits, useEditing } from './use-asset-edits.ts';
import { labelOf, wayTo } from './translation.rules.ts';

const words = staffMessages.editors.translation;
/** Longer texts get a field of several lines. */
const LINE_MAX = 80;
const ROWS = { least: 3, most: 24 } as const;
const LETTERS_PER_ROW = 60;

/** Every text of the item beside its English, in one other language. */
export function TranslationEditor({ language }: { readonly language: PageLanguage }) {
  const edits = useAssetEdits();
  const files = translatable(edits.paths());
  const marks = readMarks(edits.text(MARKS_FILE) ?? null);
  if (files.length === 0) return <p className="text-soft">{words.nothing}</p>;
  if (!marks) return <NoForm file={MARKS_FILE} />;
  return (
    <div className="space-y-8">
      <p className="text-soft">{fill(words.lead, { language: languageInfo(language).name })}</p>
      {files.map((file) => (
        <FileWords key={file} file={file} language={language} marks={marks} />
      ))}
    </div>
  );
}

type FileProps = { readonly file: string; readonly language: PageLanguage; readonly marks: Marks };

function FileWords({ file, language, marks }: FileProps) {
  const { remarks } = useEditing();
  const edits = useAssetEdits();
  const name = translatedName(file, language);
  const pair = { file, english: edits.text(file) ?? '', translated: edits.text(name) ?? null };
  const all = wordsOf(pair);
  if (!all) return <NoForm file={pair.translated === null ? file : name} />;
  const note = (list: readonly Word[], at: string): string =>
    noteMade(edits.text(MARKS_FILE) ?? null, { language, file, words: list }, at);
  const write = (at: string, text: string): void => {
    const translated = writeWord(pair, at, text);
    const said = wordsOf({ ...pair, translated }) ?? all;
    edits.change(
      new Map([
        [name, translated],
        [MARKS_FILE, note(said, at)],
      ]),
    );
  };
  return (
    <Group title={words.files[file as keyof typeof words.files] ?? name}>
      {all.map((word) => (
        <WordPair
          key={word.at}
          word={word}
          label={labelOf(word.at)}
          language={language}
          state={stateOf(marks, { language, file }, word)}
          error={remarkAt(remarks, name, wayTo(word.at))}
          onChange={(text) => write(word.at, text)}
          onFits={() => edits.edit(MARKS_FILE, note(all, word.at))}
        />
      ))}
    </Group>
  );
}

type PairProps = {
  readonly word: Word;
  readonly label: string;
  readonly language: PageLanguage;
  readonly state: ReturnType<typeof stateOf>;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onFits: () => void;
};

/** A text in English, and the field for it in the other language. */
function WordPair({ word, label, language, state, error, onChange, onFits }: PairProps) {
  const { english } = word;
  const field = {
    label: fill(words.label, { label, language: languageInfo(language).name }),
    value: word.words,
    lang: language,
    error,
    onChange: ({ target: { value } }: { target: { value: string } }) => onChange(value),
  };
  const isLine = english.length <= LINE_MAX && !english.includes('\n');
  return (
    <div className="grid gap-x-8 gap-y-2 border-t border-line pt-4 learn:grid-cols-2">
      <div className="min-w-0">
        <p className="mb-1.5 font-medium">{fill(words.english, { label })}</p>
        <p lang="en" className="rounded-card bg-sunken px-3 py-2.5 wrap-anywhere whitespace-pre-wrap">
          {english.trim()}
        </p>
      </div>
      <div className="min-w-0">
        {isLine ? <TextField {...field} /> : <TextArea {...field} rows={rowsOf(english)} />}
        {state === 'stale' && (
          <div role="note" className="mt-2 rounded-card bg-warn-soft px-4 py-2.5 text-warn">
            <p>{words.stale}</p>
            <Button size="small" onClick={onFits}>
              {words.fits}
            </Button>
          </div>
        )}
        {state === 'open' && <p className="mt-1.5 text-small text-soft">{words.open}</p>}
      </div>
    </div>
  );
}

function rowsOf(text: string): number {
  const rows = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / LETTERS_PER_ROW), 0);
  return Math.min(ROWS.most, Math.max(ROWS.least, rows));
}
