import { fill } from '@abhyas/contract/fill';
import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type FormEvent,
  type InputEvent,
  type SyntheticEvent,
} from 'react';

import { texts } from '../../lib/texts.ts';
import type { EarlierLines } from './earlier-lines.ts';
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
  /** A phone's keyboard may put several lines in at once, from a clipboard of its own. */
  readonly insert: (event: InputEvent<HTMLInputElement>) => void;
  /** Steps back or forward through the lines that were sent. */
  readonly recall: (step: 1 | -1) => void;
  readonly interrupt: () => void;
  readonly endInput: () => void;
};

type Place = {
  readonly session: ConsoleSession;
  /** False while what is typed is to be hidden. */
  readonly echoes: boolean;
  readonly earlier: EarlierLines;
};

/** The line that is being typed, and those that were sent. */
export function useTypedLine({ session, echoes, earlier }: Place): TypedLine {
  const [text, setText] = useState('');
  const [told, setTold] = useState('');
  /** How many lines back the learner has stepped. */
  const [back, setBack] = useState(0);
  const [wasHidden, setWasHidden] = useState(false);
  // What was typed to be hidden does not come to light when the program shows again what is typed.
  if (wasHidden === echoes) {
    setWasHidden(!echoes);
    if (echoes) setText('');
  }
  const words = texts.console;
  const interrupt = useInterrupt(session);
  useKeptDraft(echoes ? text : '', earlier);

  const send = (line: string, manner: 'typed' | 'pasted'): void => {
    const { text: fitting, isCut } = fittingLine(line);
    if (isCut) setTold(words.tooLong);
    session.type({ key: 'text', text: `${fitting}\n` }, manner);
    if (echoes) earlier.add(fitting);
  };
  const put = (event: SyntheticEvent<HTMLInputElement>, pasted: string): void => {
    if (!needsCare(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [before, after] = [text.slice(0, selectionStart ?? 0), text.slice(selectionEnd ?? 0)];
    const { lines, rest, isCut, isRestCut } = pastedLines(before, pasted);
    setTold(isRestCut ? words.tooLong : '');
    for (const line of lines) send(line, 'pasted');
    if (isCut) setTold(fill(words.cut, { lines: PASTED_LINES_MAX }));
    setText(rest + after);
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
    paste: (event) => put(event, event.clipboardData.getData('text')),
    insert: (event) => put(event, event.data),
    recall: (step) => {
      const next = Math.min(earlier.count, Math.max(0, back + step));
      setBack(next);
      setText(earlier.at(next));
    },
    interrupt,
    endInput: () => {
      if (text !== '') send(text, 'typed');
      setText('');
      session.type({ key: 'end' });
    },
  };
}

function useInterrupt(session: ConsoleSession): () => void {
  const interruptedAt = useRef(-Infinity);
  return () => {
    const now = performance.now();
    if (now - interruptedAt.current < TWICE_MS) void session.stop();
    else session.type({ key: 'interrupt' });
    interruptedAt.current = now;
  };
}

/** What stands in the field when the program ends is not lost: it is the first line that the arrow brings back. */
function useKeptDraft(draft: string, earlier: EarlierLines): void {
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  useEffect(() => () => earlier.add(latest.current), [earlier]);
}
