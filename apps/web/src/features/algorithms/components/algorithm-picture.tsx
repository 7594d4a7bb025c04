import { ALGORITHMS, isAlgorithm, type AlgorithmName, type Typed } from '@abhyas/content/algorithms';
import { fill } from '@abhyas/contract/fill';
import { useMemo, useState } from 'react';

import { pageLanguage } from '../../../lib/page-language.ts';
import { algorithmTexts } from '../algorithm-texts.ts';
import { AlgorithmPlayer } from './algorithm-player.tsx';
import { InputForm } from './input-form.tsx';

type Props = {
  readonly name: string;
  /** The author's input; what it leaves out is as in the algorithm's own example. */
  readonly input: Typed;
};

/** Runs an algorithm: first on the author's input, then on the reader's own. */
export function AlgorithmPicture({ name, input }: Props) {
  return isAlgorithm(name) ? <Known name={name} input={input} /> : null;
}

function Known({ name, input }: { readonly name: AlgorithmName; readonly input: Typed }) {
  const words = algorithmTexts();
  const { fields, record } = ALGORITHMS[name];
  // A page that was saved by an older version may hold an input that is refused now.
  const example = useMemo(() => {
    const examples = Object.fromEntries(fields.map((field) => [field.name, field.example]));
    const ofAuthor = { ...examples, ...input };
    return record(ofAuthor).frames ? ofAuthor : examples;
  }, [fields, record, input]);
  const [typed, setTyped] = useState(example);
  const [isTable, setIsTable] = useState(false);
  const frames = useMemo(() => record(typed).frames ?? [], [record, typed]);
  const title = fill(words.title, { name: words.names[name] });
  return (
    <section
      aria-label={title}
      lang={pageLanguage()}
      className="@container rounded-card border border-line bg-raised text-base"
    >
      <AlgorithmPlayer
        // Another input is watched from its own first step.
        key={JSON.stringify(typed)}
        name={name}
        title={title}
        frames={frames}
        isTable={isTable}
        onTable={setIsTable}
      />
      <InputForm key={name} name={name} example={example} onShow={setTyped} />
    </section>
  );
}
