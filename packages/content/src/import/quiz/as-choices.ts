import { PICTURE_LEFT_OUT } from './foreign-text.ts';
import { type AnyQuestion, type FoundQuestion, isChoice, type Note } from './found-questions.ts';
import { questionsOfPairs, SAID } from './weighed-choices.ts';

/** The questions that a quiz can ask; of the others it is said why they are left out. */
export function asChoices(questions: readonly AnyQuestion[], note: Note): FoundQuestion[] {
  return questions.flatMap((question) => {
    if (isChoice(question)) return [question];
    const { kind, line, answersAt, hasPicture } = question;
    if (kind !== 'match') {
      note(answersAt, kind === 'numeric' ? SAID.numerical : SAID.short);
      return [];
    }
    if (hasPicture) note(line, PICTURE_LEFT_OUT);
    const pairs = questionsOfPairs(question, question.pairs);
    note(answersAt, pairs.length === 0 ? SAID.pairs : SAID.matching);
    return pairs;
  });
}
