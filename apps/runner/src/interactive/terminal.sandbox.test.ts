import { describe, expect, test } from 'vitest';

import { C, CPP17, JAVA, JAVASCRIPT, PYTHON } from '../../attacks/attack.ts';
import { testSandbox } from '../sandbox/testing/test-sandbox.ts';
import { talk } from './testing/talk.ts';

const ASKING = {
  C: {
    language: C,
    code: `#include <stdio.h>
int main(void) { int n; char name[50]; printf("Enter n: "); scanf("%d", &n); printf("Name? "); scanf("%49s", name); printf("%s %d\\n", name, 2 * n); }`,
  },
  'C++': {
    language: CPP17,
    code: `#include <iostream>
int main() { int n; std::string name; std::cout << "Enter n: "; std::cin >> n; std::cout << "Name? "; std::cin >> name; std::cout << name << " " << 2 * n << "\\n"; }`,
  },
  Java: {
    language: JAVA,
    code: `import java.util.Scanner;
class Main { public static void main(String[] a) { Scanner in = new Scanner(System.in); System.out.print("Enter n: "); int n = in.nextInt(); System.out.print("Name? "); System.out.println(in.next() + " " + 2 * n); } }`,
  },
  Python: {
    language: PYTHON,
    code: `n = int(input("Enter n: "))
print(input("Name? "), 2 * n)`,
  },
  JavaScript: {
    language: JAVASCRIPT,
    code: `const rl = require('readline').createInterface({ input: process.stdin });
const lines = rl[Symbol.asyncIterator]();
(async () => { process.stdout.write('Enter n: '); const n = Number((await lines.next()).value);
process.stdout.write('Name? '); console.log((await lines.next()).value + ' ' + 2 * n); rl.close(); })();`,
  },
} as const;

const sandbox = testSandbox('auto');

const python = (code: string) => ({ language: PYTHON, code }) as const;

describe('CONSOLE-1: the prompt is there before the input', () => {
  test.each(Object.entries(ASKING))('CONSOLE-1: %s, without a flush', async (_, program) => {
    const { transcript, execution } = await talk(program, ['21', 'Asha'], { sandbox: sandbox() });
    expect(transcript).toBe('Enter n: >21\nName? >Asha\nAsha 42\n');
    expect(execution).toMatchObject({ verdict: 'accepted', exitCode: 0 });
  });

  test('CONSOLE-1: all three descriptors are a terminal of 80 by 24 in a session of its own', async () => {
    const { shown } = await talk(
      python(`import os, sys
print([os.isatty(fd) for fd in (0, 1, 2)], *os.get_terminal_size(1), *os.get_terminal_size(0))
print(os.tcgetpgrp(0) == os.getpgrp() == os.getpid(), os.getsid(0) != os.getpid())
try: open("/dev/tty")
except OSError as error: print(error.strerror)`),
      [],
      { sandbox: sandbox() },
    );
    expect(shown).toBe('[True, True, True] 80 24 80 24\nTrue True\nNo such file or directory\n');
  });
});

describe('CONSOLE-3: keys that are no letters', () => {
  test('CONSOLE-3: a program that turns the echo off says so, and its password is not shown', async () => {
    const { transcript, states } = await talk(
      python(
        'import getpass\nname = input("User: ")\nsecret = getpass.getpass()\nprint(name, len(secret))\ninput()',
      ),
      ['asha', 'secret'],
      { sandbox: sandbox() },
    );
    expect(states.filter(({ waits }) => waits).map(({ echoes }) => echoes)).toEqual([true, false, true]);
    expect(transcript).toContain('User: >asha\nPassword: >secret\n');
    expect(transcript).toContain('asha 6\n');
  });

  test('CONSOLE-3: Java has a console that asks for a password', async () => {
    const { states, shown } = await talk(
      {
        language: JAVA,
        code: 'class Main { public static void main(String[] a) { char[] p = System.console().readPassword("Key: "); System.out.println(p.length); } }',
      },
      ['abc'],
      { sandbox: sandbox() },
    );
    expect(shown).toContain('Key: ');
    expect(shown).toContain('3\n');
    expect(states.find(({ waits }) => waits)?.echoes).toBe(false);
  });

  test('CONSOLE-3: the end of input ends a reading loop, and may come twice', async () => {
    const program = python('import sys\nprint(sys.stdin.read())\nprint(repr(sys.stdin.read()))');
    const { shown } = await talk(program, ['a', 'b'], { sandbox: sandbox() });
    expect(shown).toBe("a\nb\n\n''\n");
  });

  test('CONSOLE-3: Ctrl+C is an interrupt that a program may catch', async () => {
    const { shown, execution } = await talk(
      python('try: input()\nexcept KeyboardInterrupt: print("bye")'),
      [],
      { sandbox: sandbox(), stands: ({ waits }, type) => waits && type('\u0003') },
    );
    expect(shown).toBe('bye\n');
    expect(execution.verdict).toBe('accepted');
  });

  test('CONSOLE-3: a Scanner after its end, and input after that', async () => {
    const { shown } = await talk(
      {
        language: JAVA,
        code: `import java.util.*;
class Main { public static void main(String[] a) { Scanner s = new Scanner(System.in); s.nextLine(); s.close();
try { new Scanner(System.in).nextLine(); } catch (NoSuchElementException e) { System.out.println("closed"); } } }`,
      },
      ['x'],
      { sandbox: sandbox() },
    );
    expect(shown).toBe('closed\n');
  });
});
