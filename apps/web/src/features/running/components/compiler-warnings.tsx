import TriangleAlert from 'lucide-react/icons/triangle-alert';

import { texts } from '../../../lib/texts.ts';
import type { Warned } from '../run.rules.ts';
import { useWarnings } from '../use-explanation.ts';
import { WithCode } from '../../../ui/with-code.tsx';
import { LineLink } from './plain-sentence.tsx';

type Props = { readonly warned: Warned | null; readonly onLine?: ((line: number) => void) | undefined };

/** What the compiler warned of in a program whose answer is not right: often it is the reason. */
export function CompilerWarnings({ warned, onLine }: Props) {
  const warnings = useWarnings(warned);
  if (warnings.length === 0) return null;
  return (
    <section data-testid="warnings" aria-label={texts.running.warnings} className="space-y-2">
      <h3 className="flex items-center gap-2 text-small font-medium text-soft">
        <TriangleAlert size={17} aria-hidden="true" className="shrink-0 text-warn" />
        {texts.running.warnings}
      </h3>
      <ul className="space-y-1.5 border-l-3 border-line pl-4">
        {warnings.map(({ id, line, text }) => (
          <li key={id}>
            {line !== null && (
              <>
                <LineLink line={line} onLine={onLine} />{' '}
              </>
            )}
            <WithCode text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
