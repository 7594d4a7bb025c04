import type { Translation } from '../../translation.ts';
import type { algorithmsTables as algorithmsTablesEn } from '../en/algorithms-tables.ts';

export const algorithmsTables: Translation<typeof algorithmsTablesEn> = {
  kmp: {
    borders: '“{pattern}” की हर शुरुआत के लिए: उसके कितने पहले अक्षर ही उसके आख़िरी अक्षर भी हैं।',
    start: 'दोनों के पहले अक्षर से शुरू करें।',
    back: '{sign}, {other} नहीं है, पर {matched} अक्षर मिल चुके थे। उनका border {kept} है: text में पीछे गए बिना वहीं से तुलना करें।',
    equal: '{sign} मिला। लगातार मिले: {count}।',
    unequal: '{sign}, {other} नहीं है, और कुछ मिला हुआ नहीं है। Text में आगे बढ़ें।',
    found: '“{pattern}” जगह {from} पर है। उसके {kept} अक्षर अगले की शुरुआत हो सकते हैं।',
    end: 'Text एक बार पढ़ लिया। “{pattern}” यहाँ शुरू होता है: {places}।',
    absent: 'Text एक बार पढ़ लिया। “{pattern}” उसमें नहीं है।',
  },
  lcs: {
    start: 'ख़ाली शब्द के साथ कुछ साझा नहीं: 0।',
    equal: '{a} और {b} बराबर हैं: दोनों के बिना से एक ज़्यादा। {value}।',
    unequal: '{a} और {b} अलग हैं: एक को छोड़ें। {above} और {left} में बड़ा {value} है।',
    take: 'अंत से पीछे: {a} और {b} बराबर हैं। अक्षर लें और तिरछे जाएँ।',
    back: 'अंत से पीछे: {a} और {b} अलग हैं। जिधर संख्या बड़ी है, उधर जाएँ।',
    end: 'सबसे लंबी साझी subsequence “{word}” है। लंबाई {count}।',
  },
  'edit-distance': {
    start: 'ख़ाली शब्द से या ख़ाली शब्द तक: हर अक्षर जोड़ना या हटाना होगा।',
    equal: '{a} और {b} बराबर हैं: कुछ नहीं करना। दोनों के बिना जितना था, उतना ही: {value}।',
    unequal: '{a} और {b} अलग हैं: हटाएँ ({above}), जोड़ें ({left}) या बदलें ({both})। सबसे कम से एक ज़्यादा: {value}।',
    end: '“{first}” से “{second}” {value} क़दमों में बनता है।',
  },
  knapsack: {
    start: 'किसी चीज़ के बिना क़ीमत 0 है।',
    heavy: 'वज़न {weight}, {c} में नहीं आता: ऊपर जैसा ही, {without}।',
    without: '{c} में: इसके बिना {without}, इसके साथ {taken}। इसे लेने से फ़ायदा नहीं।',
    with: '{c} में: इसके बिना {without}, इसके साथ {taken}। इसे ले लें।',
    end: '{capacity} में ज़्यादा-से-ज़्यादा {sum} की क़ीमत आती है।',
  },
  'coin-change': {
    start: 'रक़म 0 के लिए कोई सिक्का नहीं चाहिए। बाक़ी का अभी पता नहीं।',
    amount: '{amount} के लिए कम-से-कम कितने सिक्के चाहिए?',
    never: 'सिक्का {coin} लें तो {rest} बचता है, और वह चुकाया नहीं जा सकता।',
    try: 'सिक्का {coin} लें तो {rest} बचता है: कुल {count}। यह {before} से कम नहीं है।',
    better: 'सिक्का {coin} लें तो {rest} बचता है: कुल {count}, {before} नहीं।',
    end: '{amount} के लिए कम-से-कम {count} सिक्के चाहिए।',
    none: 'इन सिक्कों से {amount} नहीं चुकाया जा सकता।',
  },
  'n-queens': {
    row: 'हर row में एक queen है, और कोई किसी पर हमला नहीं करती।',
    try: 'Row {row}, column {column}: row {by} की queen इस पर हमला करती है।',
    put: 'Row {row}, column {column}: कोई queen हमला नहीं करती। यहाँ queen रखें और अगली row पर जाएँ।',
    back: 'इससे बात नहीं बनी। Row {row} की queen को column {column} से हटाएँ।',
    none: 'Row {row} में कोई column नहीं बचा: पिछली row पर लौटें।',
    never: 'पहली row में कोई column नहीं बचा: इस board पर {size} queens खड़ी नहीं हो सकतीं।',
  },
  'fibonacci-calls': {
    call: 'fib({n}) call हुआ। यह call नंबर {count} है।',
    small: 'fib({n}) तुरंत {n} लौटाता है।',
    first: 'fib({n}) में वापस: fib({less}) ने {a} लौटाया।',
    second: 'fib({n}) में वापस: fib({less}) ने {b} लौटाया।',
    sum: 'fib({n}) लौटाता है {a} + {b} = {sum}।',
  },
  sieve: {
    start: '2 से {n} तक सारी संख्याएँ। अभी कोई कटी नहीं है।',
    next: '{p} कटा नहीं है: वह prime है। {square} से आगे उसके multiples कटेंगे।',
    skip: '{p} कटा हुआ है: उसके multiples पहले ही कट चुके हैं।',
    cross: '{multiple} काटें, यह {p} का multiple है।',
    again: '{multiple} भी {p} का multiple है; वह पहले ही कट चुका है।',
    end: 'जो बचे वे prime हैं: {n} तक {count} संख्याएँ।',
  },
};
