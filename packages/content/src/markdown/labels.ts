import type { PageLanguage, Translations } from '@abhyas/contract/page-language';

/** The few words that the renderer itself writes into a lesson, beside the author's. */
const ENGLISH = {
  mistakes: 'Common mistakes',
  predict: 'Predict, then run',
  predictQuestion: 'What does this program print?',
  note: 'Note',
  tip: 'Tip',
  yourTurn: 'Think of it first, then open it',
  showAnswer: 'Show the answer',
  output: 'Output',
  sample: 'Sample',
  sampleInput: 'Input',
  sampleOutput: 'Output',
  /** Of the tables of a problem in SQL. */
  key: 'key',
  expectedRows: 'Expected rows',
  tableAfter: 'Table {table} afterwards',
  noRows: 'no rows',
  /** Above what is checked of a page. */
  /** Headings of every problem's statement. From the last one on it is the extra description (PRACTICE-22). */
  headings: { input: 'Input', output: 'Output', constraints: 'Constraints' },
  /** Headings that every editorial has, in this order. */
  editorial: { idea: 'Idea', why: 'Why it works', complexity: 'Complexity' },
};

export type Labels = typeof ENGLISH;

const LABELS: Translations<Labels> = {
  hi: {
    mistakes: 'आम ग़लतियाँ',
    predict: 'पहले सोचें, फिर चलाएँ',
    predictQuestion: 'यह प्रोग्राम क्या प्रिंट करेगा?',
    note: 'ध्यान दें',
    tip: 'सुझाव',
    yourTurn: 'पहले ख़ुद सोचें, फिर खोलें',
    showAnswer: 'उत्तर दिखाएँ',
    output: 'आउटपुट',
    sample: 'नमूना',
    sampleInput: 'इनपुट',
    sampleOutput: 'आउटपुट',
    key: 'key',
    expectedRows: 'अपेक्षित पंक्तियाँ',
    tableAfter: 'बाद में table {table}',
    noRows: 'कोई पंक्ति नहीं',
    headings: { input: 'इनपुट', output: 'आउटपुट', constraints: 'सीमाएँ' },
    editorial: { idea: 'विचार', why: 'यह सही क्यों है', complexity: 'Complexity' },
  },
};

/** The words in a language; English ones where nobody has said them in it yet. */
export function labelsIn(language: PageLanguage): Labels {
  return (language === 'en' ? undefined : LABELS[language]) ?? ENGLISH;
}
