import { beforeEach, expect, test } from 'vitest';
import { faultLine } from '../files/faults.ts';
import { buildRelease } from '../load-content.ts';
import { releaseIn } from '../release-index.ts';
import { folderOf, smallSchool } from '../testing/small-school.ts';

let files: Record<string, string>;
beforeEach(() => {
  files = {
    ...smallSchool(),
    'sheets/first.yaml':
      'title: First\nsummary: S.\ngroups:\n  - title: Sums\n    problems:\n      - double-it\n',
    'sheets/first.hi.yaml': 'title: पहले\nsummary: स।\ngroups: [जोड़]\n',
  };
});

const built = () => buildRelease(folderOf(files));

test('PUBLISHING-21: a sheet is an ordered set of problems under headings, with its words in each language', async () => {
  const content = await built();
  if (!content.ok) throw new Error(content.faults.map(faultLine).join('\n'));
  const { release } = content.bundle;
  const groups = [{ title: 'Sums', problems: ['double-it'] }];
  expect(release.sheets).toMatchObject([{ id: 'first', title: 'First', summary: 'S.', groups }]);
  expect(releaseIn(release, 'hi').sheets).toMatchObject([
    { id: 'first', title: 'पहले', groups: [{ title: 'जोड़', problems: ['double-it'] }] },
  ]);
});

test('PUBLISHING-21: a sheet names problems that there are, each once, and as many headings in each language', async () => {
  files['sheets/first.yaml'] += '      - double-it\n      - hello\n';
  files['sheets/first.hi.yaml'] = 'title: पहले\nsummary: स।\ngroups: [जोड़, और]\n';
  files['sheets/Second.yaml'] = String(files['sheets/first.yaml']);
  const content = await built();
  expect(content.ok ? [] : content.faults.map(faultLine)).toEqual([
    'sheets/Second.yaml:0: "Second" is no id: use small letters, digits and single hyphens.',
    'sheets/first.hi.yaml:0: The sheet has 1 groups, so there must be as many headings.',
    'sheets/first.yaml:7: The sheet has "double-it" already.',
    'sheets/first.yaml:8: There is no problem "hello".',
  ]);
});
