import type { Translation } from '../../translation.ts';
import type { mastery as masteryEn } from '../en/mastery.ts';

export const mastery: Translation<typeof masteryEn> = {
  map: {
    title: 'कॉन्सेप्ट',
    empty: 'इस कोर्स में अभी कॉन्सेप्ट नहीं लिखे गए हैं',
    groups: {
      refresh: 'दोहराने हैं',
      next: 'अगले',
      known: 'आते हैं',
      later: 'बाद में',
    },
    reasons: {
      remembered: 'यह आपको आता है। {due} को फिर पूछा जाएगा।',
      missed: 'पिछली बार, {last} को, जवाब सही नहीं था।',
      fading: 'पिछली बार {last} को पूछा गया था। भूलने से पहले याद कर लें।',
      unpractised: 'इसका पाठ आपने पूरा किया है, पर इस पर अभी कोई जवाब नहीं दिया।',
      lesson: 'इसका पाठ आप अभी शुरू कर सकते हैं।',
      later: 'इसका पाठ बाद में आता है।',
      laterAfter: 'पहले सीखें: {needs}।',
    },
    evidence: {
      one: '{count} जवाब: {right} तुरंत सही, {helped} मदद से, {wrong} सही नहीं।',
      other: '{count} जवाब: {right} तुरंत सही, {helped} मदद से, {wrong} सही नहीं।',
    },
    lesson: 'पाठ: {title}',
  },
  review: {
    place: '{count} में से अभ्यास {number}',
    skip: 'छोड़ें',
    done: 'आज का दोहराव पूरा हुआ',
    result: {
      one: '{count} में से {right} अभ्यास पहली कोशिश में सही।',
      other: '{count} में से {right} अभ्यास पहली कोशिश में सही।',
    },
    again: 'बाक़ी जल्द ही फिर आएँगे।',
    waiting: {
      one: '{count} और कॉन्सेप्ट दोहराना है। वह कल तक रुक सकता है।',
      other: '{count} और कॉन्सेप्ट दोहराने हैं। वे कल तक रुक सकते हैं।',
    },
    more: 'पाँच मिनट और',
    nothing: 'आज दोहराने को कुछ नहीं है',
    nextOn: 'अगला दोहराव {date} को है।',
    newcomer: 'किसी पाठ के अभ्यास करें। भूलने से पहले वे यहाँ फिर आएँगे।',
  },
};
