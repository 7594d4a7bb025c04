import type { AnswerRule, TakenApart, Values } from './answer.ts';
import { codeOf, withoutTexts } from '../code/program.ts';

type Class = { readonly name: string; readonly base: string | undefined; readonly body: string };

const classesIn = (code: string): readonly Class[] =>
  [
    ...code.matchAll(
      /\b(?:class|struct)\s+(\w+)(?:\s*:\s*(?:public|protected|private)?\s*(\w+))?\s*\{([\s\S]*?)\n\}\s*;/g,
    ),
  ].map(([, name = '', base, body = '']) => ({ name, base, body }));

/** The names of pointers and references to a class, and of what a loop takes from a `vector` of them. */
function pointersTo(owner: string, code: string): readonly string[] {
  const declared = [...code.matchAll(new RegExp(String.raw`\b${owner}\s*[*&]\s*(\w+)`, 'g'))];
  const isListed = new RegExp(String.raw`<\s*${owner}\s*\*\s*>`).test(code);
  const taken = isListed ? [...code.matchAll(/\bauto\s*[*&]*\s*(\w+)\s*:/g)] : [];
  return [...declared, ...taken].flatMap(([, name]) => name ?? []);
}

/** A method of a class that one built on it writes too, and that is called through a pointer to the first. */
function notVirtual({ program }: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(program, 'cpp'));
  const classes = classesIn(code);
  for (const { base, body } of classes) {
    const above = classes.find(({ name }) => name === base);
    const pointers = above ? pointersTo(above.name, code) : [];
    if (!above || pointers.length === 0) continue;
    const through = String.raw`\b(?:${pointers.join('|')})\s*(?:\[[^\]]*\]\s*)?(?:->|\.)\s*`;
    for (const [, method = '', given = ''] of above.body.matchAll(
      /^(?!.*\bvirtual\b)\s*[\w<>]+[\s*&]+(\w+)\s*(\([^()]*\))\s*(?:const\s*)?\{/gm,
    )) {
      const isAgain = new RegExp(String.raw`\b${method}\s*\(`).test(body);
      if (isAgain && new RegExp(String.raw`${through}${method}\s*\(`).test(code))
        return { method: `${method}${given}`, owner: above.name };
    }
  }
  return undefined;
}

/** `string t;` that is only filled with `t[i] = …`. */
function emptyText({ program }: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(program, 'cpp'));
  for (const [, names = ''] of code.matchAll(/\bstring\s+([\w\s,]+);/g)) {
    for (const name of names.split(',').map((each) => each.trim())) {
      const byPlace = new RegExp(String.raw`\b${name}\s*\[[^\]]*\]\s*=(?!=)`);
      const filled = new RegExp(
        String.raw`\b${name}\s*(?:\+?=(?!=)|\.\s*(?:push_back|append|resize|assign|insert)\b)|>>\s*${name}\b|[(,]\s*${name}\s*[,)]`,
      );
      if (name !== '' && byPlace.test(code) && !filled.test(code)) return { name };
    }
  }
  return undefined;
}

/** `if (strcmp(a, b))`, which is true where the two differ. */
function zeroForEqual({ program }: TakenApart): Values | undefined {
  const [, given] =
    /\bif\s*\(\s*(str(?:n|case)?cmp\s*\([^()]*\))\s*\)/.exec(codeOf(program, 'c', 'cpp')) ?? [];
  return given === undefined ? undefined : { given };
}

/** What the code of a program in C or C++ does that its writer hardly means. */
export const nativeSigns: readonly AnswerRule[] = [
  {
    id: 'answers/not-virtual',
    text: {
      en: '`{method}` is not `virtual` in `{owner}`. Called through a pointer or a reference to `{owner}`, it is always that of `{owner}` that runs, whatever the object is. Write `virtual` before it there.',
      hi: '`{owner}` में `{method}` `virtual` नहीं है। `{owner}` के pointer या reference से बुलाने पर हमेशा `{owner}` वाला ही चलता है, object कोई भी हो। वहाँ उससे पहले `virtual` लिखें।',
    },
    fits: notVirtual,
  },
  {
    id: 'answers/text-without-places',
    text: {
      en: '`{name}` is an empty `string`, and `{name}[…] = …` does not make it longer, so nothing is kept. Add each character with `{name} += …`.',
      hi: '`{name}` ख़ाली `string` है, और `{name}[…] = …` उसे लंबा नहीं करता, इसलिए कुछ नहीं रहता। हर अक्षर `{name} += …` से जोड़ें।',
    },
    fits: emptyText,
  },
  {
    id: 'answers/equal-texts-are-zero',
    text: {
      en: '`{given}` is 0 when the two texts are equal, so `if ({given})` asks whether they differ. For equal texts write `{given} == 0`.',
      hi: 'दोनों टेक्स्ट बराबर हों तो `{given}` 0 होता है, इसलिए `if ({given})` पूछता है कि वे अलग हैं या नहीं। बराबर के लिए `{given} == 0` लिखें।',
    },
    fits: zeroForEqual,
  },
];
