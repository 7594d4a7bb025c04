import type { ProblemAsset } from '@abhyas/content/release-assets';

import type { Database } from '../../platform/database/database.ts';
import { readBlob } from '../../platform/content/release-store.ts';
import type { StatedTest } from './reply.rules.ts';
import { SHOWN_CHARACTERS } from './run-limits.ts';

/** Samples are short; this is a bound against content that is not. */
const CHARACTERS_HELD = 16 * 1024 * 1024;

/** The inputs and answers of visible tests, as a learner sees them. Those in use are held in memory. */
export class VisibleTexts {
  readonly #db: Database;
  readonly #texts = new Map<string, string>();
  #characters = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The problem's tests, the visible ones with their texts. */
  state(problem: ProblemAsset): Promise<StatedTest[]> {
    return Promise.all(
      problem.judging.tests.map(async ({ name, hidden, category, inputHash, answerHash }) => {
        if (hidden) return { name, hidden, category };
        const [input, expected] = await Promise.all([this.#read(inputHash), this.#read(answerHash)]);
        return { name, hidden, category, input, expected };
      }),
    );
  }

  async #read(hash: string): Promise<string> {
    const held = this.#texts.get(hash);
    if (held !== undefined) return held;
    const bytes = await readBlob(this.#db, hash);
    const text = bytes?.toString().slice(0, SHOWN_CHARACTERS) ?? '';
    if (this.#characters > CHARACTERS_HELD) {
      this.#texts.clear();
      this.#characters = 0;
    }
    this.#texts.set(hash, text);
    this.#characters += text.length;
    return text;
  }
}
