import type { Translation } from '../../translation.ts';
import type { demo as demoEn } from '../en/demo.ts';
import type { exercise as exerciseEn } from '../en/exercise.ts';
import type { frame as frameEn } from '../en/frame.ts';
import type { offline as offlineEn } from '../en/offline.ts';

export const frame: Translation<typeof frameEn> = {
  nav: {
    home: 'होम',
    learn: 'सीखें',
    practise: 'अभ्यास',
    support: 'सहायता',
    notifications: 'सूचनाएँ',
    newBadge: 'नया',
    myAccount: 'मेरा अकाउंट',
    console: 'कंसोल',
    logout: 'लॉग आउट',
    back: 'पीछे',
    account: 'आपका अकाउंट',
    main: 'मुख्य',
    menu: 'मेन्यू',
    skip: 'सीधे सामग्री पर जाएँ',
  },
  close: 'बंद करें',
  loading: 'लोड हो रहा है',
  alerts: 'सूचना-पट्टी',
  tryAgain: 'फिर कोशिश करें',
  offlineTitle: 'लगता है आप ऑफ़लाइन हैं',
  offlineText: 'जो आपने पहले खोला था, वह अब भी पढ़ सकते हैं। बाकी कनेक्शन लौटते ही आ जाएगा।',
  silentTitle: 'अब तक कोई उत्तर नहीं',
  faultTitle: 'यह स्क्रीन नहीं दिखाई जा सकी',
  faultText: 'आपका सहेजा हुआ कुछ भी नहीं खोया है। फिर कोशिश करें; ऐसा ही रहे तो सहायता को लिखें।',
  reload: 'पेज फिर लोड करें',
  theme: { label: 'रूप', system: 'डिवाइस जैसा', light: 'हल्का', dark: 'गहरा' },
  language: { label: 'भाषा' },
  cookies: {
    label: 'कुकीज़',
    text: 'Abhyas आपके डिवाइस पर केवल वही रखता है जो इसे चलाने के लिए ज़रूरी है: आपका सेशन, आपका कोड और आपकी पसंद। आगे स्क्रॉल करके आप इसे स्वीकार करते हैं।',
    accept: 'स्वीकार है',
    more: 'गोपनीयता नीति',
  },
  notFound: { title: 'माफ़ कीजिए। यह पेज मौजूद नहीं है!', back: 'वापस जाएँ' },
};

export const offline: Translation<typeof offlineEn> = {
  title: 'बिना कनेक्शन के',
  lead: 'इस डिवाइस पर आपने जो खोला था, वह यहाँ है। इसे अभी पढ़ सकते हैं; जो पूरा करेंगे, वह लौटने पर भेज दिया जाएगा।',
  lessons: 'मॉड्यूल',
  problems: 'प्रॉब्लम',
  empty: 'इस डिवाइस पर अभी कुछ सहेजा नहीं है',
  emptyText: 'कनेक्शन रहते हुए आप जो मॉड्यूल और प्रॉब्लम खोलते हैं, वे बाद के लिए यहाँ रखे जाते हैं।',
  toSaved: 'देखें कि इस डिवाइस पर क्या सहेजा है',
  kept: { msg: 'इस डिवाइस पर रखा गया। कनेक्शन लौटते ही भेज दिया जाएगा।' },
  sent: { msg: 'बिना कनेक्शन के जो आपने पूरा किया था, वह भेज दिया गया है।' },
};

export const demo: Translation<typeof demoEn> = {
  title: 'ड्रैग और ड्रॉप टेक डेमो',
  prompt: 'विकल्पों को खाली जगहों में ऐसे रखें कि प्रोग्राम चलने पर "12345" छापे।',
  status: 'उत्तर की स्थिति (डीबगिंग)',
  correct: 'बहुत बढ़िया! आपका उत्तर सही है!',
  incorrect: 'उत्तर सही नहीं है',
  notBegun: 'किसी विकल्प को खाली जगह में रखें: प्रोग्राम सही है या नहीं, यहाँ दिखेगा।',
};

export const exercise: Translation<typeof exerciseEn> = {
  how: 'विकल्प को खींचें, या उसे टैप करके खाली जगह पर टैप करें। कीबोर्ड से: Space उठाता है, तीर की कुंजियाँ ले जाती हैं, Space रखता है, Escape वापस रख देता है।',
  options: 'विकल्प',
  program: 'प्रोग्राम',
  blankEmpty: 'खाली जगह {number}, खाली',
  blankFilled: 'खाली जगह {number}: {content}',
  notRight: 'सही नहीं',
  chosen: '{content} चुना गया। रखने के लिए खाली जगह पर टैप करें, या छोड़ने के लिए इसे फिर टैप करें।',
  instructions:
    'उठाने के लिए Space या Enter दबाएँ। खींचते समय तीर की कुंजियों से ले जाएँ। रखने के लिए फिर Space या Enter, छोड़ने के लिए Escape दबाएँ।',
  picked: '{content} उठाया।',
  over: '{content} अब {place} पर है।',
  overNothing: '{content} किसी जगह पर नहीं है।',
  dropped: '{content} को {place} में रखा गया।',
  returned: '{content} वापस अपनी जगह गया।',
  cancelled: 'छोड़ दिया। {content} अपनी जगह पर है।',
  check: 'जाँचें',
  reset: 'फिर से शुरू करें',
  help: 'मेरी मदद करें',
  helped: '“{content}” कहीं का नहीं है और हटा दिया गया है।',
  incomplete: 'कुछ जगहें अब भी खाली हैं।',
  correct: 'सही। अच्छे से जोड़ा।',
  incorrect: 'अभी सही नहीं: चिह्नित जगहें देखें।',
};
