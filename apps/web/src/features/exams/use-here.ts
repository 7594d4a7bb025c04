import { sayHere, type SittingEvent, type StillHere } from '@abhyas/contract/exams';
import { useEffect, useRef, useState } from 'react';

import { call } from '../../lib/api-client.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { steadyNow } from '../../lib/steady-clock.ts';
import { LOOK_MS } from './exams.queries.ts';

type Noted = Omit<SittingEvent, 'ageMs'> & { readonly atMs: number };

const AT_ONCE = 50;

/**
 * Tells the server every few seconds that the learner is here, which problem is on the screen and what has to be noted
 * (EXAMS-14), and answers what holds now. What could not be told is told later.
 */
export function useHere(id: string, shown: string | undefined, first: StillHere) {
  const [here, setHere] = useState(first);
  const noted = useRef<readonly Noted[]>([]);
  const [read, setRead] = useState<readonly string[]>([]);
  const latest = useRef({ shown, read });
  useEffect(() => {
    latest.current = { shown, read };
  });
  useEffect(() => {
    const tell = async (): Promise<void> => {
      const sent = noted.current.slice(0, AT_ONCE);
      const events = sent.map(({ atMs, ...event }) => ({ ...event, ageMs: Math.round(steadyNow() - atMs) }));
      try {
        const body = { ...latest.current, events, read: latest.current.read.slice(-AT_ONCE) };
        setHere(await call(sayHere, { params: { id }, body }));
        noted.current = noted.current.filter((each) => !sent.includes(each));
      } catch {
        // Without a connection the exam goes on.
      }
    };
    void tell();
    const timer = setInterval(() => void tell(), LOOK_MS);
    return () => clearInterval(timer);
  }, [id]);
  const note = (kind: SittingEvent['kind'], amount: number): void => {
    const assetId = latest.current.shown;
    noted.current = [
      ...noted.current,
      { id: randomUuid(), kind, amount, atMs: steadyNow(), ...(assetId !== undefined && { assetId }) },
    ];
  };
  /** A note of the teacher is put away at once, and the server is told with what is told next. */
  const putAway = (noteId: string): void => setRead((before) => [...before, noteId]);
  const notes = here.notes.filter(({ id: noteId }) => !read.includes(noteId));
  return { here: { ...here, notes }, note, putAway };
}

/** Notes when the learner leaves the window, and for how long. */
export function useAbsences(note: (kind: 'left', amount: number) => void): void {
  const latest = useRef(note);
  useEffect(() => {
    latest.current = note;
  });
  useEffect(() => {
    let leftAtMs: number | undefined;
    const leave = (): void => {
      leftAtMs ??= steadyNow();
    };
    const comeBack = (): void => {
      if (leftAtMs === undefined) return;
      latest.current('left', Math.round(steadyNow() - leftAtMs));
      leftAtMs = undefined;
    };
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, []);
}
