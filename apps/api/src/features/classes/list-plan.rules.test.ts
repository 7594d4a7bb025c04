import { describe, expect, it } from 'vitest';

import { planList, type Listed } from './list-plan.rules.ts';
import { readMemberList } from './member-list.rules.ts';

const member = (id: string, entry: Partial<Listed>): Listed => {
  const { email = `${id}@college.in` } = entry;
  return {
    id,
    rollNumber: '',
    name: '',
    email,
    section: '',
    left: false,
    accountId: null,
    compared: email.toLowerCase(),
    ...entry,
  };
};

/** What becomes of a file, with addresses compared as simply as these are. */
function plan(csv: string, members: readonly Listed[] = []) {
  const list = readMemberList(csv);
  return planList(
    list,
    list.lines.map(({ email }) => email.toLowerCase()),
    members,
  );
}

const HEAD = 'roll number,name,email,section';
const ASHA = member('1', { rollNumber: '1RV22CS001', name: 'ASHA RAO', section: 'A' });

describe('what a list of learners would change', () => {
  it.each([
    ['USN', 'Student Name', 'E-mail ID', 'Sec'],
    ['Roll No.', 'NAME', 'email', 'Division'],
    ['Regd. No', 'Full name', 'Email address', 'div'],
    ['Enrollment Number', 'Name', 'mail', 'SECTION'],
  ])('CLASSES-6: the head %s, %s, %s, %s is understood', (...head) => {
    const { lines, faults } = plan(`${head.join(';')}\r\n1;Ravi;ravi@college.in;B\r\n`);
    expect(faults).toEqual([]);
    const after = { rollNumber: '1', name: 'Ravi', email: 'ravi@college.in', section: 'B' };
    expect(lines).toMatchObject([{ line: 2, after, member: undefined }]);
  });

  it('CLASSES-6: names in Devanagari keep their joiners, and invisible signs and a byte order mark go', () => {
    const { lines } = plan(`\uFEFF${HEAD}\n 1 ,क्\u200dषमा  शर्मा\u0000,k@college.in,\n`);
    expect(lines[0]?.after).toMatchObject({ rollNumber: '1', name: 'क्\u200dषमा शर्मा' });
  });

  it('CLASSES-6: a second line that means the same member is at fault', () => {
    const { lines, faults } = plan(
      `${HEAD}\n1RV22CS001,Asha Rao,new@college.in,\n,Somebody,1@college.in,\n`,
      [ASHA],
    );
    expect(lines).toMatchObject([{ member: { id: '1' }, after: { email: 'new@college.in' } }]);
    expect(faults).toMatchObject([{ line: 3 }]);
  });

  it('CLASSES-6: who comes back leaves a roll number to whom it was given meanwhile', () => {
    const gone = member('2', { rollNumber: '1RV22CS001', left: true });
    const { lines, faults } = plan(`${HEAD}\n,Meena,2@college.in,\n`, [ASHA, gone]);
    expect(faults).toEqual([]);
    expect(lines).toMatchObject([{ member: { id: '2' }, after: { rollNumber: '', name: 'Meena' } }]);
  });

  it('CLASSES-6: somebody is found by the roll number, whatever its letters, or else by the address', () => {
    const { lines, unchanged, missing } = plan(
      `${HEAD}\n1rv22cs001,Asha R. Rao,1@college.in,\n,,2@COLLEGE.in,C\n,,3@college.in,\n`,
      [ASHA, member('2', { section: 'B' }), member('3', {}), member('4', {})],
    );
    expect(lines).toMatchObject([
      // What a blank cell does not say stays.
      { member: { id: '1' }, after: { rollNumber: '1rv22cs001', name: 'Asha R. Rao', section: 'A' } },
      { member: { id: '2' }, after: { email: '2@college.in', section: 'C' } },
    ]);
    expect([unchanged, missing]).toEqual([1, 1]);
  });

  it('CLASSES-6: a roll number brings another address, but not to somebody who has an account', () => {
    const csv = `${HEAD}\n1RV22CS001,,new@college.in,\n`;
    expect(plan(csv, [ASHA]).lines).toMatchObject([{ after: { email: 'new@college.in' } }]);
    expect(plan(csv, [{ ...ASHA, accountId: 'a' }])).toMatchObject({
      lines: [],
      faults: [{ line: 2, msg: expect.stringMatching(/belongs to 1@college.in, who has an account/) }],
    });
  });

  it('CLASSES-6: somebody who left the list comes back to their place on it', () => {
    const left = { ...ASHA, left: true };
    expect(plan(`email\n1@college.in\n`, [left])).toMatchObject({
      lines: [{ member: { id: '1' }, after: { rollNumber: '1RV22CS001', name: 'ASHA RAO' } }],
      missing: 0,
    });
  });

  it.each([
    ['1,Asha,,', 'This line has no email address.'],
    ['1,Asha,at home,', '"at home" is not an email address.'],
    ['1,"=HYPERLINK(""http://x"",""Asha"")",a@b.in,', /looks like a formula/],
    ['+1,Asha,a@b.in,', /looks like a formula/],
    ['1,Asha,a@b.in,@A', /looks like a formula/],
    [`${'1'.repeat(31)},Asha,a@b.in,`, /at most 30 characters/],
    [`1,${'न'.repeat(81)},a@b.in,`, /at most 80 characters/],
    [`1,Asha,a@b.in,${'A'.repeat(21)}`, /at most 20 characters/],
    ['1RV22CS001,Asha,2@college.in,', /has the roll number 1RV22CS001 with 1@college.in/],
  ])('CLASSES-6: the line %s is skipped and told', (line, msg) => {
    const { lines, faults } = plan(`${HEAD}\n${line}\n`, [ASHA, member('2', {})]);
    expect(lines).toEqual([]);
    expect(faults).toEqual([{ line: 2, msg: expect.stringMatching(msg) }]);
  });

  it('CLASSES-6: what is there twice in a file is told at the second line', () => {
    const { lines, faults } = plan(`${HEAD}\n1,A,a@b.in,\n1,B,b@b.in,\n2,C,A@b.in,\n`);
    expect(lines).toHaveLength(1);
    expect(faults).toEqual([
      { line: 3, msg: 'The roll number 1 is already in line 2.' },
      { line: 4, msg: 'A@b.in is already in line 2.' },
    ]);
  });

  it('CLASSES-6: a file without an address column, with an open quote, or of more than 1,000 lines', () => {
    expect(plan('a,b\n1,2\n').faults).toMatchObject([
      { line: 1, msg: expect.stringMatching(/name the columns/) },
    ]);
    expect(plan(`${HEAD}\n1,"A,a@b.in,\n`).faults).toMatchObject([
      { line: 2, msg: expect.stringMatching(/never closed/) },
    ]);
    const many = Array.from({ length: 1001 }, (_, at) => `${at},,${at}@b.in,`);
    const { lines, faults } = plan([HEAD, ...many].join('\n'));
    expect(lines).toHaveLength(1000);
    expect(faults).toMatchObject([{ line: 1002 }]);
  });

  it('CLASSES-6: roll numbers that changed places are told, so that nobody becomes somebody else', () => {
    const members = [member('1', { rollNumber: '1' }), member('2', { rollNumber: '2' })];
    const { faults } = plan(`${HEAD}\n2,,1@college.in,\n1,,2@college.in,\n`, members);
    expect(faults).toHaveLength(2);
  });
});
