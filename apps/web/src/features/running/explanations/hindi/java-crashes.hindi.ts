/** The sentences of java-crashes.table.ts in Hindi, by the English ones. */
export const javaCrashesHindi: Readonly<Record<string, string>> = {
  'Your program asked for a position that the text does not have ({what}). Positions count from 0 to `length() - 1`.':
    'आपके प्रोग्राम ने ऐसी जगह माँगी जो टेक्स्ट में नहीं है ({what})। जगहें 0 से `length() - 1` तक गिनी जाती हैं।',
  'Your program asked for index `{index}` of something that holds {size} elements; indices count from 0 and end one below the length. Check where your loop or your index stops.':
    'आपके प्रोग्राम ने ऐसी चीज़ का index `{index}` माँगा जिसमें {size} मान हैं; index 0 से गिने जाते हैं और लंबाई से एक कम पर पूरे होते हैं। देखें कि आपका लूप या index कहाँ रुकता है।',
  '`{symbol}` is `null` here: it was declared but never given an object. Give it one with `new` or `=` before this line.':
    'यहाँ `{symbol}` `null` है: वह घोषित हुआ पर उसे object नहीं मिला। इस पंक्ति से पहले उसे `new` या `=` से object दें।',
  'Something on this line is `null`: it was declared but never given an object. Give it one with `new` or `=` before you use it.':
    'इस पंक्ति में कुछ `null` है: वह घोषित हुआ पर उसे object नहीं मिला। काम में लेने से पहले उसे `new` या `=` से object दें।',
  'Here a whole number is divided by 0 (with `/` or `%`). Check the divisor before you divide.':
    'यहाँ पूर्ण संख्या में 0 का भाग दिया गया (`/` या `%` से)। भाग देने से पहले भाजक जाँचें।',
  '`{given}` is not a number of the kind you ask for. Look for spaces around it (`trim()` removes them), a decimal point, or a line that was read too early.':
    '`{given}` उस तरह की संख्या नहीं है जो आप माँगते हैं। देखें: आसपास ख़ाली जगह (`trim()` उसे हटाता है), दशमलव बिंदु, या बहुत पहले पढ़ी गई पंक्ति।',
  'The next word of the input is not of the kind you read here. Compare the order of your `next…()` calls with the input in the problem; use `nextLong()` for large numbers.':
    'इनपुट का अगला शब्द उस तरह का नहीं है जो आप यहाँ पढ़ते हैं। अपने `next…()` का क्रम प्रॉब्लम के इनपुट से मिलाएँ; बड़ी संख्याओं के लिए `nextLong()` लें।',
  'Your program reads more input than there is. Check how many values the problem gives, and where your reading loop stops.':
    'आपका प्रोग्राम उससे ज़्यादा इनपुट पढ़ता है जितना दिया है। देखें कि प्रॉब्लम कितने मान देता है, और पढ़ने वाला लूप कहाँ रुकता है।',
  'Your program takes something from a collection that is empty here. Ask `isEmpty()` or `hasNext()` first.':
    'आपका प्रोग्राम ऐसे collection से कुछ लेता है जो यहाँ ख़ाली है। पहले `isEmpty()` या `hasNext()` से पूछें।',
  '`{symbol}` calls itself without end. Give it a case in which it returns without calling itself, and see that every call comes nearer to it.':
    '`{symbol}` ख़ुद को बिना अंत के बुलाता जाता है। उसे ऐसा मामला दें जिसमें वह ख़ुद को बुलाए बिना लौटे, और देखें कि हर बार वह उसके पास पहुँचे।',
  'Your program asked for more memory than it may have. Look for an array that is far too large, or a list that grows without end.':
    'आपके प्रोग्राम ने उससे ज़्यादा मेमोरी माँगी जितनी मिल सकती है। बहुत बड़ा array, या बिना अंत बढ़ती list ढूँढें।',
  'A `{given}` is treated as a `{wanted}` here, which it is not. Check what was put in, or ask with `instanceof` first.':
    'यहाँ `{given}` को `{wanted}` माना गया है, जो वह नहीं है। देखें कि उसमें क्या रखा गया था, या पहले `instanceof` से पूछें।',
  'A new array gets the size `{size}`, which is below 0. Print the size just before, and check how it is worked out.':
    'नए array का आकार `{size}` है, जो 0 से कम है। ठीक पहले आकार छापें, और देखें कि वह कैसे निकलता है।',
  'The list is changed while this loop goes through it. Collect what is to be removed and remove it after the loop, or use `removeIf`.':
    'यह लूप list में चल रहा है और उसी समय list बदली जाती है। जो हटाना है उसे इकट्ठा करें और लूप के बाद हटाएँ, या `removeIf` लें।',
  'This collection cannot be changed: `List.of` and `Arrays.asList` give fixed ones. Copy it into a `new ArrayList<>(…)` first.':
    'यह collection बदला नहीं जा सकता: `List.of` और `Arrays.asList` बँधे हुए देते हैं। पहले उसे `new ArrayList<>(…)` में कॉपी करें।',
  'There is no `main` to start with. It must be written exactly so: `public static void main(String[] args)`.':
    'शुरू करने को कोई `main` नहीं है। उसे ठीक ऐसे लिखना होता है: `public static void main(String[] args)`।',
};
