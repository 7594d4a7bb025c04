import { editYaml, valueOf } from './edit-yaml.ts';
import { textIn } from './fields.ts';
import { isRecord } from './same-value.ts';

export type SheetGroup = { readonly title: string; readonly problems: readonly string[] };

/** sheets/<id>.yaml as a form. */
export type SheetForm = {
  readonly title: string;
  readonly summary: string;
  readonly groups: readonly SheetGroup[];
};

/** sheets/<id>.hi.yaml: the same words in another language, the headings in their order. */
export type SheetWords = {
  readonly title: string;
  readonly summary: string;
  readonly groups: readonly string[];
};

/** The file of a sheet in English: `sheets/first-fifty.yaml`, and not `sheets/first-fifty.hi.yaml`. */
export function isSheet(path: string): boolean {
  return /^sheets\/[^/.]+\.yaml$/.test(path);
}

/** Null: the file is in no shape that a form could hold; it is edited as a file. */
export function readSheet(text: string): SheetForm | null {
  const value = valueOf(text);
  if (!isRecord(value)) return null;
  const groups = groupsIn(value['groups'] ?? []);
  return groups && { title: textIn(value['title']), summary: textIn(value['summary']), groups };
}

function groupsIn(value: unknown): SheetGroup[] | null {
  if (!Array.isArray(value) || !value.every(isRecord)) return null;
  const groups = value.map(({ title, problems = [] }) => ({ title: textIn(title), problems }));
  return groups.every(hasIds) ? groups : null;
}

function hasIds(group: { readonly title: string; readonly problems: unknown }): group is SheetGroup {
  return Array.isArray(group.problems) && group.problems.every((id) => typeof id === 'string');
}

export function writeSheet(text: string, { title, summary, groups }: SheetForm): string {
  const value = valueOf(text);
  return editYaml(text, { ...(isRecord(value) && value), title, summary, groups });
}

/** What a new sheet begins with: one heading for its first problems. */
export function newSheet(title: string): string {
  return writeSheet('', { title, summary: '', groups: [{ title: '', problems: [] }] });
}

/** A version with as many headings as the sheet has; nothing said where there is none. */
export function readSheetWords(text: string | null, headings: number): SheetWords {
  const value = text === null ? null : valueOf(text);
  const { title, summary, groups } = isRecord(value) ? value : {};
  const said = Array.isArray(groups) ? groups : [];
  return {
    title: textIn(title),
    summary: textIn(summary),
    groups: Array.from({ length: headings }, (_, at) => textIn(said[at])),
  };
}

/** Null once nothing is said any more: then there is no version. */
export function writeSheetWords(text: string | null, { title, summary, groups }: SheetWords): string | null {
  if ([title, summary, ...groups].every((words) => words.trim() === '')) return null;
  return editYaml(text ?? '', { title, summary, groups });
}
