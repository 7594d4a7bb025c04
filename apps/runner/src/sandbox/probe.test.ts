import { expect, test } from 'vitest';

import { explainRefusal, requirePrograms } from './probe.ts';
import { SandboxUnavailable } from './sandbox-unavailable.ts';

const nothingThere = () => requirePrograms(() => false);

test('all that is missing is named at once, with the command that brings it', () => {
  expect(nothingThere).toThrow(SandboxUnavailable);
  expect(nothingThere).toThrow('sudo apt-get install -y bubblewrap gcc g++ python3 openjdk-17-jdk-headless');
  expect(() => requirePrograms((file) => file !== '/usr/bin/bwrap')).toThrow(
    'sudo apt-get install -y bubblewrap',
  );
});

test.each([
  'bwrap: setting up uid map: Permission denied',
  'bwrap: Creating new namespace failed: Operation not permitted',
  'abhyas-cell: user namespace: Operation not permitted',
  'abhyas-cell: private mounts: Permission denied',
])('a machine without user namespaces is told how to open them: %s', (said) => {
  const { problem, fix } = explainRefusal(said);
  expect(problem).toMatch(/user namespaces/);
  expect(fix).toMatch(/^sudo sysctl -w kernel\./);
});

test('a machine that allows none is told so', () => {
  expect(explainRefusal('abhyas-cell: user namespace: No space left on device').fix).toBe(
    'sudo sysctl -w user.max_user_namespaces=15000',
  );
});

test('any other refusal is passed on in its own words', () => {
  expect(explainRefusal('bwrap: something new').problem).toContain('something new');
});
