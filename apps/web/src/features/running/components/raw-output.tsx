import type { ExecuteReply } from '@abhyas/contract/running';

import { texts } from '../../../lib/texts.ts';

/** What a program printed and what the compiler or the system said about it: text, never HTML. */
export function RawOutput({ result }: { readonly result: ExecuteReply }) {
  const complaints = [
    result.compile && !result.compile.ok ? result.compile.output : '',
    result.stderr ?? '',
    result.verdict !== undefined && result.verdict !== 'accepted' ? (result.msg ?? '') : '',
  ].filter((text) => text !== '' && text !== result.co);
  const printed = result.co ?? '';
  return (
    <>
      {printed !== '' && <Printed text={printed} />}
      {printed === '' && complaints.length === 0 && (
        <span className="text-soft">{texts.learning.noOutput}</span>
      )}
      {complaints.map((text) => (
        <samp key={text} className="block whitespace-pre-wrap text-bad">
          {text}
        </samp>
      ))}
    </>
  );
}

/** Taller output scrolls by itself: an endless loop prints 100,000 lines. */
const LINES_SHOWN = 16;
const CHARACTERS_SHOWN = 2000;

function Printed({ text }: { readonly text: string }) {
  const isLong = text.length > CHARACTERS_SHOWN || text.split('\n', LINES_SHOWN + 1).length > LINES_SHOWN;
  if (!isLong) return <samp className="whitespace-pre-wrap">{text}</samp>;
  return (
    <section
      aria-label={texts.learning.code.output}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- people without a mouse scroll it by keyboard
      tabIndex={0}
      className="max-h-100 overflow-auto print:max-h-none"
    >
      <samp className="whitespace-pre-wrap">{text}</samp>
    </section>
  );
}
