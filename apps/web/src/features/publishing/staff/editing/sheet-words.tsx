import { translatedName } from '@abhyas/content/forms/translation-form';
import {
  readSheetWords,
  writeSheetWords,
  type SheetForm,
  type SheetWords,
} from '@abhyas/content/forms/sheet-form';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { languageInfo, type TranslationLanguage } from '@abhyas/contract/page-language';

import { TextField } from '../../../../ui/field.tsx';
import { Group } from './parts.tsx';
import { useAssetEdits } from './use-asset-edits.ts';

const { common, translation } = staffMessages.editors;
const { sheet } = staffMessages.drafts;

type Props = {
  readonly path: string;
  readonly language: TranslationLanguage;
  /** The English. */
  readonly sheet: SheetForm;
};

/** What a sheet says in another language, each with its English as the hint. */
export function SheetWordsFields({ path, language, sheet: english }: Props) {
  const edits = useAssetEdits();
  const name = languageInfo(language).name;
  const file = translatedName(path, language);
  const text = edits.text(file) ?? null;
  const said = readSheetWords(text, english.groups.length);
  const write = (part: Partial<SheetWords>): void => {
    edits.change(new Map([[file, writeSheetWords(text, { ...said, ...part })]]));
  };
  const field = (label: string, hint: string) => ({
    label: fill(translation.label, { label, language: name }),
    hint,
    lang: language,
  });
  return (
    <Group title={name}>
      <p className="text-soft">{fill(sheet.wordsLead, { language: name })}</p>
      <TextField
        {...field(common.title, english.title)}
        value={said.title}
        maxLength={80}
        onChange={({ target }) => write({ title: target.value })}
      />
      <TextField
        {...field(common.summary, english.summary)}
        value={said.summary}
        maxLength={240}
        onChange={({ target }) => write({ summary: target.value })}
      />
      {said.groups.map((heading, at) => (
        <TextField
          // eslint-disable-next-line react/no-array-index-key -- a heading has no other name than what is typed
          key={at}
          {...field(fill(sheet.heading, { number: at + 1 }), english.groups[at]?.title ?? '')}
          value={heading}
          maxLength={80}
          onChange={({ target }) => write({ groups: said.groups.with(at, target.value) })}
        />
      ))}
    </Group>
  );
}
