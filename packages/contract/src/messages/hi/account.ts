import { PRODUCT } from '../../product.ts';
import type { Translation } from '../../translation.ts';
import type { account as accountEn } from '../en/account.ts';
import type { settings as settingsEn } from '../en/settings.ts';

export const account: Translation<typeof accountEn> = {
  title: 'मेरा अकाउंट',
  facts: { id: `${PRODUCT} ID`, email: 'ईमेल', course: 'कोर्स', college: 'कॉलेज', none: 'नहीं दिया' },
  verified: 'सत्यापित',
  unverified: 'आपका ईमेल अभी सत्यापित नहीं हुआ है!',
  resend: 'पुष्टि का मेल फिर भेजें',
  resendIn: 'पुष्टि का मेल फिर भेजें ({seconds} से.)',
  changePassword: 'पासवर्ड बदलें',
  setPassword: 'मेल से पासवर्ड बनाएँ',
  signInWay: 'आप Google या कॉलेज के अकाउंट से साइन इन करते हैं। पासवर्ड हो तो उनके बिना भी साइन इन कर सकते हैं।',
  activeSubscriptions: 'चालू प्लान',
  validTill: 'मान्य तिथि',
  noSubscriptions: 'कोई कोर्स प्लान चालू नहीं है।',
  manageSubscriptions: 'कोर्स प्लान सँभालें',
  logout: 'लॉग आउट',
  certificates: {
    title: 'Certificate',
    lead: 'जो कोर्स आपने पूरे किए हैं, उनके लिए।',
    show: 'आपके certificate',
  },
  profile: {
    title: 'आपका विवरण',
    name: 'नाम',
    course: 'कोर्स',
    courseHint: 'जैसे B.Tech, कंप्यूटर साइंस',
    college: 'कॉलेज',
    colour: 'अवतार का रंग',
    colourName: 'रंग {number}',
    save: 'विवरण सहेजें',
    saved: { msg: 'आपका विवरण सहेजा गया।' },
  },
  devices: {
    title: 'साइन इन किए हुए डिवाइस',
    lead: 'इनमें से कोई अनजान हो तो उसे साइन आउट करें और पासवर्ड बदलें।',
    current: 'यह डिवाइस',
    seen: 'पिछली बार {when}',
    unknown: 'अनजान डिवाइस',
    onSystem: '{system} पर {browser}',
    end: 'साइन आउट करें',
    endOf: '{device} को साइन आउट करें',
    endOthers: 'बाकी सब डिवाइस साइन आउट करें',
    confirmPassword: 'आपका पासवर्ड, ताकि पक्का हो कि यह आप ही हैं',
    keep: 'ऐसे ही रहने दें',
    ended: { msg: 'डिवाइस साइन आउट हो गया।' },
    othersEnded: { msg: 'बाकी सब डिवाइस साइन आउट हो गए।' },
  },
  ownData: {
    title: 'आपका डेटा',
    lead: 'आपके बारे में जो कुछ हम रखते हैं, एक JSON फ़ाइल में: अकाउंट, प्रगति, कोड, ऑर्डर।',
    download: 'मेरा डेटा डाउनलोड करें',
    deleteTitle: 'मेरा अकाउंट हटाएँ',
    deleteLead:
      'आपकी प्रगति, आपका कोड और आपके प्लान हमेशा के लिए हट जाते हैं। टिप्पणियाँ बिना नाम के रहती हैं, और बिल रहते हैं क्योंकि कर क़ानून माँगता है।',
    delete: 'मेरा अकाउंट हटाएँ',
    confirmTitle: 'अकाउंट हमेशा के लिए हटाएँ?',
    confirmPassword: 'आपका पासवर्ड, ताकि पक्का हो कि यह आप हैं',
    confirmEmail: 'आपका ईमेल, ताकि पक्का हो कि यह आप हैं',
    confirm: 'हमेशा के लिए हटाएँ',
    keep: 'अकाउंट रहने दें',
    deleted: { msg: 'आपका अकाउंट हटा दिया गया है।' },
  },
  password: {
    title: 'पासवर्ड बदलें',
    lead: 'पासवर्ड बदलने पर आपके दूसरे डिवाइस साइन आउट हो जाते हैं।',
    current: 'अभी का पासवर्ड',
    fresh: 'नया पासवर्ड',
    confirm: 'नया पासवर्ड फिर लिखें',
    submit: 'पासवर्ड बदलें',
  },
};

export const settings: Translation<typeof settingsEn> = {
  title: 'सेटिंग',
  lead: 'ये हर उस डिवाइस पर लागू हैं जहाँ आप साइन इन करते हैं।',
  language: 'पसंदीदा भाषा',
  theme: 'एडिटर का रूप',
  saved: { msg: 'आपकी सेटिंग सहेजी गई।' },
};
