import type { Translation } from '../../translation.ts';
import type { memory as memoryEn } from '../en/memory.ts';

export const memory: Translation<typeof memoryEn> = {
  table: {
    show: 'Table में दिखाएँ',
    where: 'कहाँ',
    name: 'नाम',
    value: 'मान',
    changed: 'बदला',
  },
  mistakes: {
    look: 'Memory की ग़लतियाँ ढूँढें',
    lookWhy:
      'वजह यह भी हो सकती है: array से बाहर का index, लौटाई जा चुकी memory का pointer, या ऐसा मान जो कभी रखा ही नहीं गया।',
    title: 'Memory और संख्याओं की ग़लतियाँ',
    searching: 'Memory की ग़लतियाँ ढूँढी जा रही हैं…',
    none: 'इस इनपुट के साथ memory की कोई ग़लती नहीं मिली। वजह शायद कहीं और है।',
    noneEnded: 'प्रोग्राम के रोके जाने तक memory की कोई ग़लती नहीं मिली।',
    place: 'ग़लती {number} / {count}, लाइन {line} में:',
    only: 'लाइन {line} में:',
    previous: 'पिछली ग़लती',
    next: 'अगली ग़लती',
    cells: {
      read: '{name} में cell 0 से {last} तक हैं; यहाँ cell {index} पढ़ा गया।',
      write: '{name} में cell 0 से {last} तक हैं; यहाँ cell {index} में लिखा गया।',
      unknown: '{name} में cell 0 से {last} तक हैं; यहाँ cell {index} लिया गया।',
    },
    beyond: 'इसका नहीं',
    array: 'Array `{name}`',
    unnamed: 'इस memory',
    named: 'बात `{name}` की है।',
    differs: 'जिस प्रोग्राम में memory की ग़लती हो, वह यहाँ कुछ और भी छाप सकता है।',
  },
};
