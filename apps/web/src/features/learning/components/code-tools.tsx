import type { LanguageIndex } from '@abhyas/languages/index';
import { Check, Copy, Play } from 'lucide-react';
import { useState } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { RawOutput } from '../../running/components/raw-output.tsx';
import { useCodeRun } from '../../running/use-code-run.ts';

const COPIED_MS = 2000;

type Props = {
  /** The figure with the program: `data-run` names its language, `data-stdin` its input. */
  readonly source: HTMLElement;
  readonly assetId: string;
};

/** Copy and Run under a program in a text, and its output under them. */
export function CodeTools({ source, assetId }: Props) {
  const { result, busy, run } = useCodeRun();
  const words = texts.learning.code;
  const code = source.querySelector('code')?.textContent ?? '';
  const { run: language, stdin } = source.dataset;
  return (
    <div data-print="hidden">
      <div className="flex gap-1 px-2 py-1">
        <CopyButton text={code} />
        {language !== undefined && (
          <Button
            variant="quiet"
            size="small"
            busy={busy}
            icon={<Play size={16} aria-hidden="true" />}
            onClick={() => run({ code, language: Number(language) as LanguageIndex, stdin, assetId })}
          >
            {result ? words.again : words.run}
          </Button>
        )}
      </div>
      <output className="block">
        {result && (
          <div className="border-t border-line px-4 py-3">
            <p className="mb-1 font-sans text-small text-soft">{words.output}</p>
            <pre className="m-0! border-0! bg-transparent! p-0!">
              <RawOutput result={result} />
            </pre>
          </div>
        )}
      </output>
    </div>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  // A page that came over plain HTTP, as in a lab's own network, has no clipboard.
  if (!('clipboard' in navigator)) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      icon={copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      onClick={() => void copy().catch(() => undefined)}
    >
      <span aria-live="polite">{copied ? texts.learning.code.copied : texts.learning.code.copy}</span>
    </Button>
  );
}
