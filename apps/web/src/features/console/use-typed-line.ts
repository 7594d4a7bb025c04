import { fill } from '@abhyas/contract/fill';
import { useRef, useState, type ClipboardEvent, type FormEvent } from 'react';

import { texts } from '../../lib/texts.ts';
import type { ConsoleSession } from './session.ts';
import { fittingLine, needsCare, pastedLines, PASTED_LINES_MAX } from './typed-lines.ts';

/** A second Ctrl+C within this time ends a program that ignores the first. */
const TWICE_MS = 2000;

export type TypedLine = {
  readonly text: string;
  /** What happened to the line, if it was not simply sent. */
  readonly told: string;
  readonly write: (text: string) => void;
  readonly submit: (event: FormEvent) => void;
  readonly paste: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Steps back or forward through the lines that were sent. */
  readonly recall: (step: 1 | -1) => void;
  readonly interrupt: () => void;
  readonly endInput: () => void;
};

/** The line that is being typed, and those that were sent. */
export function useTypedLine(session: ConsoleSession, echoes: boolean): TypedLine {
  const [text, setText] = useState('');
  const [told, setTold] = useState('');
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  /** How many lines back the learner has stepped. */
  const [back, setBack] = useState(0);
  const interruptedAt = useRef(-Infinity);
  const words = texts.console;

  const send = (line: string, manner: 'typed' | 'pasted'): void => {
    const { text: fitting, isCut } = fittingLine(line);
    if (isCut) setTold(words.tooLong);
    session.type({ key: 'text', text: `${fitting}\n` }, manner);
    if (echoes && fitting !== '')
      setEarlier((lines) => [...lines.filter((each) => each !== fitting), fitting]);
  };
  return {
    text,
    told,
    write: setText,
    submit: (event) => {
      event.preventDefault();
      setTold('');
      send(text, 'typed');
      setText('');
      setBack(0);
    },
    paste: (event) => {
      const pasted = event.clipboardData.getData('text');
      if (!needsCare(pasted)) return;
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      const [before, after] = [text.slice(0, selectionStart ?? 0), text.slice(selectionEnd ?? 0)];
      const { lines, rest, isCut, isRestCut } = pastedLines(before, pasted);
      setTold(isRestCut ? words.tooLong : '');
      for (const line of lines) send(line, 'pasted');
      if (isCut) setTold(fill(words.cut, { lines: PASTED_LINES_MAX }));
      setText(rest + after);
    },
    recall: (step) => {
      const next = Math.min(earlier.length, Math.max(0, back + step));
      setBack(next);
      setText(next === 0 ? '' : (earlier.at(-next) ?? ''));
    },
    interrupt: () => {
      const now = performance.now();
      if (now - interruptedAt.current < TWICE_MS) void session.stop();
      else session.type({ key: 'interrupt' });
      interruptedAt.current = now;
    },
    endInput: () => {
      if (text !== '') send(text, 'typed');
      setText('');
      session.type({ key: 'end' });
    },
  };
}
