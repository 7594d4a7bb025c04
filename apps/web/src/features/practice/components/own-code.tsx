import type { CodeByKey } from '@abhyas/contract/practice';
import { CODE_KEYS, languageOf } from '@abhyas/languages/code-keys';

import { texts } from '../../../lib/texts.ts';
import { Editor } from '../../../ui/editor/editor.tsx';

/** What a learner wrote for a problem that is closed now: to be read and copied. */
export function OwnCode({ code }: { readonly code: CodeByKey }) {
  const words = texts.practice.workspace.ownCode;
  return (
    <section className="mx-auto w-full max-w-reading space-y-4 pb-12">
      <h2 className="text-h3 font-[600]">{words.title}</h2>
      <p className="text-soft">{words.text}</p>
      {CODE_KEYS.flatMap((key) => {
        const text = code[key];
        if (text === undefined) return [];
        const { codeName } = languageOf(key);
        return [
          <div key={key}>
            <h3 className="mb-1.5 font-medium">{codeName}</h3>
            <Editor value={text} language={key} label={codeName} height={320} readOnly />
          </div>,
        ];
      })}
    </section>
  );
}
