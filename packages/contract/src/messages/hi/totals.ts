import type { Translation } from '../../translation.ts';
import type { totals as totalsEn } from '../en/totals.ts';

export const totals: Translation<typeof totalsEn> = {
  attendance: 'आपकी हाज़िरी',
  records: 'आपके लैब रिकॉर्ड',
  recordsLead: 'आपने जो जमा किया और उसके अंक, छापने के लिए PDF में।',
  saveRecord: 'PDF सेव करें',
  saveRecordOf: 'PDF सेव करें: {batch} का लैब रिकॉर्ड',
  title: 'आपके कुल अंक',
  lead: 'उन असाइनमेंट से, जिनके अंक बताए जा चुके हैं।',
  line: '{batch}: {of} में से {total}',
  soFar: 'अब तक; पूरी क्लास 100 की है',
  working: 'ये कुल अंक कैसे बने',
  category: '{name}: {weight} में से {total}',
  none: 'इसमें अभी कुछ नहीं गिना गया।',
  all: 'इनमें से हर एक बराबर गिना जाता है।',
  best: {
    one: 'केवल सबसे अच्छा गिना जाता है।',
    other: 'केवल सबसे अच्छे {count} गिने जाते हैं, हर एक बराबर।',
  },
  part: '{title}: {points} में से {marks} अंक',
  leftOut: '{title}: {points} में से {marks} अंक, नहीं गिना, क्योंकि दूसरे इससे अच्छे हैं',
};
