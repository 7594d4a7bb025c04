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
      {printed !== '' && <samp className="whitespace-pre-wrap">{printed}</samp>}
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
