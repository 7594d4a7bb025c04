/** The few words that the renderer itself writes into a lesson, beside the author's. */
export const LABELS = {
  mistakes: 'Common mistakes',
  predict: 'Predict, then run',
  note: 'Note',
  tip: 'Tip',
  showAnswer: 'Show the answer',
  output: 'Output',
  sample: 'Sample',
  sampleInput: 'Input',
  sampleOutput: 'Output',
} as const;
