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

/** Titles are short, so one may begin like a placeholder without being it: these count as a whole line only. */
const TITLES = new Set<string>([
  PLACEHOLDERS.courseTitle,
  PLACEHOLDERS.moduleTitle,
  PLACEHOLDERS.assetTitle,
  PLACEHOLDERS.quizTitle,
  PLACEHOLDERS.videoTitle,
  PLACEHOLDERS.planTitle,
]);

const ALL: readonly string[] = [...Object.values(PLACEHOLDERS), ...Object.values(PLACEHOLDERS_HI)];
const SENTENCES = ALL.filter((text) => !TITLES.has(text));

type Found = { readonly placeholder: string; readonly line: number };

/** The placeholders in the text of a content file, with the lines on which they begin, counted from 1. */
export function placeholdersIn(text: string): Found[] {
  const lines = text.split('\n');
  const titles = lines.flatMap((each, index) => {
    const placeholder = titleIn(each);
    return placeholder === undefined ? [] : [{ placeholder, line: index + 1 }];
  });
  return [...titles, ...sentencesIn(lines)].toSorted((a, b) => a.line - b.line);
}

/** `title: One idea`, however YAML lets one write it: indented, quoted, with a comment after it. */
function titleIn(line: string): string | undefined {
  const colon = line.indexOf(':');
  if (!TITLE_KEYS.has(unquoted(line.slice(0, colon).replace('- ', '')))) return undefined;
  const [value = ''] = line.slice(colon + 1).split(' #');
  const title = unquoted(value);
  return TITLES.has(title) ? title : undefined;
}

const TITLE_KEYS = new Set(['title', 'name']);

function unquoted(text: string): string {
  const trimmed = text.trim();
  const isQuoted = trimmed.length > 1 && /^["']/.test(trimmed) && trimmed.at(-1) === trimmed[0];
  return isQuoted ? trimmed.slice(1, -1) : trimmed;
}

/** Sentences also where they run on over several lines, quoted in Markdown or folded by YAML. */
function sentencesIn(lines: readonly string[]): Found[] {
  const starts: number[] = [];
  let joined = '';
  for (const line of lines) {
    starts.push(joined.length);
    joined += `${line.replace(/^[\s>]+/, '').trimEnd()} `;
  }
  return SENTENCES.flatMap((placeholder) => {
    const found: Found[] = [];
    for (let at = joined.indexOf(placeholder); at !== -1; at = joined.indexOf(placeholder, at + 1)) {
      found.push({ placeholder, line: starts.findLastIndex((start) => start <= at) + 1 });
    }
    return found;
  });
}
