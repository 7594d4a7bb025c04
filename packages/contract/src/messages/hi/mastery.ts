import type { Translation } from '../../translation.ts';
import type { mastery as masteryEn } from '../en/mastery.ts';

export const mastery: Translation<typeof masteryEn> = {
  map: {
    title: 'कॉन्सेप्ट',
    lead: '{course} में आपके जवाब हर कॉन्सेप्ट के बारे में क्या बताते हैं।',
    empty: 'इस कोर्स में अभी कॉन्सेप्ट नहीं लिखे गए हैं',
    counts: '{known} आते हैं · {refresh} दोहराने हैं · {next} अगले · {later} बाद में',
    groups: {
      refresh: 'दोहराने हैं',
      next: 'अगले',
      known: 'आते हैं',
      later: 'बाद में',
    },
    none: {
      refresh: 'आज दोहराने को कुछ नहीं है।',
      next: 'शुरू करने को कोई पाठ बाक़ी नहीं है।',
      known: 'अभी कुछ नहीं। किसी कॉन्सेप्ट पर एक अभ्यास का जवाब दें, तो वह यहाँ दिखेगा।',
      later: 'बाद के लिए कुछ बाक़ी नहीं है।',
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
};
