import type { OwnInput } from '@abhyas/contract/practice-inputs';
import type { QueryClient } from '@tanstack/react-query';

import { timings } from '../../config.ts';
import { showRefusal } from '../../ui/api-alerts.ts';
import { inputsQuery, keepInputs, type KeptInputs } from './practice.queries.ts';

/** Brings the learner's inputs for one problem to the account. Knows nothing of React. */
export class InputsSaving {
  readonly #client: QueryClient;
  readonly #assetId: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isUnderWay = false;

  constructor(client: QueryClient, assetId: string) {
    this.#client = client;
    this.#assetId = assetId;
  }

  /** Shows other inputs at once, and saves them a while after the last change. */
  change(inputs: readonly OwnInput[]): void {
    const { queryKey } = inputsQuery(this.#assetId);
    // An answer that is on its way knows nothing of this.
    void this.#client.cancelQueries({ queryKey });
    this.#client.setQueryData<KeptInputs>(queryKey, { inputs, unsaved: true });
    this.#saveSoon();
  }

  #saveSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // One after the other: of two on their way the older might arrive last.
      if (this.#isUnderWay) this.#saveSoon();
      else void this.save();
    }, timings.autosaveMs);
  }

  /** Saves what is unsaved, now. Without a connection it stays so, and is on the screen. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    const { queryKey } = inputsQuery(this.#assetId);
    const shown = this.#client.getQueryData<KeptInputs>(queryKey);
    if (!shown?.unsaved) return;
    this.#isUnderWay = true;
    try {
      await keepInputs(this.#assetId, shown.inputs);
      // What was changed meanwhile is still to be saved.
      this.#client.setQueryData<KeptInputs>(queryKey, (now) =>
        now === shown ? { ...shown, unsaved: false } : now,
      );
    } catch (error) {
      showRefusal(error);
    } finally {
      this.#isUnderWay = false;
    }
  }
}
