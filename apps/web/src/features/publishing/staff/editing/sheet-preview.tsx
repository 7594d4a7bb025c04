import { readSheet, readSheetWords, type SheetForm } from '@abhyas/content/forms/sheet-form';
import { translatedName } from '@abhyas/content/forms/translation-form';
import type { PageLanguage } from '@abhyas/contract/page-language';
import type { DraftProblemCard } from '@abhyas/contract/publishing-outlines.staff';
import { useQuery } from '@tanstack/react-query';

import { Loaded } from '../../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../../ui/skeleton.tsx';
import { SheetList } from '../../../practice/components/sheet-list.tsx';
import type { SheetProgress } from '../../../practice/sheets.rules.ts';
import { assetPath } from '../drafts.rules.ts';
import { problemCardsQuery } from './outlines.queries.ts';
import { useAssetEdits, useEditing } from './use-asset-edits.ts';

type Props = { readonly path: string; readonly language: PageLanguage };

/** A sheet as it is typed, for a learner who has solved nothing of it. Its problems lead to their forms. */
export function SheetPreview({ path, language }: Props) {
  const { draftId } = useEditing();
  const edits = useAssetEdits();
  const query = useQuery(problemCardsQuery(draftId, language));
  const form = readSheet(edits.text(path) ?? '');
  if (!form) return null;
  const said = inLanguage(form, language, edits.text(translatedName(path, language)));
  return (
    <>
      <h2 className="text-h2 wrap-anywhere">{said.title}</h2>
      <p className="mb-6 text-soft">{said.summary}</p>
      <Loaded query={query} skeleton={<TextSkeleton lines={6} />}>
        {({ problems }) => (
          <SheetList
            sheet={untouched(path, said, problems)}
            pathOf={(_sheet, id) => assetPath(draftId, `problems/${id}`)}
          />
        )}
      </Loaded>
    </>
  );
}

/** The sheet in the words of a language, as far as they are written. */
function inLanguage(form: SheetForm, language: PageLanguage, version: string | null | undefined): SheetForm {
  if (language === 'en') return form;
  const { title, summary, groups } = readSheetWords(version ?? null, form.groups.length);
  return {
    title: title || form.title,
    summary: summary || form.summary,
    groups: form.groups.map((group, at) => ({ ...group, title: groups[at] || group.title })),
  };
}

function untouched(path: string, form: SheetForm, cards: readonly DraftProblemCard[]): SheetProgress {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const groups = form.groups.map(({ title, problems }) => ({
    title,
    problems: problems.flatMap((assetId) => {
      const card = byId.get(assetId);
      return card ? [{ ...card, assetId, state: 'untouched' as const, locked: false }] : [];
    }),
    solved: 0,
  }));
  return {
    sheetId: path,
    title: form.title,
    desc: form.summary,
    groups,
    solved: 0,
    total: groups.reduce((sum, { problems }) => sum + problems.length, 0),
    percent: 0,
  };
}
