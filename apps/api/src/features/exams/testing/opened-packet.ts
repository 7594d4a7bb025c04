import { createDecipheriv } from 'node:crypto';

import type { ExamPacket, SealedPacket } from '@abhyas/contract/exams';

/** What a browser finds in a packet. @throws Error for another key */
export function opened({ iv, data }: SealedPacket, key: string): ExamPacket {
  const bytes = Buffer.from(data, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'));
  decipher.setAuthTag(bytes.subarray(-16));
  return JSON.parse(
    Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString(),
  ) as ExamPacket;
}
