import type { Translation } from '../../translation.ts';
import type { classReports as classReportsEn } from '../en/class-reports.ts';

export const classReports: Translation<typeof classReportsEn> = {
  classReport: {
    subject: '{batch} की साप्ताहिक रिपोर्ट, {date}',
    title: 'आपकी क्लास का हाल',
    lines: ['{batch} की रिपोर्ट साथ में है: औसत, और किस पर ध्यान देना चाहिए और क्यों।'],
    button: 'रिपोर्ट खोलें',
    notes: ['संस्थान के एक ओनर ने इस रिपोर्ट के लिए आपका नाम दिया है। इसे आप रिपोर्ट के पेज पर रोक सकते हैं।'],
  },
  reportDocument: {
    title: '{batch} की रिपोर्ट',
    asOf: '{day} तक। सूची में, जिनका अकाउंट है: {count}।',
    average: 'जो देना था, उसका औसत: {average}',
    atRisk: 'जिन पर ध्यान देना चाहिए: {count}',
    nobody: 'सब ठीक चल रहे हैं।',
    everybody: 'सब',
    risks: { 'hand-ins': 'कम जमा किया', marks: 'कम अंक', attendance: 'कम हाज़िरी', inactive: 'दिखे नहीं' },
    columns: {
      learner: 'विद्यार्थी',
      handedIn: 'जमा किया',
      share: 'अंक',
      attendance: 'हाज़िरी',
      seen: 'आख़िरी बार',
    },
    of: '{due} में से {handedIn}',
    explained:
      'ध्यान देना चाहिए, जब: जो देना था उसका आधे से कम जमा हुआ; उसके 40 % से कम अंक मिले; क्लास की माँगी हाज़िरी से कम हो; या 14 दिन से न दिखे हों।',
    foot: '{who} · पेज {page} / {pages}',
  },
};
