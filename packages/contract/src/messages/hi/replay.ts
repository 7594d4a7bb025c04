import type { Translation } from '../../translation.ts';
import type { replay as replayEn } from '../en/replay.ts';

export const replay: Translation<typeof replayEn> = {
  rest: { one: 'एक मिनट का विराम', other: '{count} मिनट का विराम' },
  recorded:
    'आपकी class रिकॉर्ड करती है कि इस assignment के programs आप कैसे लिखते हैं: आपने क्या और कब टाइप किया, क्या paste किया, कब run किया और कब रुके। आपके teachers इसे दोबारा चलाकर देख सकते हैं। यह 180 दिन रखा जाता है और आपके खाते के साथ मिट जाता है; अपना रिकॉर्ड आप workspace में “सबमिशन और पुराने रूप” के नीचे देख सकते हैं।',
  recordedHere: 'आपकी class रिकॉर्ड करती है कि आप यह program कैसे लिखते हैं',
};
