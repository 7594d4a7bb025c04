import type { circuit as circuitEn } from '../en/circuit.ts';

type Whole<T> = T extends string ? string : { readonly [Key in keyof T]: Whole<T[Key]> };
export type CircuitTexts = Whole<typeof circuitEn>;

/** Whole: no other language stands in for a text that is missing. */
export const circuit: CircuitTexts = {
  add: 'जोड़ें',
  drawing: 'Drawing',
  list: 'Parts की list',
  views: 'Circuit कैसे दिखे',
  tidy: 'सजाएँ',
  undo: 'वापस लें',
  kinds: {
    input: 'Input',
    clock: 'Clock',
    output: 'Output',
    probe: 'Probe',
    dff: 'D flip-flop',
    and: 'AND',
    or: 'OR',
    not: 'NOT',
    nand: 'NAND',
    nor: 'NOR',
    xor: 'XOR',
    xnor: 'XNOR',
  },
  hint: 'Wire जोड़ने के लिए एक part का दायाँ सिरा दबाइए, फिर दूसरे का बायाँ। Input बदलने के लिए उसे दबाइए। Parts को खींचकर कहीं भी रख सकते हैं।',
  armed: 'अब किसी part का बायाँ सिरा दबाइए, “{name}” उससे जुड़ जाएगा।',
  drawn: 'Circuit की drawing। जो इसमें हो सकता है, वह सब parts की list में भी हो सकता है।',
  noCircuit: 'यह text कोई circuit नहीं है। फिर से शुरू करने के लिए code reset कीजिए।',
  full: 'और parts के लिए जगह नहीं है।',
  part: '{name}: {kind}',
  wire: '{name} का input {number} यहाँ से आता है',
  data: '{name} का D यहाँ से आता है',
  clockOf: '{name} का clock यहाँ से आता है',
  nothing: 'कहीं से नहीं',
  moreInputs: '{name} में एक input और',
  fewerInputs: '{name} में एक input कम',
  remove: '{name} हटाएँ',
  switch: '{name} 1 है',
  pulse: '{name} का एक pulse',
  now: 'अभी: {signals}',
  restless: 'यह कभी ठहरता नहीं: {names}। क्या gates का कोई loop है?',
  table: 'यह क्या करता है',
  tableHint: 'जो कुछ अंदर आ सकता है, और जो बाहर जाता है।',
};
