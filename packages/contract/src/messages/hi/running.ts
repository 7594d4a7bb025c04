import type { Translation } from '../../translation.ts';
import type { running as runningEn } from '../en/running.ts';

/** What the browser says about a run. The texts of a result come from the API, in English for now. */
export const running: Translation<typeof runningEn> = {
  run: 'चलाएँ',
  runThis: 'इसे चलाएँ',
  tabs: { result: 'परिणाम', raw: 'Raw Output', custom: 'अपना टेस्टकेस' },
  stop: 'रोकें',
  progress: {
    running: 'आपका प्रोग्राम चल रहा है…',
    next: 'अगली बारी आपके प्रोग्राम की है…',
    queued: 'प्रतीक्षा: क़तार में स्थान {place}…',
    compiling: 'कंपाइल हो रहा है…',
    testing: 'टेस्ट {test} / {of}…',
    locating: 'आपका प्रोग्राम क्रैश हुआ। लाइन ढूँढी जा रही है…',
  },
  line: 'पंक्ति {line}:',
  compilerWords: 'कंपाइलर या रन-टाइम के शब्दों में',
  beforeOutput: 'Raw Output पाने के लिए कोड को RUN करें',
  silent: '(आपके प्रोग्राम ने कुछ नहीं छापा।)',
  verdicts: {
    accepted: 'पास',
    'wrong-answer': 'ग़लत उत्तर',
    'time-limit': 'बहुत धीमा',
    'memory-limit': 'बहुत ज़्यादा मेमोरी',
    'output-limit': 'बहुत ज़्यादा आउटपुट',
    'runtime-error': 'बीच में टूटा',
    'compile-error': 'कंपाइल नहीं हुआ',
    'internal-error': 'हमारी ग़लती: गिना नहीं गया',
    'not-run': 'नहीं चला',
  },
  test: {
    list: 'टेस्ट',
    hidden: 'छिपा हुआ',
    hiddenFailed: 'पहला फ़ेल टेस्ट छिपा हुआ है। उसका विषय: {category}। अपना टेस्टकेस में वैसा ही इनपुट आज़माएँ।',
    hiddenFailedPlain:
      'पहला फ़ेल टेस्ट छिपा हुआ है। अपना टेस्टकेस में अनोखे इनपुट आज़माएँ: सबसे छोटा, सबसे बड़ा, ऋणात्मक संख्याएँ।',
    input: 'इनपुट',
    expected: 'अपेक्षित आउटपुट',
    actual: 'आपका आउटपुट',
    errors: 'त्रुटि आउटपुट',
    firstDifference: 'पहला अंतर पंक्ति {line} में है',
    expectedLine: 'अपेक्षित',
    actualLine: 'आपका',
    noLine: '(ऐसी कोई पंक्ति नहीं)',
    empty: '(कुछ नहीं)',
    time: 'समय',
    memory: 'मेमोरी',
    summary: 'सबसे लंबा {time}, सबसे ज़्यादा मेमोरी {memory}',
  },
  beforeRun: 'हमारे टेस्टकेस पर जाँचने के लिए कोड को RUN करें।',
  failed: { msg: 'आपका कोड नहीं चल सका। फिर कोशिश करें।' },
};
