import { createContext } from 'react';

/** A cell that an array does not have, and that is used all the same: it is drawn beside the array (TRACING-18). */
export type Beyond = { readonly object: number; readonly index: number };

/** The one that the step shown is about to use. */
export const CellBeyond = createContext<Beyond | undefined>(undefined);

/** It is what the step is about: where there is little room, it is scrolled to as it comes. */
export function bringIntoSight(drawn: HTMLElement | null): void {
  drawn?.scrollIntoView({ block: 'nearest' });
}
