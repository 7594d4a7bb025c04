import {
  examPacket,
  readExam,
  readPacket,
  type Exam,
  type ExamPacket,
  type SealedPacket,
} from '@abhyas/contract/exams';
import * as z from 'zod/mini';

import { storageKeys } from '../../config.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { readStored, store } from '../../lib/storage.ts';

const sealed = readPacket.reply;

export type Name = { readonly accountId: string; readonly id: string };
const storedAs = ({ accountId, id }: Name, what: 'packet' | 'key' | 'exam'): string =>
  `${storageKeys.exam}:${accountId}:${id}:${what}`;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);

function heldPacket(name: Name): SealedPacket | undefined {
  const stored = readStored(storedAs(name, 'packet'));
  if (stored === null) return undefined;
  try {
    return z.safeParse(sealed, JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

/** Fetches the encrypted problems before the start, and keeps them on this device (EXAMS-5). */
export async function fetchPacket(name: Name): Promise<SealedPacket> {
  const packet = await call(readPacket, { params: { id: name.id } });
  store(storedAs(name, 'packet'), JSON.stringify(packet));
  return packet;
}

/** Whether this device can open the problems. */
export const holdsKey = (name: Name): boolean => readStored(storedAs(name, 'key')) !== null;

/** Keeps the key, so that a page that is loaded again needs no connection. */
export const keepKey = (name: Name, key: string): boolean => store(storedAs(name, 'key'), key);

const heldExam = z.object({ exam: readExam.reply, atMs: z.number() });

/**
 * How the learner stands; without a connection as this device heard it last, with the time that has passed since.
 * @throws ApiError where this device knows nothing of it either
 */
export async function readStanding(name: Name): Promise<Exam> {
  try {
    const exam = await call(readExam, { params: { id: name.id } });
    store(storedAs(name, 'exam'), JSON.stringify({ exam, atMs: Date.now() }));
    return exam;
  } catch (error) {
    const stored = readStored(storedAs(name, 'exam'));
    const held = stored === null ? undefined : z.safeParse(heldExam, JSON.parse(stored)).data;
    if (!(error instanceof ApiError && error.unanswered) || !held) throw error;
    const now = new Date(Date.parse(held.exam.now) + Date.now() - held.atMs).toISOString();
    return { ...held.exam, now };
  }
}

/** The packet of a version of the exam; an older one where there is no connection to fetch another. */
async function packetOf(name: Name, version: number): Promise<SealedPacket> {
  const held = heldPacket(name);
  if (held?.version === version) return held;
  try {
    return await fetchPacket(name);
  } catch (error) {
    if (held && error instanceof ApiError && error.unanswered) return held;
    throw error;
  }
}

/**
 * The problems, with what this device holds; undefined while it has no key.
 * @throws Error where the packet is not here and cannot be fetched, or cannot be opened
 */
export async function openPacket(name: Name, version: number): Promise<ExamPacket | undefined> {
  const key = readStored(storedAs(name, 'key'));
  if (key === null) return undefined;
  const { iv, data } = await packetOf(name, version);
  const opening = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt']);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, opening, bytesOf(data));
  return z.parse(examPacket, JSON.parse(new TextDecoder().decode(plain)));
}
