import type { Toast } from '@abhyas/contract/messages';

/** What can be done about it, such as taking it back. */
export type ToastAction = { readonly name: string; readonly onSelect: () => void };

export type ShownToast = Toast & { readonly id: number; readonly action?: ToastAction | undefined };

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast (FRAME-12: top right, 400 px, an icon and a close button; FRAME-11: 3000 ms). */
export function showToast({ msg, type }: Toast, action?: ToastAction): void {
  lastId += 1;
  publish([...shown, { id: lastId, msg, type, action }]);
}

export function closeToast(id: number): void {
  publish(shown.filter((toast) => toast.id !== id));
}

export function shownToasts(): readonly ShownToast[] {
  return shown;
}

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
