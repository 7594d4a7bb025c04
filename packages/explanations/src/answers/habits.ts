import type { AnswerRule, TakenApart, Values } from './answer.ts';
import { firstMatch, linesOf, type Program, statement } from '../code/program.ts';

/** `grade == "B"`: javac lets only a text be compared so. */
function sameObject({ program }: TakenApart): Values | undefined {
  const found = firstMatch(linesOf(program, 'java'), /^[^"]*?\b([A-Za-z_][\w.]*)\s*([=!])=\s*("[^"]*")/);
  const [, name, sign, text] = found ?? twoTexts(program) ?? [];
  if (name === undefined || text === undefined) return undefined;
  return { better: `${sign === '!' ? '!' : ''}${name}.equals(${text})` };
}

/** Two variables of the type `String` that are compared so. */
function twoTexts(program: Program | undefined): RegExpExecArray | undefined {
  const lines = linesOf(program, 'java');
  const declared = [...lines.join('\n').matchAll(/\bString\s+([^;{]*)/g)].map(([, names = '']) => names);
  const names = new Set(
    declared.flatMap((each) => [...each.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name]) => name)),
  );
  const found = firstMatch(lines, /^[^"]*?\b([A-Za-z_]\w*)\s*([=!])=\s*([A-Za-z_]\w*)\b(?![.([])/);
  return names.has(found?.[1]) && names.has(found?.[3]) ? found : undefined;
}

/** A line that only compares. */
function comparedAlone({ program }: TakenApart): Values | undefined {
  const [, name, value] = statement(linesOf(program, 'py'), /^\s*([A-Za-z_]\w*) *== *([\w"'.]+)$/) ?? [];
  return name === undefined || value === undefined ? undefined : { name, value };
}

function doubledSign({ program }: TakenApart): Values | undefined {
  const [, sign, name] = firstMatch(linesOf(program, 'py'), /^\s*(\+\+|--)([A-Za-z_]\w*)$/) ?? [];
  return sign === undefined || name === undefined ? undefined : { sign, name, one: sign.slice(0, 1) };
}

/** `width = width;` where the field is meant. */
function givenToItself({ program }: TakenApart): Values | undefined {
  const found = firstMatch(linesOf(program, 'java', 'cpp'), /(?:^|[{;])\s*([A-Za-z_]\w*)\s*=\s*\1\s*;/);
  const name = found?.[1];
  if (name === undefined) return undefined;
  return { name, field: program?.key === 'java' ? `this.${name}` : `this->${name}` };
}

function twoValues({ program }: TakenApart): Values | undefined {
  const found = firstMatch(
    linesOf(program, 'py'),
    /^\s*for +\w+ +in +(\((-?\w+), *(\w+(?: *[+-] *\w+)?)\)) *:/,
  );
  const given = found?.[1];
  return given === undefined ? undefined : { given };
}

const NO_NUMBER = /^-?(?:Infinity|NaN|inf|-?nan)$/;

/** A program that names infinity itself may print it as well. */
function noNumber({ program, expected, actual }: TakenApart): Values | undefined {
  if (!program || /inf|nan|max_value/i.test(program.code)) return undefined;
  const given = actual.words.find((word) => NO_NUMBER.test(word));
  return given === undefined || expected.words.some((word) => NO_NUMBER.test(word)) ? undefined : { given };
}

const ADDRESS = /\b0x[\da-f]{11,12}\b/;

function addressPrinted({ program, expected, actual }: TakenApart): Values | undefined {
  const given = ADDRESS.exec(actual.text)?.[0];
  const isNative = program?.key === 'c' || program?.key === 'cpp';
  return given === undefined || !isNative || ADDRESS.test(expected.text) ? undefined : { given };
}

/** What a program does in a way that is seldom meant; told when nothing more exact is. */
export const habitRules: readonly AnswerRule[] = [
  {
    id: 'answers/address-printed',
    text: {
      en: '`{given}` in your output is an address: a pointer or a whole array was printed. Print a value in it, as in `a[i]` or `*p`.',
      hi: 'आपके आउटपुट में `{given}` memory का एक address है: pointer या पूरा array छप गया। उसके भीतर का मान छापें, जैसे `a[i]` या `*p`।',
    },
    fits: addressPrinted,
  },
  {
    id: 'answers/no-number',
    text: {
      en: 'Your output has `{given}` in place of a number. That comes from a division by 0, from the square root of a negative number, or from a number that has grown too large.',
      hi: 'आपके आउटपुट में संख्या की जगह `{given}` है। यह 0 से भाग देने, ऋणात्मक संख्या के वर्गमूल, या बहुत बड़ी हो गई संख्या से आता है।',
    },
    fits: noNumber,
  },
  {
    id: 'answers/same-object',
    text: {
      en: 'In Java `==` asks whether two texts are one and the same object, not whether their letters are the same. Write `{better}`.',
      hi: 'Java में `==` यह देखता है कि दोनों टेक्स्ट एक ही object हैं या नहीं, यह नहीं कि अक्षर एक-से हैं। `{better}` लिखें।',
    },
    fits: sameObject,
  },
  {
    id: 'answers/compared-alone',
    text: {
      en: 'The line `{name} == {value}` only compares, and nothing is done with the result. To give `{name}` a value write `{name} = {value}`.',
      hi: 'पंक्ति `{name} == {value}` केवल तुलना करती है, और परिणाम का कुछ नहीं होता। `{name}` को मान देने के लिए `{name} = {value}` लिखें।',
    },
    fits: comparedAlone,
  },
  {
    id: 'answers/doubled-sign',
    text: {
      en: '`{sign}{name}` changes nothing in Python. Write `{name} {one}= 1`.',
      hi: 'Python में `{sign}{name}` से कुछ नहीं बदलता। `{name} {one}= 1` लिखें।',
    },
    fits: doubledSign,
  },
  {
    id: 'answers/two-values',
    text: {
      en: '`{given}` is just two values, so the loop runs twice. To count from one to the other write `range{given}`.',
      hi: '`{given}` केवल दो मान हैं, इसलिए लूप दो बार चलता है। एक से दूसरे तक गिनने के लिए `range{given}` लिखें।',
    },
    fits: twoValues,
  },
];

/** Told before what the outputs look like: such a line is never meant. */
export const givenToItselfRule: AnswerRule = {
  id: 'answers/given-to-itself',
  text: {
    en: '`{name} = {name}` gives `{name}` the value that it has already. For the one of the object write `{field} = {name}`.',
    hi: '`{name} = {name}` `{name}` को वही मान देता है जो उसमें पहले से है। object वाले के लिए `{field} = {name}` लिखें।',
  },
  fits: givenToItself,
};
