/** The sentences of native-crashes.table.ts in Hindi, by the English ones. */
export const nativeCrashesHindi: Readonly<Record<string, string>> = {
  'Your own `assert` found that `{condition}` is not true here. Print the values it uses just before, to see what they are.':
    'आपके अपने `assert` ने पाया कि `{condition}` यहाँ सच नहीं है। ठीक पहले वे मान छापें जो वह लेता है।',
  'Your program asked for index `{index}` of something that holds {size} elements; indices count from 0. Check where your loop or your index stops.':
    'आपके प्रोग्राम ने ऐसी चीज़ का index `{index}` माँगा जिसमें {size} मान हैं; index 0 से गिने जाते हैं। देखें कि आपका लूप या index कहाँ रुकता है।',
  '`{function}` was asked to start at position `{index}` of a text that has {size} characters. Compare the position with `size()` first.':
    '`{function}` को {size} अक्षरों वाले टेक्स्ट में जगह `{index}` से शुरू करने को कहा गया। पहले उस जगह को `size()` से मिलाएँ।',
  '`{function}` was given a text that is not a number it can hold. Print the text just before, and check how you read it.':
    '`{function}` को ऐसा टेक्स्ट मिला जो उसमें समाने वाली संख्या नहीं है। ठीक पहले टेक्स्ट छापें, और देखें कि आप उसे कैसे पढ़ते हैं।',
  'Your program asked for more memory than it may have. Look for a size that was never read or has grown wrong, and for a loop that adds elements without end.':
    'आपके प्रोग्राम ने उससे ज़्यादा मेमोरी माँगी जितनी मिल सकती है। ऐसा आकार ढूँढें जो पढ़ा ही नहीं गया या ग़लत बढ़ा, और ऐसा लूप जो बिना अंत जोड़ता जाता है।',
  'A `std::string` was made from a null pointer. Check the pointer before you make a text of it.':
    '`std::string` null pointer से बनाई गई। उससे टेक्स्ट बनाने से पहले pointer जाँचें।',
  'Your program threw `{type}` and nothing caught it. Put the call into `try { … } catch`, or see to it that the exception is not thrown.':
    'आपके प्रोग्राम ने `{type}` फेंका और किसी ने नहीं पकड़ा। उसे `try { … } catch` में रखें, या देखें कि exception उठे ही नहीं।',
  'Index `{index}` is outside this array, which has {size} elements: its indices go from 0 to {last}. Check where your loop starts and stops, and that the array is large enough.':
    'index `{index}` इस array से बाहर है, जिसमें {size} मान हैं: उसके index 0 से {last} तक हैं। देखें कि लूप कहाँ शुरू और कहाँ पूरा होता है, और array काफ़ी बड़ा है।',
  'The index in `[ ]` is outside this `vector` or `string`. Its indices go from 0 to `size() - 1`; check how large it is at this moment.':
    '`[ ]` का index इस `vector` या `string` से बाहर है। उसके index 0 से `size() - 1` तक हैं; देखें कि वह इस पल कितना बड़ा है।',
  'Here something is taken from a container that is empty (`front`, `back`, `top`, `pop`…). Ask `empty()` before you take.':
    'यहाँ ऐसे container से कुछ लिया गया है जो ख़ाली है (`front`, `back`, `top`, `pop`…)। लेने से पहले `empty()` से पूछें।',
  'A pointer that points to nothing (`NULL`) is used here. See that it was given a place before this line, and test it with `if` when it may be empty.':
    'यहाँ ऐसा pointer लिया गया है जो कहीं नहीं जाता (`NULL`)। देखें कि इस पंक्ति से पहले उसे जगह मिली हो, और ख़ाली हो सकता हो तो `if` से जाँचें।',
  'This function calls itself without an end, or an array inside a function is too large. Check that each call comes nearer to the case in which the function stops, and make large arrays global.':
    'यह फ़ंक्शन ख़ुद को बिना अंत के बुलाता है, या फ़ंक्शन के भीतर का array बहुत बड़ा है। देखें कि हर बार वह रुकने वाले मामले के पास पहुँचे, और बड़े array को global बनाएँ।',
  'Memory is used here that your program has already given back with `free` or `delete`, or that a `vector` has moved away from. Use it before, or keep it.':
    'यहाँ ऐसी मेमोरी ली गई है जिसे प्रोग्राम `free` या `delete` से लौटा चुका है, या जिसे `vector` छोड़ चुका है। उसे पहले काम में लें, या रखें।',
  'A pointer is used here whose variable no longer exists: its block or function has ended. Let the variable live as long as the pointer.':
    'यहाँ ऐसा pointer लिया गया है जिसका वेरिएबल अब नहीं है: उसका block या फ़ंक्शन पूरा हो चुका। वेरिएबल को pointer जितना जीने दें।',
  'This line reads or writes beyond the end of an array or of the memory you asked for. An array of n elements ends at n - 1, and a text needs one more place for its end `\\0`.':
    'यह पंक्ति array के या माँगी गई मेमोरी के अंत से आगे पढ़ती या लिखती है। n मानों वाला array n - 1 पर पूरा होता है, और टेक्स्ट को अपने अंत `\\0` के लिए एक जगह और चाहिए।',
  'The size of this array is {size}. Read or work out its size before this line.':
    'इस array का आकार {size} है। इस पंक्ति से पहले उसका आकार पढ़ें या निकालें।',
  'The same memory was given back twice, or `free` got a pointer that `malloc` never gave. Call `free` (or `delete`) once for each thing you asked for.':
    'एक ही मेमोरी दो बार लौटाई गई, या `free` को ऐसा pointer मिला जो `malloc` ने नहीं दिया था। जो माँगा, उसके लिए `free` (या `delete`) एक बार बुलाएँ।',
  'Your program divided a whole number by 0 (with `/` or `%`). Check the divisor before you divide.':
    'आपके प्रोग्राम ने पूर्ण संख्या में 0 का भाग दिया (`/` या `%` से)। भाग देने से पहले भाजक जाँचें।',
  'Your program reached a place that has no instructions, most often the end of a function that promises a value and has no `return` there.':
    'आपका प्रोग्राम ऐसी जगह पहुँचा जहाँ निर्देश नहीं हैं, अक्सर ऐसे फ़ंक्शन के अंत में जो मान देने का वादा करता है और जिसमें वहाँ `return` नहीं है।',
  'Your program wrote beyond the end of an array or of the memory it asked for. Check the last index your loops write to: an array of n elements ends at n - 1.':
    'आपके प्रोग्राम ने array के या माँगी गई मेमोरी के अंत से आगे लिखा। देखें कि लूप किस आख़िरी index पर लिखते हैं: n मानों वाला array n - 1 पर पूरा होता है।',
  'Your program touched memory that is not its own. Usual reasons: an index outside its array, `scanf` without `&`, a pointer that points nowhere, or a recursion that never ends.':
    'आपके प्रोग्राम ने ऐसी मेमोरी छुई जो उसकी नहीं है। आम कारण: array से बाहर का index, `scanf` में छूटा `&`, कहीं न जाने वाला pointer, या कभी न रुकने वाला recursion।',
  'Your program gave up by itself (`abort`), or the library ended it because something was wrong. Read the error output below, if there is any.':
    'आपके प्रोग्राम ने ख़ुद हार मानी (`abort`), या लाइब्रेरी ने किसी गड़बड़ी पर उसे रोका। नीचे का error output पढ़ें, अगर हो।',
  '`main` is `void` here, so your program ends with a chance value, which counts as a failure. Write `int main()`, and `return 0;` at its end.':
    '`main` यहाँ `void` है, इसलिए आपका प्रोग्राम किसी भी मान के साथ बंद होता है, जो असफलता गिना जाता है। `int main()` लिखें, और उसके अंत में `return 0;`।',
  'Your program ended with the code {code}, which says that it failed. End `main` with `return 0;`, and check every `return` and `exit` with another number.':
    'आपका प्रोग्राम कोड {code} के साथ बंद हुआ, जिसका मतलब है कि वह असफल रहा। `main` को `return 0;` से पूरा करें, और दूसरी संख्या वाला हर `return` और `exit` देखें।',
};
