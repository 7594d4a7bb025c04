import type { pageTask as pageTaskEn } from '../en/page-task.ts';

type Whole<T> = T extends string ? string : { readonly [Key in keyof T]: Whole<T[Key]> };
export type PageTaskTexts = Whole<typeof pageTaskEn>;

/** Whole: no other language stands in for a text that is missing. */
export const pageTask: PageTaskTexts = {
  preview: 'Preview',
  frame: 'आपके पेज का preview',
  hiddenFrame: 'आपका पेज, जब तक जाँच चल रही है',
  files: 'आपके पेज की files',
  tryChecks: 'जाँचकर देखें',
  refresh: 'फिर से लोड करें',
  console: 'Console',
  nothingSaid: 'आपके पेज ने console में कुछ नहीं लिखा।',
  checks: 'जाँच',
  passed: 'सही',
  failed: 'अभी नहीं',
  notTried: 'जाँचा नहीं गया',
  level: { log: 'log', info: 'info', warn: 'warning', error: 'error', debug: 'debug' },
  ended: {
    silent: 'आपका पेज जवाब नहीं दे रहा था, इसलिए उसे रोक दिया गया। क्या कोई loop कभी ख़त्म नहीं होता?',
    floods: 'आपके पेज ने एक साथ बहुत ज़्यादा messages भेजे, इसलिए उसे रोक दिया गया।',
    left: 'आपका पेज किसी और address पर चला गया, इसलिए उसे रोक दिया गया। Preview में पेज को वहीं रहना होता है।',
  },
  inStep: 'Step {number}: {what}',
  faults: {
    none: 'पेज पर “{selector}” जैसा कुछ नहीं मिला।',
    differs: '{about} “{actual}” है। होना चाहिए “{expected}”।',
    same: '{about} “{actual}” नहीं होना चाहिए।',
    lacks: '{about} में “{expected}” नहीं है।',
    'too-little': '{about} {actual} है। कम से कम {expected} होना चाहिए।',
    nameless: 'Screen reader के पास “{selector}” का कोई नाम नहीं है। उसे एक label या text दीजिए।',
    'attribute-missing': '“{selector}” में {called} attribute नहीं है।',
    'attribute-there': '“{selector}” में {called} attribute नहीं होना चाहिए।',
    invisible: '“{selector}” दिखाई नहीं दे रहा।',
    seen: '“{selector}” दिख रहा है, उसे छिपा होना चाहिए।',
    unfocused: 'Keyboard focus “{selector}” पर होना चाहिए। अभी “{actual}” पर है।',
    unreachable: 'Tab key “{selector}” तक नहीं पहुँचती।',
    'not-below': '“{selector}” को “{expected}” के नीचे होना चाहिए।',
    'not-beside': '“{selector}” को “{expected}” के बग़ल में होना चाहिए।',
    'too-wide': 'पेज {actual} px चौड़ा है और {expected} px में नहीं आता: साइड में scroll करना पड़ता है।',
    broken: 'यह जाँच पूरी नहीं हो सकी: {actual}',
  },
  about: {
    text: '“{selector}” का text',
    value: '“{selector}” में लिखा हुआ',
    name: 'Screen reader में “{selector}” का नाम',
    attribute: '“{selector}” का {called} attribute',
    style: '“{selector}” का {property}',
    title: 'पेज का title',
    count: '“{selector}” की गिनती',
    focus_order: 'Tab key का क्रम',
    contrast: '“{selector}” का contrast',
    choose: '“{selector}” की list',
  },
};
