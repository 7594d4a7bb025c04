import type { Translation } from '../../translation.ts';
import type { signInWays as signInWaysEn, signInWaysErrors as errorsEn } from '../en/sign-in-ways.ts';

export const signInWays: Translation<typeof signInWaysEn> = {
  registration: {
    closed:
      'यहाँ सिर्फ़ बुलाए गए लोग रजिस्टर कर सकते हैं। अगर कॉलेज ने आपका नाम किसी क्लास की सूची में रखा है, तो वही ईमेल लिखें जो सूची में है। नहीं तो अपने टीचर से कहें कि आपका नाम जोड़ दें।',
    domains:
      'यहाँ सिर्फ़ {domains} के ईमेल से, या क्लास की सूची में लिखे ईमेल से रजिस्टर हो सकता है। दोनों में से कोई न हो, तो अपने टीचर से निमंत्रण माँगें।',
  },
  provider: {
    button: '{name} से आगे बढ़ें',
    returning: 'लॉग इन हो रहा है …',
    failedTitle: 'आप लॉग इन नहीं हुए',
    back: 'लॉग इन पर वापस',
    linkTitle: 'बस एक कदम और',
    linkNote: '{email} का अकाउंट यहाँ पहले से है। उसमें एक बार लॉग इन करें, फिर {name} से भी वही अकाउंट खुलेगा।',
    linked: 'अब {name} से भी यह अकाउंट खुलेगा।',
  },
};

/** Errors that the server alone says. */
export const apiErrors: Translation<typeof errorsEn> = {
  'auth.registration-closed':
    'यहाँ सिर्फ़ बुलाए गए लोग रजिस्टर कर सकते हैं, और {email} अभी किसी सूची में नहीं है। अपने टीचर से कहें कि आपका नाम क्लास की सूची में जोड़ दें।',
  'auth.registration-domain':
    'यहाँ सिर्फ़ {domains} के ईमेल से रजिस्टर हो सकता है। अपना कॉलेज वाला ईमेल लिखें, या अपने टीचर से निमंत्रण माँगें।',
  'auth.provider-unknown': 'लॉग इन का यह तरीका अब नहीं है। किसी और तरीके से आएँ, या अपने टीचर से पूछें।',
  'auth.provider-unreachable':
    '{name} से अभी संपर्क नहीं हो सका। थोड़ी देर में फिर कोशिश करें, या किसी और तरीके से लॉग इन करें।',
  'auth.provider-invalid': '{name} आपकी पहचान नहीं कर सका। फिर कोशिश करें।',
  'auth.provider-cancelled': 'आपने {name} में साइन इन नहीं किया, इसलिए यहाँ कुछ नहीं बदला।',
  'auth.provider-expired':
    'यह साइन-इन पुराना हो गया, पहले हो चुका है, या किसी और विंडो में शुरू हुआ था। कृपया फिर से शुरू करें।',
  'auth.provider-no-address':
    '{name} हमें आपका ईमेल नहीं बताता, इसलिए आपका अकाउंट नहीं मिल सकता। कृपया अपने कॉलेज को बताएँ।',
  'auth.provider-unproved':
    '{name} यह पक्का नहीं करता कि {email} आपका ही ईमेल है। पासवर्ड से लॉग इन या रजिस्टर करें, हमारे मेल का लिंक खोलें, फिर {name} से आएँ।',
  'auth.provider-address-taken':
    '{email} का अकाउंट {name} में कोई और पहले से खोलता है। किसी और तरीके से लॉग इन करें, और कॉलेज को बताएँ।',
  'auth.provider-link-over': 'अकाउंट नहीं जुड़े: बहुत देर हो गई, या यह कोई दूसरा अकाउंट है। कृपया फिर से शुरू करें।',
};
