import type { Translation } from '../../translation.ts';
import type { examErrors as examErrorsEn } from '../en/exams-errors.ts';

export const examErrors: Translation<typeof examErrorsEn> = {
  'exams.unknown': 'आपकी क्लासों में ऐसी कोई परीक्षा नहीं है। हो सकता है कि वह वापस ले ली गई हो।',
  'exams.sitting': 'परीक्षा के दौरान और कुछ नहीं खुलता। जमा करें, या समय पूरा होने तक रुकें।',
  'exams.not-open': 'यह परीक्षा अभी शुरू नहीं हुई है।',
  'exams.over': 'यह परीक्षा पूरी हो चुकी है।',
  'exams.other-device': 'आप यह परीक्षा दूसरे कंप्यूटर पर दे रहे हैं। यहाँ जो लिखा था वह यहीं रखा है।',
  'exams.room-code': 'यह इस कमरे का कोड नहीं है। अपने शिक्षक से पूछें।',
  'exams.room-code-wait': 'कई ग़लत कोड डाले गए। {seconds} सेकंड बाद फिर कोशिश करें।',
  'exams.address': 'यह परीक्षा केवल लैब में दी जा सकती है।',
  'exams.browser': 'यह परीक्षा केवल Safe Exam Browser में, आपके शिक्षक की सेटिंग के साथ दी जा सकती है।',
};
