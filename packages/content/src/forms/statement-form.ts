/** statement.md as a form: the story and what is below the three headings that every statement has. */
export type StatementForm = {
  readonly story: string;
  readonly input: string;
  readonly output: string;
  readonly constraints: string;
};

const HEADINGS = { input: '## Input', output: '## Output', constraints: '## Constraints' } as const;
type Section = keyof typeof HEADINGS;
const SECTIONS = Object.keys(HEADINGS) as Section[];

/**
 * Splits a statement. One whose headings are in another order, or twice, is one text: it is all story, and stays as
 * it is.
 */
export function readStatement(text: string): StatementForm {
  const { story, sections } = split(text);
  const body = (key: Section): string => (sections.get(key)?.body ?? '').trim();
  return {
    story: story.trim(),
    input: body('input'),
    output: body('output'),
    constraints: body('constraints'),
  };
}

/** What was not changed stays to the letter, blank lines included. */
export function writeStatement(text: string, form: StatementForm): string {
  const before = readStatement(text);
  const { story, sections } = split(text);
  const isKept = (key: Section): boolean => sections.has(key) && before[key] === form[key];
  const last = SECTIONS.findLast((key) => isKept(key) || form[key].trim() !== '');
  const written = SECTIONS.map((key) => {
    const old = sections.get(key);
    if (old && isKept(key)) return old.heading + old.body;
    // A heading with nothing below it says nothing to learners.
    if (form[key].trim() === '') return '';
    const heading = old?.heading ?? `${HEADINGS[key]}\n`;
    return `${heading}\n${spaced(form[key], key !== last)}`;
  });
  const start = before.story === form.story ? story : spaced(form.story, last !== undefined);
  return [start, ...written].reduce((all, part) => (part === '' ? all : parted(all) + part), '');
}

type Split = {
  readonly story: string;
  readonly sections: ReadonlyMap<Section, { readonly heading: string; readonly body: string }>;
};

function split(text: string): Split {
  const found = [...text.matchAll(/^## (?:Input|Output|Constraints)[ \t]*(?:\n|$)/gm)];
  const keys = found.map((match) => SECTIONS.find((key) => HEADINGS[key] === match[0].trimEnd()));
  const inOrder = keys.every(
    (key, at) => key && (at === 0 || SECTIONS.indexOf(key) > SECTIONS.indexOf(keys[at - 1] ?? key)),
  );
  if (!inOrder) return { story: text, sections: new Map() };
  const sections = found.map((match, at): [Section, { heading: string; body: string }] => {
    const start = match.index + match[0].length;
    return [keys[at] as Section, { heading: match[0], body: text.slice(start, found[at + 1]?.index) }];
  });
  return { story: text.slice(0, found[0]?.index), sections: new Map(sections) };
}

function spaced(text: string, more: boolean): string {
  const words = text.trim();
  if (words === '') return '';
  return more ? `${words}\n\n` : `${words}\n`;
}

/** A heading begins after a blank line. */
function parted(text: string): string {
  return text === '' || text.endsWith('\n\n') ? text : `${text.trimEnd()}\n\n`;
}
