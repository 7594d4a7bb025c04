import { PRODUCT } from '../../product.ts';
import type { Translation } from '../../translation.ts';
import type { support as supportEn } from '../en/support.ts';

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
  reportAbout: '{title} में समस्या',
  shown: 'दूसरों को आपके नाम के साथ दिखता है',
  notShown: 'दूसरों को नहीं दिखता',
  withdraw: 'इसे न दिखाएँ',
  allow: 'आप इसे मेरे नाम के साथ दिखा सकते हैं',
  received: {
    feedback: { msg: 'आपकी राय मिल गई है। हम जल्द ही उत्तर देंगे।' },
    request: { msg: 'आपकी नई माँग मिल गई है। हम जल्द ही बताएँगे।' },
    testimonial: { msg: `आपका अनुभव मिल गया है। ${PRODUCT} के साथ रहने के लिए धन्यवाद।` },
  },
  notSaved: {
    msg: 'आपकी राय के लिए धन्यवाद। हम इसे अभी सहेज नहीं सके, इसलिए आपका लिखा यहीं रखा है: कृपया फिर भेजें।',
  },
};
