import { createContext } from 'react';

/** Where an item is looked at before it is published: nothing that its reader does is kept. */
export type PreviewMode = {
  /** Says so, when something is done that a learner's account would keep. */
  readonly refuse: () => void;
};

export const Preview = createContext<PreviewMode | null>(null);
