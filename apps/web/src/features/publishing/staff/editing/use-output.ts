import { execute, type ExecuteReply } from '@abhyas/contract/running';
import { newestOf } from '@abhyas/languages/code-keys';
import { useState } from 'react';

import { call } from '../../../../lib/api-client.ts';
import { faultText } from '../../../../staff/fault-text.ts';
import { languageOfFile } from './languages.ts';

type Program = {
  /** Its path: the ending says the language. */
  readonly name: string;
  readonly code: string;
  readonly stdin: string;
};

/** Runs a program that is being written, as it is, and says what it prints. */
export function useOutput() {
  const [busy, setBusy] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  /** Null when it did not run to its end: `fault` says why. */
  const run = async ({ name, code, stdin }: Program): Promise<string | null> => {
    const ending = languageOfFile(name);
    if (ending === 'plain') return null;
    setBusy(name);
    setFault(undefined);
    try {
      const body = { code, language: newestOf(ending), ctestcase: stdin, mode: 'ctestcase' as const };
      const reply = await call(execute, { body: { ...body, assetId: '' } });
      if (reply.verdict === 'accepted') return reply.co ?? '';
      setFault(saidOf(reply));
    } catch (error) {
      setFault(faultText(error));
    } finally {
      setBusy(null);
    }
    return null;
  };
  return { run, busy, fault };
}

/** Why there is no output: it was denied, did not build, or ended badly. */
function saidOf({ notif, msg, compile, stderr }: ExecuteReply): string {
  const details = compile?.ok === false ? compile.output : stderr;
  return [notif ?? msg, details].filter(Boolean).join('\n');
}
