import { difference, hashOf } from '@abhyas/contract/text-changes';

import type { Person } from './test-product.ts';

/** The text of a learner's Python program, as pages read and send it. */
export const CODE = '/api/practice/text/basics-sum/py';

let names = 0;
/** A text that is sent whole. */
export const whole = (code: string, base = 0) => {
  names += 1;
  return { base, whole: code, id: `w:${names}`, kind: 'type', holds: [] };
};

/** Edits that lead from a text through others, as a page sends them. */
export function edits(base: number, [first = '', ...rest]: readonly string[], page = 'p') {
  let before = first;
  const sent = rest.map((code) => {
    names += 1;
    const edit = [names, 0, 0, difference(before, code).toJSON()];
    before = code;
    return edit;
  });
  return { base, page, edits: sent, hash: hashOf(before) };
}

/** What was set aside of the program, latest first. */
export const versionsOf = async (learner: Person) => {
  const { body } = await learner.get('/api/practice/versions/basics-sum/py');
  return (body['versions'] as { code: string; kind: string }[]).map(({ code, kind }) => [kind, code]);
};
