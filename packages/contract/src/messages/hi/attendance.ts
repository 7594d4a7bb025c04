import type { Translation } from '../../translation.ts';
import type { attendance as attendanceEn } from '../en/attendance.ts';

export const attendance: Translation<typeof attendanceEn> = {
  title: 'आपकी हाज़िरी',
  lead: 'आपकी क्लासों के सत्र, जैसे आपके शिक्षकों ने दर्ज किए।',
  empty: 'अभी कोई हाज़िरी नहीं है।',
  emptyLead: 'जब शिक्षक आपकी क्लास की हाज़िरी लेंगे, वह यहाँ दिखेगी।',
  share: { one: '{count} सत्र में {percent} %', other: '{count} सत्रों में {percent} %' },
  short: '{threshold} % से कम',
  enough: 'कम से कम {threshold} % चाहिए।',
  sessions: 'सभी सत्र',
  columns: { when: 'कब', kind: 'प्रकार', state: 'आप थे' },
  hour: 'पीरियड {number}',
  range: '{from} से {to}',
  kinds: { lecture: 'लेक्चर', lab: 'लैब', tutorial: 'ट्यूटोरियल' },
  states: { present: 'हाज़िर', late: 'देर से', absent: 'ग़ैरहाज़िर', duty: 'ड्यूटी पर' },
};
