import type { DraftDetail } from '@abhyas/contract/publishing-drafts.staff';
import type { FileChange } from '@abhyas/contract/publishing-draft-files.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { draftPath } from '../../../staff/content-paths.ts';
import type { Tone } from '../../../ui/badge.tsx';

/** The address of the screen for one asset: its folder is in it. */
export function assetPath(draftId: string, folder: string): string {
  return `${draftPath(draftId)}/assets/${encodeSegments(folder)}`;
}

/** The address of the screen for one file, at a line of it. An address that ends like a file would be taken for one. */
export function filePath(draftId: string, path: string, line = 0): string {
  const asked = new URLSearchParams({ path, ...(line > 0 && { line: String(line) }) });
  return `${draftPath(draftId)}/file?${asked.toString()}`;
}

/** The address of the screen that shows an item as a student will see it. */
export function previewPath(draftId: string, assetId: string): string {
  return `${draftPath(draftId)}/preview/${encodeURIComponent(assetId)}`;
}

function encodeSegments(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The folder of the asset that a file belongs to, or the file's own folder. */
export function assetFolderOf(path: string): string | undefined {
  const parts = path.split('/');
  const depth = parts[0] === 'problems' ? BANK_DEPTH : ASSET_DEPTH;
  const isContent = parts[0] === 'problems' || parts[0] === 'courses';
  return isContent && parts.length > depth ? parts.slice(0, depth).join('/') : undefined;
}

const ASSET_DEPTH = 4;
const BANK_DEPTH = 2;

/** Whether it is a problem: these stand in the bank, and modules list them. */
export function isBanked(folder: string): boolean {
  return folder.startsWith('problems/');
}

/** False for courses, modules and plans: they have a screen too, but learners do not open them. */
export function isAsset(folder: string): boolean {
  return isBanked(folder) || folder.split('/').length === ASSET_DEPTH;
}

export const CHANGE_TONES: Readonly<Record<FileChange, Tone>> = {
  same: 'plain',
  added: 'good',
  changed: 'note',
  moved: 'note',
  removed: 'bad',
};

/** Where a line of a text begins and ends. */
export function lineRange(text: string, line: number): { readonly start: number; readonly end: number } {
  const before = text.split('\n').slice(0, Math.max(0, line - 1));
  const start = before.reduce((sum, each) => sum + each.length + 1, 0);
  const end = text.indexOf('\n', start);
  return { start: Math.min(start, text.length), end: end < 0 ? text.length : end };
}

/** The courses that a draft is for, and the school where a change belongs to none. */
export function scopeText({ courses, school }: Pick<DraftDetail, 'courses' | 'school'>): string {
  return [...courses, ...(school ? [staffMessages.drafts.wholeSchool] : [])].join(', ');
}

/** What a course, module, asset or plan of the draft is called. */
export function titleIn(
  { topics, plans, unlisted }: Pick<DraftDetail, 'topics' | 'plans' | 'unlisted'>,
  folder: string,
): string | undefined {
  const subtopics = topics.flatMap((topic) => topic.subtopics);
  const assets = [...subtopics.flatMap((subtopic) => subtopic.assets), ...unlisted];
  const all = [...plans, ...topics, ...subtopics, ...assets];
  return all.find((each) => each.folder === folder)?.title;
}
