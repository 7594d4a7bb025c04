import { useMemo } from 'react';

import { textLinkClass } from '../../../ui/link-class.ts';
import { ScrollText } from '../../../ui/scroll-box.tsx';
import { parseComment, type Inline } from '../comment-markup.rules.ts';

/** A comment's text with its small markup. Whatever people write becomes text nodes, never HTML. */
export function CommentText({ text }: { readonly text: string }) {
  const blocks = useMemo(() => parseComment(text), [text]);
  return (
    <div className="space-y-2 wrap-anywhere">
      {blocks.map((block, index) =>
        block.kind === 'code' ? (
          <ScrollText key={index} className="rounded-small bg-sunken p-3 text-small">
            <code>{block.text}</code>
          </ScrollText>
        ) : (
          <p key={index} className="whitespace-pre-line">
            {block.parts.map((part, index) => (
              <InlinePart key={index} part={part} />
            ))}
          </p>
        ),
      )}
    </div>
  );
}

function InlinePart({ part }: { readonly part: Inline }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code className="rounded-small bg-sunken px-1">{part.text}</code>;
    case 'link':
      return (
        <a href={part.url} rel="noopener noreferrer nofollow ugc" target="_blank" className={textLinkClass}>
          {part.url}
        </a>
      );
  }
}
