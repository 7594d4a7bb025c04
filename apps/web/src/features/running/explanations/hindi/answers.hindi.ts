/** The sentences of answers.table.ts in Hindi, by the English ones. */
export const answersHindi: Readonly<Record<string, string>> = {
  'Your program printed nothing. Check that it comes to the line that prints, and that it prints the result.':
    'आपके प्रोग्राम ने कुछ नहीं छापा। देखें कि वह छापने वाली पंक्ति तक पहुँचता है और परिणाम छापता है।',
  'Only capital and small letters differ. Copy the words from the question exactly as they are.':
    'केवल बड़े और छोटे अक्षरों का फ़र्क है। सवाल से शब्द ठीक वैसे ही लिखें।',
  'The characters are right, but things stand on one line that belong on several. End each line with a line break, `\\n` or `println`.':
    'अक्षर सही हैं, पर जो कई पंक्तियों में होना चाहिए वह एक ही में है। हर पंक्ति को `\\n` या `println` से पूरा करें।',
  'The characters are right, but things stand on several lines that belong on one. Print a space between them instead of a line break.':
    'अक्षर सही हैं, पर जो एक पंक्ति में होना चाहिए वह कई में है। नई पंक्ति की जगह बीच में स्पेस छापें।',
  'Only spaces differ. Compare the two lines below: each dot is a space.':
    'केवल स्पेस का फ़र्क है। नीचे दोनों पंक्तियाँ मिलाएँ: हर बिंदु एक स्पेस है।',
  'The values are right, but printed as a whole list with brackets and commas. Print them one by one, with a space between them.':
    'मान सही हैं, पर पूरी list कोष्ठक और अल्पविराम के साथ छपी है। उन्हें एक-एक करके, बीच में स्पेस देकर छापें।',
  'The words and numbers are right; only signs such as `.`, `,`, `:`, `!` or quotation marks differ. Copy them from the question exactly.':
    'शब्द और संख्याएँ सही हैं; केवल `.`, `,`, `:`, `!` या उद्धरण-चिह्न जैसे चिह्न अलग हैं। उन्हें सवाल से ठीक वैसे ही लिखें।',
  'Your program also printed "{prompt}". All that it prints is compared with the answer, so print no words that ask for the input.':
    'आपके प्रोग्राम ने "{prompt}" भी छापा। जो भी छपता है वह सब उत्तर से मिलाया जाता है, इसलिए इनपुट माँगने वाले शब्द न छापें।',
  'Among your lines is `None`: `print` was given a function that returns nothing. Let the function `return` its result, or call it without `print`.':
    'आपकी पंक्तियों में `None` है: `print` को ऐसा function दिया गया जो कुछ नहीं लौटाता। function से परिणाम `return` करें, या उसे `print` के बिना बुलाएँ।',
  'The value is right, but "{label}" stands before it. Print the answer alone, as the sample does.':
    'मान सही है, पर उससे पहले "{label}" है। केवल उत्तर छापें, जैसा नमूने में है।',
  'The value is right, but the sample has words before it. Print the line exactly as the sample shows it.':
    'मान सही है, पर नमूने में उससे पहले शब्द हैं। पंक्ति ठीक वैसी छापें जैसी नमूने में है।',
  'The number is right, but written in another form: `{actual}` instead of `{expected}`. Print a whole number without a decimal point, as with `int`.':
    'संख्या सही है, पर दूसरे रूप में लिखी है: `{expected}` की जगह `{actual}`। पूर्ण संख्या बिना दशमलव के छापें, जैसे `int` से।',
  'The number is right, but written in another form: `{actual}` instead of `{expected}`. Print exactly as many digits after the point, as with `%.2f` for two.':
    'संख्या सही है, पर दूसरे रूप में लिखी है: `{expected}` की जगह `{actual}`। दशमलव के बाद ठीक उतने ही अंक छापें, जैसे दो के लिए `%.2f`।',
  'Yours is `{actual}` where `{expected}` is expected: the part after the point is lost. When both numbers of a division are whole, C, C++ and Java cut the rest off; make one of them a `double`.':
    'जहाँ `{expected}` चाहिए वहाँ आपका `{actual}` है: दशमलव के बाद का भाग खो गया। जब भाग की दोनों संख्याएँ पूर्ण हों तो C, C++ और Java बाकी काट देते हैं; एक को `double` बनाएँ।',
  'Your number is very near: `{actual}` instead of `{expected}`. Use `double` instead of `float`, round only when you print, and do not cut digits off.':
    'आपकी संख्या बहुत पास है: `{expected}` की जगह `{actual}`। `float` की जगह `double` लें, केवल छापते समय पूर्णांकित करें, और अंक न काटें।',
  'The right number, `{expected}`, is too large for the type you count with, so it turned into `{actual}`. Use `long long` in C and C++, `long` in Java.':
    'सही संख्या `{expected}` उस टाइप के लिए बहुत बड़ी है जिससे आप गिनते हैं, इसलिए वह `{actual}` बन गई। C और C++ में `long long`, Java में `long` लें।',
  'The number is right but for its sign: `{actual}` instead of `{expected}`. Check which of the two is taken from the other.':
    'संख्या सही है, केवल चिह्न उलटा है: `{expected}` की जगह `{actual}`। देखें कि किसमें से कौन घटाया गया है।',
  'Your number is off by one: `{actual}` instead of `{expected}`. Check where your loop starts and stops (`<` or `<=`), and from which number you count.':
    'आपकी संख्या में एक का अंतर है: `{expected}` की जगह `{actual}`। देखें कि लूप कहाँ शुरू और ख़त्म होता है (`<` या `<=`), और आप किस संख्या से गिनते हैं।',
  'Your program answered only the first of {cases} cases. The first number of the input says how many follow: read and answer each in a loop.':
    'आपके प्रोग्राम ने {cases} मामलों में से केवल पहले का उत्तर दिया। इनपुट की पहली संख्या बताती है कि कितने आते हैं: हर एक को लूप में पढ़ें और उत्तर दें।',
  'All is right, but the last value is missing. Check where your loop stops: `<` or `<=`.':
    'सब सही है, पर आख़िरी मान छूटा है। देखें कि लूप कहाँ रुकता है: `<` या `<=`।',
  'What your program printed is right, but it stops after {given} of {wanted} values. Check where your loop stops, and that all of the input is read.':
    'जो छपा वह सही है, पर {wanted} में से {given} मानों के बाद रुक जाता है। देखें कि लूप कहाँ रुकता है, और क्या पूरा इनपुट पढ़ा जाता है।',
  'All is right, but the first value is missing. Check where your loop starts: the first place is 0.':
    'सब सही है, पर पहला मान छूटा है। देखें कि लूप कहाँ शुरू होता है: पहली जगह 0 है।',
  'The right answer is there, and then your program goes on with "{more}". Take out what was printed to try things, and check where your loop stops.':
    'सही उत्तर है, फिर आपका प्रोग्राम "{more}" भी छापता है। जाँचने के लिए छापी चीज़ें हटाएँ, और देखें कि लूप कहाँ रुकता है।',
  'The right answer is there, but before it your program printed "{more}". Print the answer alone.':
    'सही उत्तर है, पर उससे पहले आपके प्रोग्राम ने "{more}" छापा। केवल उत्तर छापें।',
  'The values are right, but in the opposite order. Check where your loop starts and in which direction it goes, or which way you sort.':
    'मान सही हैं, पर उलटे क्रम में। देखें कि लूप कहाँ से किस ओर चलता है, या आप किस ओर sort करते हैं।',
  'The values are right, but in another order. The question says in which order they are wanted.':
    'मान सही हैं, पर दूसरे क्रम में। सवाल बताता है कि वे किस क्रम में चाहिए।',
  'Your program printed the input itself. Check that you print the result and not the variable that was read.':
    'आपके प्रोग्राम ने इनपुट ही छाप दिया। देखें कि परिणाम छपे, पढ़ा हुआ वेरिएबल नहीं।',
  'All is right but the last of {count} values. Check what your loop does at its end: `<` or `<=`, and the last element.':
    '{count} मानों में केवल आख़िरी ग़लत है। देखें कि लूप अंत में क्या करता है: `<` या `<=`, और आख़िरी मान।',
};
