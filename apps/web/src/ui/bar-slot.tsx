import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place in the frame's bar for what a screen that fills the window puts there. */
export const BarSlot = createContext<HTMLElement | null>(null);

export function InBar({ children }: { readonly children: ReactNode }) {
  const place = use(BarSlot);
  return place && createPortal(children, place);
}
