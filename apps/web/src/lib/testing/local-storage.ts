/** A browser's local storage, as far as lib/storage.ts uses it: its keys are its own properties, and it may be full. */
export function heldLocalStorage(isFull = (): boolean => false): object {
  const held = new Map<string, string>();
  const calls = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull()) throw new Error('QuotaExceededError');
      held.set(name, value);
    },
    removeItem: (name: string) => void held.delete(name),
  };
  return new Proxy(calls, {
    ownKeys: () => [...held.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}
