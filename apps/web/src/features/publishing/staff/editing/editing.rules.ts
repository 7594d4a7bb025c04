/** The list of tags of the whole school. */
export const TAGS_FILE = 'tags.yaml';

/** What a folder is edited as: its main file says it. */
export type EditorKind = 'text' | 'quiz' | 'problem' | 'video' | 'course' | 'module' | 'plan' | 'files';

const MAIN_FILES: readonly (readonly [string, EditorKind])[] = [
  ['text.md', 'text'],
  ['quiz.yaml', 'quiz'],
  ['problem.yaml', 'problem'],
  ['video.yaml', 'video'],
  ['topic.yaml', 'course'],
  ['subtopic.yaml', 'module'],
  ['plan.yaml', 'plan'],
];

/** The editor for a folder with these files; `files` when it is not clear which. */
export function editorKind(paths: readonly string[]): EditorKind {
  const kinds = MAIN_FILES.filter(([name]) => paths.includes(name)).map(([, kind]) => kind);
  return kinds.length === 1 ? (kinds[0] ?? 'files') : 'files';
}

/** A list with one item at another place. */
export function movedItem<T>(items: readonly T[], from: number, to: number): T[] {
  if (to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** A list with one item changed. */
export function changedItem<T>(items: readonly T[], at: number, part: Partial<T>): T[] {
  return items.map((item, index) => (index === at ? { ...item, ...part } : item));
}

/** A text put where the caret stands, as a block of its own: with blank lines before and after it. */
export function asBlock(before: string, block: string, after: string): string {
  const start = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  return `${start}${block}${after === '' ? '\n' : lineEndsBefore(after)}`;
}

/** The line ends that make a blank line before a text. */
function lineEndsBefore(text: string): string {
  return '\n\n'.slice(/^\n{0,2}/.exec(text)?.[0].length ?? 0);
}

/** A program of a lesson, as docs/how-to/add-a-text.md has it. */
export function programBlock(program: {
  readonly language: string;
  readonly code: string;
  readonly stdin: string;
  readonly output: string;
}): string {
  const { language, code, stdin, output } = program;
  const input = stdin === '' ? '' : ` stdin=${JSON.stringify(stdin)}`;
  const shown = `\`\`\`${language} run${input}\n${code.trimEnd()}\n\`\`\``;
  return output.trim() === '' ? shown : `${shown}\n\n\`\`\`output\n${output.trimEnd()}\n\`\`\``;
}
