import type { Translation } from '../../translation.ts';
import type { certificateErrors as errorsEn, certificates as certificatesEn } from '../en/certificates.ts';

export const certificateErrors: Translation<typeof errorsEn> = {
  'certificates.unknown': 'ऐसा कोई certificate नहीं है। पता एक बार जाँच लें।',
  'certificates.withdrawn': 'यह certificate वापस ले लिया गया है।',
  'certificates.not-complete': 'कोर्स अभी पूरा नहीं हुआ है। सब कुछ पूरा करके फिर यहाँ आएँ।',
  'certificates.key-changed': 'इस बीच key बदल दी गई है। लिस्ट फिर देखें।',
  'certificates.busy': 'इस समय कई certificate बन रहे हैं। कुछ सेकंड में फिर कोशिश करें।',
};

export const certificates: Translation<typeof certificatesEn> = {
  title: 'आपके certificate',
  lead: 'हर उस कोर्स के लिए, जो आपने पूरा किया है। जिसके पास पता है, वह देख सकता है कि certificate मान्य है या नहीं।',
  empty: 'अभी कोई certificate नहीं है।',
  emptyLead: 'किसी कोर्स का सब कुछ पूरा करें, फिर उसका certificate यहाँ मिलेगा।',
  toCourses: 'आपके कोर्स',
  ready: 'ये कोर्स आपने पूरे कर लिए हैं',
  take: 'Certificate लें',
  takeOf: 'Certificate लें: {title}',
  issued: '{date} को {issuer} ने दिया',
  namePublic: 'Certificate के पेज पर मेरा नाम दिखाएँ',
  namePublicHint: 'छपे हुए certificate पर आपका नाम हमेशा रहता है।',
  open: 'इसका पेज खोलें',
  openOf: 'इसका पेज खोलें: {title}',
  pdf: 'PDF सहेजें',
  pdfOf: 'PDF सहेजें: {title}',
  badge: 'Open Badge सहेजें',
  badgeOf: 'Open Badge सहेजें: {title}',
  withdrawnBecause: 'वापस लिया गया: {reason}',
  saved: { msg: 'सहेज लिया गया।' },
  page: {
    title: 'Certificate',
    valid: 'यह certificate मान्य है।',
    validLead: '{issuer} ने {date} को दिया।',
    completed: 'ने यह कोर्स पूरा किया है',
    someone: 'इस certificate के धारक',
    items: 'कोर्स के सभी {items} हिस्से पूरे किए गए; हर problem सभी tests में पास हुई।',
    withdrawn: 'यह certificate वापस ले लिया गया है।',
    withdrawnLead: 'यह अब मान्य नहीं है।',
    print: 'प्रिंट करें',
    badge: 'Open Badge सहेजें',
    badgeImage: 'इस certificate का badge',
    badgeHint: 'हस्ताक्षर वाली फ़ाइल (Open Badges 3.0), जिसे दूसरे प्रोग्राम जाँच सकते हैं।',
  },
};
