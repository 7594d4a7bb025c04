import { fitsIf, quoted, wordsOf, type AnswerRule, type TakenApart, type Values } from './answer.ts';
import { branchRules } from './branches.ts';
import { carriedRules } from './carried.ts';
import { choiceRules } from './choices.ts';
import { choosingRules } from './choosing.ts';
import { classicRules, exactClassicRules } from './classics.ts';
import { copyRules } from './copies.ts';
import { eachTurnRules } from './each-turn.ts';
import { elementRules } from './elements.ts';
import { givenToItselfRule, habitRules } from './habits.ts';
import { heldRules } from './held.ts';
import { keepingRules, sortEndRule } from './keeping.ts';
import { layoutRules, wordRules } from './layout.ts';
import { idleLoopRules, loopRules } from './loops.ts';
import { memberRules } from './members.ts';
import { moveRules, replacedRule } from './moves.ts';
import { nestRules } from './nests.ts';
import { neverBothRule } from './never-both.ts';
import { numberRules } from './numbers.ts';
import { exactOutcomeRules, otherBranchRule } from './outcomes.ts';
import { nativeSigns } from './native-signs.ts';
import { ownerRules } from './owners.ts';
import { partialRules } from './partial.ts';
import { placeRules } from './places.ts';
import { collectionRules, printedRules } from './printed.ts';
import { programRules } from './programs.ts';
import { relationRules } from './relations.ts';
import { scopeRules } from './scopes.ts';
import { scriptSigns } from './script-signs.ts';
import { sequenceRules } from './sequences.ts';
import { severalBranchesRule } from './several-branches.ts';
import { neverReadRule, shownRules } from './shown.ts';
import { slabRules } from './slabs.ts';
import { sliceRules } from './slices.ts';
import { sameInOrder, spacingRules, without } from './spacing.ts';
import { exactStatementRules, notCalledRule, statementRules } from './statements.ts';
import { tallyRules } from './tallies.ts';
import { taskRules } from './tasks.ts';
import { turnRules } from './turns.ts';
import {
  fieldHiddenRule,
  lineBreakReadRule,
  onlyCopiesRule,
  silentRules,
  variableRules,
} from './variables.ts';

/** Words with which a program asks for input, up to the sign that ends them. */
const PROMPT = /\b(?:enter|input|please|type|give|what is|how many)\b[^\n:?>]*[:?>]*[ \t]*/gi;

function promptOf({ expected, actual }: TakenApart): Values | undefined {
  const prompt = actual.text.match(PROMPT)?.[0];
  if (prompt === undefined || expected.text.includes(prompt.trim())) return undefined;
  const rest = wordsOf(actual.text.replaceAll(PROMPT, ' ')).join(' ');
  return rest.endsWith(expected.words.join(' ')) ? { prompt: quoted(prompt.trim()) } : undefined;
}

/** What comes before the expected text on every line of the learner's. */
function labelsOf(lines: readonly string[], bare: readonly string[]): string | undefined {
  if (bare.length === 0 || lines.length !== bare.length) return undefined;
  const labels = lines.map((line, index) =>
    line.endsWith(bare[index] ?? '') ? line.slice(0, line.length - (bare[index] ?? '').length) : undefined,
  );
  if (labels.some((label, index) => label === undefined || !isLabel(label, bare[index] ?? '')))
    return undefined;
  return labels.find((label) => label !== undefined && /[\p{L}:=]/u.test(label));
}

/** Before a number any words are a label; before a word, as in `not prime`, only what announces it. */
function isLabel(label: string, value: string): boolean {
  if (label === '') return true;
  return /^[-+\d.,\s]+$/.test(value) ? !/[\w.-]$/.test(label) : /[:=>]\s*$|\b(?:is|are|was)\s+$/i.test(label);
}

const isReversed = ({ expected, actual }: TakenApart): boolean =>
  expected.words.length > 1 && sameInOrder(expected.words, actual.words.toReversed());

/**
 * What a wrong answer looks like, from the input, the expected and the learner's output of one visible test.
 * A row says what was seen and what to try, never the right answer's way.
 */
export const answerRules: readonly AnswerRule[] = [
  ...printedRules,
  ...exactStatementRules,
  ...exactClassicRules,
  givenToItselfRule,
  fieldHiddenRule,
  ...sequenceRules,
  ...eachTurnRules,
  ...turnRules,
  ...copyRules,
  ...placeRules,
  ...ownerRules,
  ...exactOutcomeRules,
  ...taskRules,
  ...slabRules,
  ...memberRules,
  ...elementRules,
  ...sliceRules,
  ...nestRules,
  ...carriedRules,
  ...shownRules,
  ...moveRules,
  ...heldRules,
  ...choosingRules,
  ...scopeRules,
  ...nativeSigns,
  ...scriptSigns,
  severalBranchesRule,
  neverBothRule,
  ...programRules,
  sortEndRule,
  notCalledRule,
  ...idleLoopRules,
  ...silentRules,
  {
    id: 'answers/nothing-printed',
    text: {
      en: 'Your program printed nothing, or only empty lines. Check that it reaches the line that prints, and that it prints the result.',
      hi: 'आपके प्रोग्राम ने कुछ नहीं छापा, या केवल ख़ाली पंक्तियाँ छापीं। देखें कि वह छापने वाली पंक्ति तक पहुँचता है और परिणाम छापता है।',
    },
    fits: ({ actual }) => fitsIf(actual.text === ''),
  },
  ...spacingRules,
  {
    id: 'answers/list-form',
    text: {
      en: 'The values are right, but printed as a whole list with brackets and commas. Print them one by one, with a space between them.',
      hi: 'मान सही हैं, पर पूरी list कोष्ठक और अल्पविराम के साथ छपी है। उन्हें एक-एक करके, बीच में स्पेस देकर छापें।',
    },
    fits: ({ expected, actual }) =>
      fitsIf(
        /^[ \t]*[[({]/m.test(actual.text) &&
          sameInOrder(expected.words, wordsOf(actual.text.replaceAll(/[[\](){},'"]/g, ' '))),
      ),
  },
  ...layoutRules,
  {
    id: 'answers/signs',
    text: {
      en: 'The words and numbers are right; only signs such as `.`, `,`, `:`, `!` or quotation marks differ. Copy them from the question exactly.',
      hi: 'शब्द और संख्याएँ सही हैं; केवल `.`, `,`, `:`, `!` या उद्धरण-चिह्न जैसे चिह्न अलग हैं। उन्हें सवाल से ठीक वैसे ही लिखें।',
    },
    fits: ({ expected, actual }) =>
      fitsIf(
        without(expected.text, /[\s.,:;!?'"()\-–=]/g) === without(actual.text, /[\s.,:;!?'"()\-–=]/g) &&
          /[A-Za-z]/.test(expected.text),
      ),
  },
  {
    id: 'answers/prompt',
    text: {
      en: 'Your program also printed "{prompt}". Everything that it prints is compared with the answer, so print no words that ask for the input.',
      hi: 'आपके प्रोग्राम ने "{prompt}" भी छापा। जो भी छपता है वह सब उत्तर से मिलाया जाता है, इसलिए इनपुट माँगने वाले शब्द न छापें।',
    },
    fits: promptOf,
  },
  {
    id: 'answers/none-printed',
    text: {
      en: 'One of your lines is `None`: `print` was given a function that returns nothing. Let the function `return` its result, or call it without `print`.',
      hi: 'आपकी पंक्तियों में `None` है: `print` को ऐसा function दिया गया जो कुछ नहीं लौटाता। function से परिणाम `return` करें, या उसे `print` के बिना बुलाएँ।',
    },
    fits: ({ expected, actual }) =>
      fitsIf(
        actual.lines.includes('None') &&
          sameInOrder(
            expected.lines,
            actual.lines.filter((line) => line !== 'None'),
          ),
      ),
  },
  {
    id: 'answers/label-too-many',
    text: {
      en: 'The value is right, but "{label}" comes before it. Print the answer alone, as the sample does.',
      hi: 'मान सही है, पर उससे पहले "{label}" है। केवल उत्तर छापें, जैसा नमूने में है।',
    },
    fits: ({ expected, actual }) => {
      const label = labelsOf(actual.lines, expected.lines);
      return label === undefined ? undefined : { label: quoted(label.trim()) };
    },
  },
  {
    id: 'answers/label-missing',
    text: {
      en: 'The value is right, but the sample has words before it. Print the line exactly as the sample shows it.',
      hi: 'मान सही है, पर नमूने में उससे पहले शब्द हैं। पंक्ति ठीक वैसी छापें जैसी नमूने में है।',
    },
    fits: ({ expected, actual }) => fitsIf(labelsOf(expected.lines, actual.lines) !== undefined),
  },
  {
    ...onlyCopiesRule,
    fits: (answer) => (isReversed(answer) ? onlyCopiesRule.fits(answer) : undefined),
  },
  {
    id: 'answers/reversed',
    text: {
      en: 'The values are right, but in the opposite order. Check which of them is printed first, in which direction your loop goes, or which way you sort.',
      hi: 'मान सही हैं, पर उलटे क्रम में। देखें कि कौन-सा पहले छपता है, लूप किस ओर चलता है, या आप किस ओर sort करते हैं।',
    },
    fits: (answer) => fitsIf(isReversed(answer)),
  },
  {
    id: 'answers/characters-reversed',
    text: {
      en: 'The characters are right, but in the opposite order: what is worked out first must be printed last. Keep them, and print them from the end.',
      hi: 'अक्षर सही हैं, पर उलटे क्रम में: जो पहले निकलता है वह आख़िर में छपना चाहिए। उन्हें रख लें और अंत से छापें।',
    },
    fits: ({ expected, actual }) =>
      fitsIf(
        expected.words.length === 1 &&
          expected.text.length > 2 &&
          Array.from(expected.text).toReversed().join('') === actual.text,
      ),
  },
  {
    id: 'answers/other-order',
    text: {
      en: 'The values are right, but in another order. The question says in which order they are wanted.',
      hi: 'मान सही हैं, पर दूसरे क्रम में। सवाल बताता है कि वे किस क्रम में चाहिए।',
    },
    fits: ({ expected, actual }) => fitsIf(sameInOrder(expected.words.toSorted(), actual.words.toSorted())),
  },
  ...classicRules,
  ...keepingRules,
  ...loopRules,
  replacedRule,
  ...choiceRules,
  ...relationRules,
  ...tallyRules,
  onlyCopiesRule,
  ...numberRules,
  lineBreakReadRule,
  ...partialRules,
  ...wordRules,
  {
    id: 'answers/input-echoed',
    text: {
      en: 'Your output is the same as the input. Print the result and not the variable that was read; if you do, check how the result is worked out.',
      hi: 'आपका आउटपुट इनपुट जैसा ही है। परिणाम छापें, पढ़ा हुआ वेरिएबल नहीं; परिणाम ही छपता हो तो देखें कि वह कैसे निकलता है।',
    },
    fits: ({ input, actual }) => fitsIf(sameInOrder(wordsOf(input), actual.words)),
  },
  {
    id: 'answers/last-wrong',
    text: {
      en: 'Everything is right except the last of {count} words and numbers: `{given}` instead of `{wanted}`. Check how it is worked out and printed, and what a loop does at its end.',
      hi: '{count} शब्दों और संख्याओं में केवल आख़िरी ग़लत है: `{wanted}` की जगह `{given}`। देखें कि वह कैसे निकाला और छापा जाता है, और लूप अंत में क्या करता है।',
    },
    fits: ({ expected, actual }) =>
      expected.words.length > 2 &&
      expected.words.length === actual.words.length &&
      sameInOrder(expected.words.slice(0, -1), actual.words.slice(0, -1))
        ? {
            count: String(expected.words.length),
            given: quoted(actual.words.at(-1) ?? ''),
            wanted: quoted(expected.words.at(-1) ?? ''),
          }
        : undefined,
  },
  ...statementRules,
  neverReadRule,
  ...variableRules,
  ...habitRules,
  ...collectionRules,
  otherBranchRule,
  ...branchRules,
];
