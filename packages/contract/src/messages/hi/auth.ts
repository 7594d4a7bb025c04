import { limits } from '../../limits.ts';
import { PRODUCT } from '../../product.ts';
import type { Translation } from '../../translation.ts';
import type { auth as authEn, fieldTexts as fieldTextsEn } from '../en/auth.ts';

export const auth: Translation<typeof authEn> = {
  toasts: {
    courseExpired: {
      msg: 'आपके लिए हुए कोर्स में से एक की अवधि पूरी हो गई है। Premium सामग्री पाने के लिए उसे फिर लें।',
    },
    oldSession: { msg: 'आपका सेशन पूरा हो गया है। कृपया फिर लॉग इन करें।' },
    storageUnavailable: { msg: 'आपके ब्राउज़र में कुकीज़ बंद हैं। कृपया उन्हें चालू करें।' },
    loggedOut: { msg: `आप ${PRODUCT} से लॉग आउट हो गए हैं।` },
    googleSignedIn: { msg: 'लॉग इन हो गया।' },
    googleNoToken: { msg: 'फिर कोशिश करें। Google साइन-इन में समस्या हुई। Code: 001' },
    googleCookies: { msg: 'आपके ब्राउज़र में थर्ड-पार्टी कुकीज़ बंद हैं। कृपया उन्हें चालू करें।' },
    confirmationSent: { msg: 'पुष्टि का मेल आपके ईमेल पर भेजा गया है। कृपया देखें।' },
    recoverySent: { msg: 'पासवर्ड रिकवरी मेल आपके ईमेल पर भेजा गया है। कृपया देखें।' },
    passwordChangedByMail: { msg: 'आपका पासवर्ड बदल गया है। अब लॉग इन करके देखें।' },
    passwordChanged: { msg: 'आपका पासवर्ड बदल गया है।' },
  },
  confirmLogout: 'क्या आप सचमुच लॉग आउट करना चाहते हैं?',
  confirmLoseCode: 'कनेक्शन न होने से आपका कुछ कोड अकाउंट में सहेजा नहीं जा सका। लॉग आउट करके उसे खो दें?',
  fields: {
    name: 'नाम',
    email: 'ईमेल',
    password: 'पासवर्ड',
    newPassword: 'नया पासवर्ड',
    confirmPassword: 'पासवर्ड फिर लिखें',
  },
  passwordHint: `कम से कम ${limits.passwordMin} अक्षर`,
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  login: {
    title: 'फिर से स्वागत है',
    lead: 'लॉग इन करें और जहाँ छोड़ा था, वहीं से आगे बढ़ें।',
    submit: 'लॉग इन',
    google: 'Google से लॉग इन',
    forgot: 'पासवर्ड भूल गए?',
    noAccount: 'पहली बार आए हैं?',
    register: 'रजिस्टर करें',
  },
  firstPassword: {
    title: 'अपना पासवर्ड चुनें',
    lead: 'यह अकाउंट आपके कॉलेज ने आपके लिए बनाया है। ऐसा पासवर्ड चुनें जो सिर्फ़ आपको पता हो। अब से आप उसी से लॉग इन करेंगे।',
    submit: 'सहेजें और लॉग इन करें',
  },
  invited: {
    title: 'आपको बुलाया गया है',
    lead: 'आपका नाम {batch} की सूची में है। बस पासवर्ड चुनें, और आप अंदर हैं।',
    lookingUp: 'आपका निमंत्रण ढूँढा जा रहा है …',
    submit: 'रजिस्टर करें',
    instead: 'सामान्य तरीके से रजिस्टर करें',
  },
  register: {
    title: 'अपना अभ्यास शुरू करें',
    lead: 'मुफ़्त अकाउंट आपका कोड और आपकी प्रगति हर डिवाइस पर रखता है।',
    submit: 'रजिस्टर करें',
    google: 'Google से साइन अप',
    haveAccount: 'पहले से अकाउंट है?',
    login: 'लॉग इन',
    terms: 'रजिस्टर करके आप हमारी शर्तों से सहमत होते हैं, और इससे भी:',
    privacy: 'गोपनीयता नीति',
  },
  forgot: {
    title: 'पासवर्ड भूल गए?',
    lead: 'अपना ईमेल लिखें। हम एक लिंक भेजेंगे जिससे आप नया पासवर्ड चुन सकेंगे।',
    submit: 'रिकवरी मेल भेजें',
    back: 'लॉग इन पर वापस',
  },
  recover: {
    title: 'नया पासवर्ड चुनें',
    submit: 'पासवर्ड बदलें',
    linkBroken: 'यह लिंक पूरा नहीं है। मेल से फिर खोलें, या नया लिंक मँगाएँ।',
    askAgain: 'नया मेल मँगाएँ',
  },
  emailConfirmed: {
    title: 'आपका ईमेल सत्यापित हो गया',
    text: 'धन्यवाद। अब आपके अकाउंट में सब कुछ खुला है।',
    go: 'डैशबोर्ड पर जाएँ',
    failedTitle: 'यह लिंक अब काम नहीं करता',
    failedText:
      'इसकी अवधि पूरी हो गई है, या इसके बाद नया मेल आ चुका है। सबसे नया मेल खोलें, या मेरा अकाउंट से एक और मँगाएँ।',
    account: 'मेरा अकाउंट पर जाएँ',
    unknownTitle: 'अपना ईमेल सत्यापित करें',
    unknownText: 'हमने जो मेल भेजा है, उसका लिंक खोलें। मेल दोबारा मेरा अकाउंट से मँगाया जा सकता है।',
  },
  or: 'या',
  googleSimulated: 'Google की कुंजियाँ सेट नहीं हैं, इसलिए यह नकली Google साइन-इन है।',
};

export const fieldTexts: Translation<typeof fieldTextsEn> = {
  'auth.email-invalid': 'ऐसा दिखता है: name@college.in',
  'auth.password-short': `${limits.passwordMin} या अधिक अक्षर रखें।`,
  'auth.passwords-differ': 'यहाँ वही पासवर्ड लिखें जो ऊपर लिखा है।',
  'account.fields-missing': 'यह ख़ाना भरना ज़रूरी है।',
  'account.passwords-differ': 'यहाँ वही नया पासवर्ड लिखें जो ऊपर लिखा है।',
};
