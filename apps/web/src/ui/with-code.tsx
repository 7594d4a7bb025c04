import { Fragment } from 'react';

/** A sentence whose `backticks` are code. */
export function WithCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    // Every second part stood between backticks. Parts never move, so their place is their key.
    index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}
