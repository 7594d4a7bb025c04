import { stringify } from 'yaml';
import { textBytes } from '../../files/file-set.ts';
import { idFrom } from '../../forms/folder-order.ts';
import { type ImportedAsset, type Importing, titleFrom } from '../imported.ts';
import { asChoices } from './as-choices.ts';
import type { AnyQuestion, FoundChoice, FoundQuestion } from './found-questions.ts';

/** Writes the questions as quiz.yaml; null when there is none. */
export function writeQuiz(
  { file, questions }: { readonly file: string; readonly questions: readonly AnyQuestion[] },
  { faults, notes }: Importing,
): ImportedAsset | null {
  const choices = asChoices(questions, (line, message) => notes.add(file, line, message));
  const sound = choices.filter((question) => {
    const twin = twinOf(question);
    if (twin !== null)
      notes.add(file, question.line, `Two choices read "${twin}", so this question is left out.`);
    return twin === null;
  });
  if (sound.length === 0) {
    faults.add(file, 0, 'The file holds no question that can be taken over.');
    return null;
  }
  const name = file.slice(file.lastIndexOf('/') + 1);
  const title = titleFrom(name);
  const id = idFrom(name.replace(/\.[a-z0-9]+$/i, ''), 'quiz');
  const text = stringify({ title, questions: sound.map(toYaml) }, { lineWidth: 100 });
  return {
    kind: 'quiz',
    id: /quiz/.test(id) ? id : `${id}-quiz`,
    title,
    files: new Map([['quiz.yaml', textBytes(text)]]),
  };
}

/** A choice that stands there twice. */
export function twinOf({ correct, wrong }: FoundQuestion): string | null {
  const texts = [...correct, ...wrong].map(({ text }) => text);
  return texts.find((text, index) => texts.indexOf(text) !== index) ?? null;
}

function toYaml({ question, correct, wrong, explanation, premium }: FoundQuestion): object {
  return {
    question,
    correct: correct.map(choiceYaml),
    wrong: wrong.map(choiceYaml),
    ...(explanation !== '' && { explanation }),
    ...(premium && { premium }),
  };
}

function choiceYaml({ text, because }: FoundChoice): object | string {
  return because === '' ? text : { text, because };
}
