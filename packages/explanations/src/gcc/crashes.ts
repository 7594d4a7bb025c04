import type { ExplanationRule } from '../explanation.ts';
import { namedCrashes } from './named-crashes.ts';

/**
 * How C and C++ programs end when they fail while running. `crash:` is what a second run with the compiler's
 * sanitizers has found, which also knows the line; without it there is none.
 */
export const nativeCrashes: readonly ExplanationRule[] = [
  {
    id: 'gcc/assertion',
    pattern: /Assertion [`'](?<condition>[^\n]*)' failed/,
    text: {
      en: 'Your own `assert` found that `{condition}` is not true here. Print the values it uses just before, to see what they are.',
      hi: 'आपके अपने `assert` ने पाया कि `{condition}` यहाँ सच नहीं है। ठीक पहले वे मान छापें जो वह लेता है।',
    },
  },
  {
    id: 'gcc/index-out-of-range',
    pattern: /_M_range_check: __n \(which is (?<index>\d+)\) >= this->size\(\) \(which is (?<size>\d+)\)/,
    text: {
      en: 'Your program asked for index `{index}` of something that holds {size} elements; indices count from 0. Check where your loop or your index stops.',
      hi: 'आपके प्रोग्राम ने ऐसी चीज़ का index `{index}` माँगा जिसमें {size} मान हैं; index 0 से गिने जाते हैं। देखें कि आपका लूप या index कहाँ रुकता है।',
    },
  },
  {
    id: 'gcc/substring-out-of-range',
    pattern:
      /(?<function>substr|erase|replace|insert|compare|at): __(?:pos|n) \(which is (?<index>\d+)\) >=? this->size\(\) \(which is (?<size>\d+)\)/,
    text: {
      en: '`{function}` was asked for position `{index}` of a text that has {size} characters. Compare the position with `size()` first.',
      hi: '`{function}` से {size} अक्षरों वाले टेक्स्ट की जगह `{index}` माँगी गई। पहले उस जगह को `size()` से मिलाएँ।',
    },
  },
  {
    id: 'gcc/not-a-number',
    pattern: /std::(?:invalid_argument|out_of_range)'[\s\S]*what\(\): +(?<function>sto\w+)/,
    text: {
      en: '`{function}` was given a text that is not a number it can hold. Print the text just before, and check how you read it.',
      hi: '`{function}` को ऐसा टेक्स्ट मिला जो उसमें समाने वाली संख्या नहीं है। ठीक पहले टेक्स्ट छापें, और देखें कि आप उसे कैसे पढ़ते हैं।',
    },
  },
  {
    id: 'gcc/key-unknown',
    pattern: /std::out_of_range'[\s\S]*what\(\): +(?:\w+::at\b(?![^\n]*(?:size|__n|pos))|_Map_base::at)/,
    text: {
      en: 'The map has no such key here. Ask first with `count(key)`, or take the value with `[key]`, which adds a missing key.',
      hi: 'map में यहाँ ऐसी key नहीं है। पहले `count(key)` से पूछें, या मान `[key]` से लें, जो न होने पर key जोड़ देता है।',
    },
  },
  {
    id: 'gcc/too-much-memory',
    pattern: /std::bad_(?:alloc|array_new_length)|cannot create std::vector larger|std::length_error/,
    text: {
      en: 'Your program asked for more memory than it may have. Look for a size that was never read or has grown wrong, and for a loop that adds elements without end.',
      hi: 'आपके प्रोग्राम ने उससे ज़्यादा मेमोरी माँगी जितनी मिल सकती है। ऐसा आकार ढूँढें जो पढ़ा ही नहीं गया या ग़लत बढ़ा, और ऐसा लूप जो बिना अंत जोड़ता जाता है।',
    },
  },
  {
    id: 'gcc/null-text',
    pattern: /construction from null/,
    text: {
      en: 'A `std::string` was made from a null pointer. Check the pointer before you make a text of it.',
      hi: '`std::string` null pointer से बनाई गई। उससे टेक्स्ट बनाने से पहले pointer जाँचें।',
    },
  },
  {
    id: 'gcc/uncaught-exception',
    pattern: /terminate called after throwing an instance of '(?<type>[^']+)'/,
    text: {
      en: 'Your program threw `{type}` and nothing caught it. Put the call in `try { … } catch`, or make sure that it is not thrown.',
      hi: 'आपके प्रोग्राम ने `{type}` फेंका और किसी ने नहीं पकड़ा। उसे `try { … } catch` में रखें, या देखें कि exception उठे ही नहीं।',
    },
  },
  {
    id: 'gcc/array-index',
    pattern: /^crash: index (?<index>-?\d+) out of bounds for type '[^']*?\[(?<size>\d+)\][^']*'/m,
    text: {
      en: 'Index `{index}` is outside this array, which has {size} elements: its indices go from 0 to {last}. Check where your loop starts and stops, and that the array is large enough.',
      hi: 'index `{index}` इस array से बाहर है, जिसमें {size} मान हैं: उसके index 0 से {last} तक हैं। देखें कि लूप कहाँ शुरू और कहाँ पूरा होता है, और array काफ़ी बड़ा है।',
    },
    values: ({ size }) => ({ last: String(Number(size) - 1) }),
  },
  ...namedCrashes,
  {
    id: 'gcc/container-index',
    pattern: /^crash: __(?:n|pos) < (?:this->)?size\(\)/m,
    text: {
      en: 'The index in `[ ]` is outside this `vector` or `string`. Its indices go from 0 to `size() - 1`; check how large it is at this moment.',
      hi: '`[ ]` का index इस `vector` या `string` से बाहर है। उसके index 0 से `size() - 1` तक हैं; देखें कि वह इस पल कितना बड़ा है।',
    },
  },
  {
    id: 'gcc/empty-container',
    pattern: /^crash: !(?:this->)?empty\(\)/m,
    text: {
      en: 'Something is taken here from a container that is empty (`front`, `back`, `top`, `pop`…). Check `empty()` first.',
      hi: 'यहाँ ऐसे container से कुछ लिया गया है जो ख़ाली है (`front`, `back`, `top`, `pop`…)। लेने से पहले `empty()` से पूछें।',
    },
  },
  {
    id: 'gcc/null-pointer',
    pattern:
      /^crash: (?:(?:load|store|member access|member call|reference binding)[^\n]* null pointer|SEGV at a null pointer)/m,
    text: {
      en: 'A pointer that points to nothing (`NULL`) is used here. Make it point to something before this line, and check it with `if` when it may be `NULL`.',
      hi: 'यहाँ ऐसा pointer लिया गया है जो कहीं नहीं जाता (`NULL`)। देखें कि इस पंक्ति से पहले उसे जगह मिली हो, और ख़ाली हो सकता हो तो `if` से जाँचें।',
    },
  },
  {
    id: 'gcc/endless-recursion',
    pattern: /^crash: stack-overflow/m,
    text: {
      en: 'This function calls itself without end, or an array inside a function is too large. Check that each call gets closer to the case in which the function stops; make large arrays global.',
      hi: 'यह फ़ंक्शन ख़ुद को बिना अंत के बुलाता है, या फ़ंक्शन के भीतर का array बहुत बड़ा है। देखें कि हर बार वह रुकने वाले मामले के पास पहुँचे, और बड़े array को global बनाएँ।',
    },
  },
  {
    id: 'gcc/used-after-free',
    pattern: /^crash: heap-use-after-free/m,
    text: {
      en: 'Memory is used here that your program has already given back with `free` or `delete`, or that a `vector` has moved away from. Use it before, or keep it.',
      hi: 'यहाँ ऐसी मेमोरी ली गई है जिसे प्रोग्राम `free` या `delete` से लौटा चुका है, या जिसे `vector` छोड़ चुका है। उसे पहले काम में लें, या रखें।',
    },
  },
  {
    id: 'gcc/out-of-scope',
    pattern: /^crash: stack-use-after-(?:scope|return)/m,
    text: {
      en: 'A pointer is used here whose variable no longer exists: its block or function has ended. Let the variable live as long as the pointer.',
      hi: 'यहाँ ऐसा pointer लिया गया है जिसका वेरिएबल अब नहीं है: उसका block या फ़ंक्शन पूरा हो चुका। वेरिएबल को pointer जितना जीने दें।',
    },
  },
  {
    id: 'gcc/text-not-changeable',
    pattern: /^crash: (?:SEGV|global-buffer-overflow)$[\s\S]*^literal: (?<symbol>\w+)$/m,
    text: {
      en: '`{symbol}` points to a text in quotation marks, and such a text cannot be changed. Make it an array, which can be changed: `char {symbol}[] = "…";`, long enough for what is put in.',
      hi: '`{symbol}` उद्धरण-चिह्नों वाले टेक्स्ट की ओर जाता है, और ऐसा टेक्स्ट बदला नहीं जा सकता। उसका array बनाएँ, जो बदल सकता है: `char {symbol}[] = "…";`, जिसमें आने वाली चीज़ समा जाए।',
    },
  },
  {
    id: 'gcc/beyond-array',
    pattern:
      /^crash: (?:heap|stack|global|dynamic-stack)-buffer-(?:overflow|underflow)|^crash: stack-buffer/m,
    text: {
      en: 'This line reads or writes beyond the end of an array or of the memory you asked for. An array of n elements ends at n - 1, and a text needs one more place for its end `\\0`.',
      hi: 'यह पंक्ति array के या माँगी गई मेमोरी के अंत से आगे पढ़ती या लिखती है। n मानों वाला array n - 1 पर पूरा होता है, और टेक्स्ट को अपने अंत `\\0` के लिए एक जगह और चाहिए।',
    },
  },
  {
    id: 'gcc/size-not-positive',
    pattern: /^crash: variable length array bound evaluates to non-positive value (?<size>-?\d+)/m,
    text: {
      en: 'The size of this array is {size}. Read or work out its size before this line.',
      hi: 'इस array का आकार {size} है। इस पंक्ति से पहले उसका आकार पढ़ें या निकालें।',
    },
  },
  {
    id: 'gcc/freed-twice',
    pattern:
      /^crash: attempting (?:double-)?free|double free|free\(\): invalid pointer|munmap_chunk\(\): invalid pointer/m,
    text: {
      en: 'The same memory was given back twice, or `free` got a pointer that did not come from `malloc`. Call `free` (or `delete`) once for each thing you asked for.',
      hi: 'एक ही मेमोरी दो बार लौटाई गई, या `free` को ऐसा pointer मिला जो `malloc` ने नहीं दिया था। जो माँगा, उसके लिए `free` (या `delete`) एक बार बुलाएँ।',
    },
  },
  {
    id: 'gcc/divided-by-zero',
    pattern: /^crash: division by zero|^signal SIGFPE/m,
    text: {
      en: 'Your program divided a whole number by 0 (with `/` or `%`). Check the divisor before you divide.',
      hi: 'आपके प्रोग्राम ने पूर्ण संख्या में 0 का भाग दिया (`/` या `%` से)। भाग देने से पहले भाजक जाँचें।',
    },
  },
  {
    id: 'gcc/number-does-not-fit',
    pattern:
      /^crash: signed integer overflow: (?<left>-?\d+) (?<sign>[-+*/]) (?<right>-?\d+) cannot be represented in type '(?<type>[^']+)'/m,
    text: {
      en: '`{left} {sign} {right}` does not fit into `{type}` here, so the result is wrong. Use a larger type, such as `long long`, for what goes into the calculation and for its result.',
      hi: '`{left} {sign} {right}` का जवाब यहाँ `{type}` में नहीं समाता, इसलिए नतीजा ग़लत है। हिसाब में आने वाली संख्याओं और नतीजे, दोनों के लिए बड़ा type लें, जैसे `long long`।',
    },
  },
  {
    id: 'gcc/shifted-too-far',
    pattern: /^crash: shift exponent (?<by>-?\d+) is /m,
    text: {
      en: 'A number is shifted by {by} places here, which its type does not allow: an `int` can be shifted by 0 to 31 places. For more, write `1LL` in place of `1`.',
      hi: 'यहाँ संख्या को {by} जगह खिसकाया गया, जो उसके type में नहीं हो सकता: `int` को 0 से 31 जगह तक खिसका सकते हैं। उससे ज़्यादा के लिए `1` की जगह `1LL` लिखें।',
    },
  },
  {
    id: 'gcc/value-never-set',
    pattern: /^crash: use of a value that was never set/m,
    text: {
      en: 'A value is used here that was never set: the memory still holds what happened to be there before. Give it a value first, for example `= 0` where it is declared.',
      hi: 'यहाँ ऐसा मान लिया गया है जो कभी रखा ही नहीं गया: memory में वही पड़ा है जो पहले से था। पहले उसमें मान रखें, जैसे declare करते समय `= 0`।',
    },
  },
  {
    id: 'gcc/memory-leak',
    pattern: /^crash: memory leak of (?<bytes>\d+) bytes/m,
    text: {
      en: 'The {bytes} bytes that this line asks for are never given back, and in the end no pointer leads to them. Call `free` (or `delete`) while you still have the pointer.',
      hi: 'यह पंक्ति जो {bytes} bytes माँगती है, वे कभी लौटाए नहीं जाते, और आख़िर में कोई pointer उन तक नहीं जाता। जब तक pointer हाथ में है, `free` (या `delete`) बुलाएँ।',
    },
  },
  {
    id: 'gcc/end-without-return',
    pattern: /^crash: execution reached the end of a value-returning function|^signal SIG(?:ILL|TRAP)/m,
    text: {
      en: 'Your program reached a place that has no instructions, most often the end of a function that promises a value and has no `return` there.',
      hi: 'आपका प्रोग्राम ऐसी जगह पहुँचा जहाँ निर्देश नहीं हैं, अक्सर ऐसे फ़ंक्शन के अंत में जो मान देने का वादा करता है और जिसमें वहाँ `return` नहीं है।',
    },
  },
  {
    id: 'gcc/memory-damaged',
    pattern:
      /stack smashing detected|malloc\(\): |corrupted|free\(\): invalid (?:next )?size|realloc\(\): invalid/,
    text: {
      en: 'Your program wrote beyond the end of an array or of the memory it asked for. Check the last index your loops write to: an array of n elements ends at n - 1.',
      hi: 'आपके प्रोग्राम ने array के या माँगी गई मेमोरी के अंत से आगे लिखा। देखें कि लूप किस आख़िरी index पर लिखते हैं: n मानों वाला array n - 1 पर पूरा होता है।',
    },
  },
  {
    id: 'gcc/segmentation-fault',
    pattern: /^crash: SEGV|^signal SIG(?:SEGV|BUS)/m,
    text: {
      en: 'Your program touched memory that is not its own. Common reasons: an index outside its array, `scanf` without `&`, a pointer that points nowhere, or a recursion that never ends.',
      hi: 'आपके प्रोग्राम ने ऐसी मेमोरी छुई जो उसकी नहीं है। आम कारण: array से बाहर का index, `scanf` में छूटा `&`, कहीं न जाने वाला pointer, या कभी न रुकने वाला recursion।',
    },
  },
  {
    id: 'gcc/gave-up',
    pattern: /^signal SIGABRT/m,
    text: {
      en: 'Your program stopped itself (`abort`), or the library ended it because something was wrong. Read the error output below, if there is any.',
      hi: 'आपके प्रोग्राम ने ख़ुद हार मानी (`abort`), या लाइब्रेरी ने किसी गड़बड़ी पर उसे रोका। नीचे का error output पढ़ें, अगर हो।',
    },
  },
  {
    id: 'gcc/void-main',
    pattern: /^exit code \d+\nmain: void/m,
    text: {
      en: '`main` is `void` here, so your program ends with a garbage value, which counts as a failure. Write `int main()`, and `return 0;` at its end.',
      hi: '`main` यहाँ `void` है, इसलिए आपका प्रोग्राम किसी भी मान के साथ बंद होता है, जो असफलता गिना जाता है। `int main()` लिखें, और उसके अंत में `return 0;`।',
    },
  },
  {
    id: 'gcc/exit-code',
    pattern: /^exit code (?<code>[1-9]\d*)/m,
    text: {
      en: 'Your program ended with the code {code}, which means that it failed. End `main` with `return 0;`, and check every `return` and `exit` that gives another number.',
      hi: 'आपका प्रोग्राम कोड {code} के साथ बंद हुआ, जिसका मतलब है कि वह असफल रहा। `main` को `return 0;` से पूरा करें, और दूसरी संख्या वाला हर `return` और `exit` देखें।',
    },
    marks: 'nowhere',
  },
];
