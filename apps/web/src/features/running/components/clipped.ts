import { SHOWN_CHARACTERS } from '../run.rules.ts';

export const clipped = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
