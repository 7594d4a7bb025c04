import { editYaml, valueOf } from './edit-yaml.ts';
import { flag, idsIn, idsOut, isFlag, textIn } from './fields.ts';
import { isRecord } from './same-value.ts';

/** text.md as a form. */
export type TextForm = {
  readonly title: string;
  readonly premium: boolean;
  /** Ids of the concepts that it teaches, with commas between them. */
  readonly teaches: string;
  /** Ids of those that it takes as known. */
  readonly needs: string;
  readonly markdown: string;
};

const HEAD = /^---\n([\s\S]*?\n)?---(?:\n|$)/;

/** Null: the file has no head that a form could hold; it is edited as a file. */
export function readText(text: string): TextForm | null {
  const match = HEAD.exec(text);
  const head = match && (valueOf(match[1] ?? '') ?? {});
  if (!match || !isRecord(head)) return null;
  if (!isFlag(head['premium'])) return null;
  const markdown = text.slice(match[0].length);
  return {
    title: textIn(head['title']),
    premium: head['premium'] === true,
    teaches: idsIn(head['teaches']),
    needs: idsIn(head['needs']),
    markdown,
  };
}

export function writeText(text: string, form: TextForm): string {
  const match = HEAD.exec(text);
  const source = match?.[1] ?? '';
  const before = valueOf(source);
  const old = isRecord(before) ? before : {};
  const head = editYaml(source, { title: form.title, ...old, ...edited(form, old) });
  const opening = match?.[0] ?? '---\n---\n';
  const closing = opening.slice(opening.lastIndexOf('---'));
  return `---\n${head}${closing}${form.markdown}`;
}

function edited(form: TextForm, old: Record<string, unknown>): Record<string, unknown> {
  return {
    title: form.title,
    premium: flag(form.premium, old['premium']),
    teaches: idsOut(form.teaches, old['teaches']),
    needs: idsOut(form.needs, old['needs']),
  };
}
