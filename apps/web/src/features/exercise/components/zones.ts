/** Names of the places where an option can be dropped. */
export const OPTIONS_ZONE = 'options';
const SLOT_PREFIX = 'slot-';

export function zoneOfSlot(slot: string): string {
  return SLOT_PREFIX + slot;
}

/** The slot of a zone; null for the options. */
export function slotOfZone(zone: string): string | null {
  return zone.startsWith(SLOT_PREFIX) ? zone.slice(SLOT_PREFIX.length) : null;
}
