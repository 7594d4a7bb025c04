import * as z from 'zod';
import { conceptNames, needConcepts } from '../concepts/concept-ids.ts';
import { sha256 } from '../files/file-store.ts';
import { pathIn, textOf } from '../files/folder.ts';
import { type Located, readYaml } from '../files/yaml-file.ts';
import { fileName, type AssetFolder, type Loading } from '../loading.ts';
import type { SourceLocation } from '../markdown/drawing.ts';
import type { QuizAsset, QuizChoice, QuizQuestion } from '../release-assets.ts';
import { SNIPPET_LANGUAGES } from '../snippet.ts';
import { title } from './names.ts';

/** YAML reads 42 and true as number and boolean; in a quiz they are texts like any other. */
const markdown = z
  .union([z.string(), z.number(), z.boolean()])
  .transform(String)
  .pipe(z.string().trim().min(1));

/** A choice is its text, or its text with the reason why it is right or tempting. */
const choice = z.union(
  [
    markdown.transform((text) => ({ text, because: '' })),
    z.strictObject({ text: markdown, because: markdown }),
  ],
  'must be a text, or text and because',
);

const question = z.strictObject({
  question: markdown,
  correct: z.array(choice).min(1),
  wrong: z.array(choice).min(1),
  explanation: markdown.optional(),
  premium: z.boolean().default(false),
  /** What its answer tells about: an id of content/concepts.yaml, or several. */
  concept: conceptNames.optional(),
  /** What the program in the question prints; `content:verify` runs the block and compares. */
  prints: z.union([z.string(), z.number()]).transform(String).optional(),
});
type QuestionSource = z.infer<typeof question>;

const quizFile = z.strictObject({
  title,
  premium: z.boolean().default(false),
  questions: z.array(question).min(1, 'A quiz has at least one question.'),
});
type QuizSource = z.infer<typeof quizFile>;

/** Loads a quiz: quiz.yaml. */
export function loadQuiz(asset: AssetFolder, loading: Loading): QuizAsset | null {
  const { id, topicId, subtopicId, folder } = asset;
  const name = fileName('quiz.yaml', loading);
  const file = pathIn(folder.path, name);
  const source = readYaml({ file, text: textOf(folder, name) ?? '' }, quizFile, loading.faults);
  if (!source) return null;
  const { premium, questions } = source.value;
  const quiz = { asset, file, source, loading };
  return {
    type: 'mcqs',
    id,
    topicId,
    subtopicId,
    title: source.value.title,
    premium,
    questions: questions.map((_question, index) => loadQuestion(quiz, index)),
  };
}

type Quiz = {
  readonly asset: AssetFolder;
  readonly file: string;
  readonly source: Located<QuizSource>;
  readonly loading: Loading;
};

function loadQuestion(quiz: Quiz, index: number): QuizQuestion {
  const { asset, file, source, loading } = quiz;
  const question = source.value.questions[index] as QuestionSource;
  const premium = question.premium || source.value.premium;
  const locationOf = (...path: PropertyKey[]): SourceLocation => ({
    file,
    firstLine: source.lineOf(['questions', index, ...path]),
    folder: asset.folder,
    protectedBy: premium ? asset.id : null,
  });
  const choices = (kind: 'correct' | 'wrong'): QuizChoice[] =>
    question[kind].map(({ text, because }, at) => ({
      text: loading.renderer.phrase(text, locationOf(kind, at)),
      explanation: loading.renderer.phrase(because, locationOf(kind, at)),
    }));
  refuseTwinChoices(quiz, index);
  if (question.prints !== undefined) expectOutput(quiz, index, question.prints);
  const { concept } = question;
  if (concept) {
    const line = source.lineOf(['questions', index, 'concept']);
    needConcepts(concept, { file, line, course: asset.topicId }, loading);
  }
  return {
    id: sha256(question.question).slice(0, 16),
    premium,
    ...(concept && { concepts: concept }),
    body: {
      question: loading.renderer.block(question.question, locationOf('question')),
      correct: choices('correct'),
      wrong: choices('wrong'),
      explanation: loading.renderer.block(question.explanation ?? '', locationOf('explanation')),
    },
  };
}

function refuseTwinChoices(quiz: Quiz, index: number): void {
  const { correct, wrong } = quiz.source.value.questions[index] as QuestionSource;
  const texts = [...correct, ...wrong].map((each) => each.text);
  const twin = texts.find((text, at) => texts.indexOf(text) !== at);
  if (twin !== undefined) {
    quiz.loading.faults.add(
      quiz.file,
      quiz.source.lineOf(['questions', index]),
      `Two choices read "${twin}".`,
    );
  }
}

const FENCE = /^```(?<language>[a-z]+)\n(?<code>[\s\S]*?)^```/m;

/** Takes the question's program along to be run by `content:verify`. */
function expectOutput(quiz: Quiz, index: number, output: string): void {
  const question = quiz.source.value.questions[index] as QuestionSource;
  const line = quiz.source.lineOf(['questions', index, 'question']);
  const groups = FENCE.exec(question.question)?.groups;
  const language = SNIPPET_LANGUAGES.get(groups?.language ?? '');
  if (language === undefined || groups?.code === undefined) {
    quiz.loading.faults.add(
      quiz.file,
      line,
      `prints needs a code block in the question, in ${[...SNIPPET_LANGUAGES.keys()].join(', ')}.`,
    );
    return;
  }
  const { snippets } = quiz.loading;
  snippets.push({ file: quiz.file, line, language, code: groups.code, stdin: '', output, expect: 'success' });
}
