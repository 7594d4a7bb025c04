import type { Alert } from '@abhyas/contract/messages';

/** What can be done about it, such as taking it back. */
export type AlertDeed = { readonly name: string; readonly onSelect: () => void };

export type ShownAlert = Alert & { readonly id: number; readonly deed?: AlertDeed | undefined };

let shown: readonly ShownAlert[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ShownAlert[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast (FRAME-12: top right, 400 px, an icon and a close button; FRAME-11: 3000 ms). */
export function showAlert({ msg, type }: Alert, deed?: AlertDeed): void {
  lastId += 1;
  publish([...shown, { id: lastId, msg, type, deed }]);
}

export function closeAlert(id: number): void {
  publish(shown.filter((alert) => alert.id !== id));
}

export function shownAlerts(): readonly ShownAlert[] {
  return shown;
}

export function onAlertsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
