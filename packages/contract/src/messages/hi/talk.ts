import { PRODUCT } from '../../product.ts';
import type { Translation } from '../../translation.ts';
import type { comments as commentsEn } from '../en/comments.ts';
import type { notifications as notificationsEn } from '../en/notifications.ts';
import type { support as supportEn } from '../en/support.ts';

export const comments: Translation<typeof commentsEn> = {
  discuss: 'चर्चा करें',
  title: 'चर्चा',
  official: 'आधिकारिक',
  endorsed: 'सही उत्तर',
  held: 'मॉडरेटर की प्रतीक्षा में। इसे केवल आप देख रहे हैं।',
  edited: 'बदला गया',
  nobody: 'हटाया गया अकाउंट',
  empty: 'अभी तक कोई टिप्पणी नहीं जोड़ी गई है',
  emptyHint: 'जो स्पष्ट न हो पूछें, या जिससे मदद मिली वह बताएँ।',
  add: 'टिप्पणी जोड़ें',
  placeholder: 'क्या स्पष्ट नहीं है, या किससे मदद मिली?',
  markupHint: 'पंक्ति के भीतर `code`; लंबे कोड के पहले और बाद में तीन बैकटिक। लिंक चलते हैं, HTML नहीं।',
  spoiler: 'इसमें हल खुल जाता है',
  spoilerFolded: 'इस टिप्पणी में हल खुल जाता है।',
  showSpoiler: 'दिखाएँ',
  send: 'टिप्पणी भेजें',
  reply: 'उत्तर दें',
  replyTo: '{name} को उत्तर दें',
  edit: 'बदलें',
  save: 'सहेजें',
  cancel: 'छोड़ें',
  remove: 'हटाएँ',
  confirmRemove: 'यह टिप्पणी हटाएँ?',
  removed: 'यह टिप्पणी लिखने वाले ने हटा दी।',
  report: 'शिकायत करें',
  reportWhy: 'इस टिप्पणी में क्या ग़लत है?',
  reportSend: 'शिकायत भेजें',
  more: 'और दिखाएँ',
  moreReplies: 'और उत्तर दिखाएँ',
  muted: 'आप {until} से यहाँ फिर लिख सकते हैं। मॉडरेटर ने यह कारण बताया: {reason}',
  draftKept: 'आपका लिखा इस डिवाइस पर रखा है।',
  added: { msg: 'आपकी टिप्पणी जुड़ गई' },
  addFailed: { msg: 'आपकी टिप्पणी नहीं जुड़ सकी। फिर कोशिश करें।' },
  fetchFailed: { msg: 'टिप्पणियाँ नहीं मिल सकीं। फिर कोशिश करें।' },
  reported: { msg: 'धन्यवाद। कोई मॉडरेटर इसे देखेगा।' },
};

export const notifications: Translation<typeof notificationsEn> = {
  title: 'सूचनाएँ',
  empty: 'आपको अभी कोई सूचना नहीं मिली है।',
  newBadge: 'नया',
  readAll: 'सबको पढ़ा हुआ मानें',
  allRead: '{count} को पढ़ा हुआ माना।',
  undo: 'पहले जैसा',
  choose: 'किस बात की सूचना मिले',
  kinds: {
    reply: 'आपके लिखे पर उत्तर',
    official: 'आधिकारिक उत्तर',
    module: 'आपके लिए खुलने वाले मॉड्यूल',
    plan: 'जल्द पूरे होने वाले प्लान',
    payment: 'भुगतान और वापसी',
    support: 'सहायता के उत्तर',
    news: 'संस्थान की ख़बरें',
  },
  digest: 'कुछ अनपढ़ा हो तो दिन में एक मेल',
  failed: 'आपकी सूचनाएँ अभी नहीं दिखाई जा सकीं। फिर कोशिश करें।',
};

export const support: Translation<typeof supportEn> = {
  title: 'सहायता',
  lead: 'हम सब पढ़ते हैं। हर संदेश को एक नंबर मिलता है, और उत्तर इस पेज पर और मेल से आता है।',
  submit: 'भेजें',
  feedback: { title: 'राय या सुझाव', label: 'क्या चलता है, क्या नहीं, और किससे आपको मदद मिलेगी?' },
  request: { title: 'सामग्री की माँग', label: 'कौन-सा टॉपिक, पाठ या प्रॉब्लम आपको नहीं मिला?' },
  testimonial: {
    title: 'अनुभव',
    label: 'आपका अनुभव कैसा रहा?',
    mayShow: 'आप यह लेख मेरे नाम के साथ दूसरों को दिखा सकते हैं।',
  },
  history: 'आपके संदेश',
  noHistory: 'आपने हमें अभी तक नहीं लिखा है।',
  number: 'नं. {number}',
  status: { received: 'मिला', 'in-progress': 'हम देख रहे हैं', answered: 'उत्तर दिया', closed: 'पूरा' },
  answer: `${PRODUCT} का उत्तर`,
  received: {
    feedback: { msg: 'आपकी राय मिल गई है। हम जल्द ही उत्तर देंगे।' },
    request: { msg: 'आपकी नई माँग मिल गई है। हम जल्द ही बताएँगे।' },
    testimonial: { msg: `आपका अनुभव मिल गया है। ${PRODUCT} के साथ रहने के लिए धन्यवाद।` },
  },
  notSaved: {
    msg: 'आपकी राय के लिए धन्यवाद। हम इसे अभी सहेज नहीं सके, इसलिए आपका लिखा यहीं रखा है: कृपया फिर भेजें।',
  },
};
