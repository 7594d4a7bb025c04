import type { Translation } from '../../translation.ts';
import type { replay as replayEn } from '../en/replay.ts';

export const replay: Translation<typeof replayEn> = {
  rest: { one: 'एक मिनट का विराम', other: '{count} मिनट का विराम' },
  recorded:
    'आपकी class रिकॉर्ड करती है कि इस assignment के programs आप कैसे लिखते हैं: आपने क्या और कब टाइप किया, क्या paste किया, कब run किया और कब रुके। आपके teachers इसे दोबारा चलाकर देख सकते हैं। यह 180 दिन रखा जाता है और आपके खाते के साथ मिट जाता है; अपना रिकॉर्ड आप workspace में “सबमिशन और पुराने रूप” के नीचे देख सकते हैं।',
  recordedHere: 'आपकी class रिकॉर्ड करती है कि आप यह program कैसे लिखते हैं',
  title: 'सबमिशन और पुराने रूप',
  submissions: 'सबमिशन',
  history: 'इतिहास',
  noSubmissions: 'आपने अभी तक अपना कोड टेस्ट पर नहीं चलाया है।',
  noHistory: 'अभी कोई इतिहास नहीं है। आप जो टाइप करते हैं वह एक दिन तक यहाँ रहता है, और हर भाषा के पिछले 20 रूप हमेशा।',
  download: 'इतिहास डाउनलोड करें (ProgSnap2)',
  slider: 'आपके कोड का पल',
  earlier: 'पिछली घटना पर जाएँ',
  later: 'अगली घटना पर जाएँ',
  marks: 'घटनाएँ',
  typed: 'टाइपिंग',
  pasted: 'पेस्ट किया: {count} अक्षर',
  edits: {
    reset: 'रीसेट',
    restore: 'दूसरा रूप वापस लाया गया',
  },
  passed: '{total} में से {passed} टेस्ट पास',
  judgedAgain: '{when} दोबारा जाँचा गया',
  restore: 'यह रूप वापस लाएँ',
  back: 'सूची पर वापस',
  legend: '+ वाली पंक्तियाँ केवल अभी के रूप में हैं, - वाली केवल इसमें।',
  same: 'यह अभी के रूप जैसा ही है।',
  kinds: {
    edit: 'काम करते समय',
    reset: 'रीसेट से पहले',
    restore: 'दूसरा रूप वापस लाने से पहले',
    'other-device': 'किसी और डिवाइस या टैब से',
  },
};
