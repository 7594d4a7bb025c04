/**
 * What stands where an author is to write: a scaffold, an import or the console put it there, and the check refuses it.
 * Each is a sentence that nobody would write for learners.
 */
export const PLACEHOLDERS = {
  courseTitle: 'A new course',
  courseSummary: 'What it is about, in a line.',
  courseDescription: 'What a learner can do at its end, and what they should know before they begin.',
  moduleTitle: 'One step',
  moduleSummary: 'What the learner can do afterwards.',
  assetTitle: 'One idea',
  quizTitle: 'One idea, checked',
  videoTitle: 'One idea, shown',
  planTitle: 'A new plan',
  story: 'Why would anybody want this? Say it in two or three sentences, then say exactly what is asked.',
  problemSummary: 'What the program is to do, in a line.',
  statement: 'Write here what is asked.',
  hint1: 'The question that leads to the idea.',
  hint2: 'The tool to use or the trap to avoid.',
  sample: 'How the answer comes about.',
  secondSample: 'What is special here.',
  firstSentence: 'The first sentence says what the reader will be able to do.',
  explanation: 'Say here why it prints that.',
  mistake: 'Say here why it happens, and what to do instead.',
  question: 'Write your question here. What is 7 divided by 2 in whole numbers?',
  rightChoice: 'Write the right answer here.',
  wrongChoice: 'Write a tempting wrong answer here.',
  importedReason: 'Say here why this answer is right, or wrong.',
  videoAddress: 'https://example.org/video',
  videoDescription: 'What the video shows, in a sentence.',
} as const;

/** The same for the files in Hindi beside them. */
export const PLACEHOLDERS_HI = {
  title: 'यहाँ हिंदी शीर्षक लिखें',
  summary: 'यहाँ एक line में लिखें कि यह किस बारे में है।',
  description: 'यहाँ लिखें कि अंत में learner क्या कर पाएगा।',
  statement: 'यहाँ लिखें कि क्या पूछा गया है।',
  text: 'यहाँ हिंदी में लिखें।',
} as const;

/** As it is compared: however its letters are composed, large or small, and whatever stands between its words. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Titles are short, so one may begin like a placeholder without being it: these count as a whole value only. */
const TITLE_KINDS = [
  PLACEHOLDERS.courseTitle,
  PLACEHOLDERS.moduleTitle,
  PLACEHOLDERS.assetTitle,
  PLACEHOLDERS.quizTitle,
  PLACEHOLDERS.videoTitle,
  PLACEHOLDERS.planTitle,
] as const;
const TITLES = new Map<string, string>(TITLE_KINDS.map((text) => [plain(text), text]));

const ALL: readonly string[] = [...Object.values(PLACEHOLDERS), ...Object.values(PLACEHOLDERS_HI)];
const SENTENCES = ALL.filter((text) => !TITLES.has(plain(text))).map((text) => ({
  text,
  plain: plain(text),
}));

type Found = { readonly placeholder: string; readonly line: number };

/** The placeholders in the text of a content file, with the lines on which they begin, counted from 1. */
export function placeholdersIn(text: string): Found[] {
  const lines = text.split('\n');
  const titles = lines.flatMap((_line, index) => {
    const placeholder = TITLES.get(titleAt(lines, index));
    return placeholder === undefined ? [] : [{ placeholder, line: index + 1 }];
  });
  return [...titles, ...sentencesIn(lines)].toSorted((a, b) => a.line - b.line);
}

const TITLE_KEYS = new Set(['title', 'name']);

/** The title that begins in this line, however YAML lets one write it: indented, quoted, folded, with a comment after it. */
function titleAt(lines: readonly string[], index: number): string {
  const line = lines[index] ?? '';
  const colon = line.indexOf(':');
  const key = line.slice(0, colon).replace('- ', '  ');
  if (!TITLE_KEYS.has(unquoted(key.trim()))) return '';
  const first = withoutComment(line.slice(colon + 1));
  const rest = below(lines.slice(index + 1), indentOf(key));
  const value = /^[>|][-+\d]*$/.test(first.trim()) ? rest : [first, ...rest.map(withoutComment)];
  return plain(unquoted(value.join(' ').trim()));
}

function withoutComment(line: string): string {
  return line.split(' #')[0] ?? '';
}

/** The lines that go on with a value: those that stand further in than its key. */
function below(lines: readonly string[], indent: number): readonly string[] {
  const end = lines.findIndex((line) => line.trim() !== '' && indentOf(line) <= indent);
  return end === -1 ? lines : lines.slice(0, end);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function unquoted(text: string): string {
  const isQuoted = text.length > 1 && /^["']/.test(text) && text.at(-1) === text[0];
  return isQuoted ? text.slice(1, -1) : text;
}

/** Sentences also where they run on over several lines, quoted in Markdown or folded by YAML. */
function sentencesIn(lines: readonly string[]): Found[] {
  const starts: number[] = [];
  let joined = '';
  for (const line of lines) {
    starts.push(joined.length);
    joined += `${plain(line.replace(/^[\s>]+/, ''))} `;
  }
  return SENTENCES.flatMap(({ text, plain: sentence }) => {
    const found: Found[] = [];
    for (let at = joined.indexOf(sentence); at !== -1; at = joined.indexOf(sentence, at + 1)) {
      found.push({ placeholder: text, line: starts.findLastIndex((start) => start <= at) + 1 });
    }
    return found;
  });
}
