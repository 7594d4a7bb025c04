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
  statement: 'Write here what is asked.',
  hint1: 'The question that leads to the idea.',
  hint2: 'The tool to use or the trap to avoid.',
  sample: 'How the answer comes about.',
  secondSample: 'What is special here.',
  firstSentence: 'The first sentence says what the reader will be able to do.',
  explanation: 'Say here why it prints that.',
  mistake: 'Say here why it happens, and what to do instead.',
  question: 'Write your question here. What is 7 divided by 2 in whole numbers?',
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

/** The placeholder in a line of a content file; undefined when its author has written it. */
export function placeholderIn(line: string): string | undefined {
  const colon = Math.max(0, line.indexOf(':'));
  const isTitle = ['title', 'name'].includes(line.slice(0, colon));
  const title = isTitle ? line.slice(colon + 1).trim() : '';
  if (TITLES.has(title)) return title;
  return SENTENCES.find((sentence) => line.includes(sentence));
}
