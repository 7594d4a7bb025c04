import type { Translation } from '../../translation.ts';
import type { live as liveEn } from '../en/live.ts';

export const live: Translation<typeof liveEn> = {
  seen: 'जब इस assignment का कोई problem आपकी स्क्रीन पर खुला हो, तब आपके teacher आपका program लिखते समय देख सकते हैं और उसके बारे में कुछ कह सकते हैं। कोई देख रहा हो तो आपको दिखता है।',
  watched: 'एक teacher आपका program देख रहे हैं',
  note: 'आपके teacher:',
  noteLine: 'आपके teacher, “{title}” की line {line} पर:',
  noteRead: 'मैंने पढ़ लिया',
};
