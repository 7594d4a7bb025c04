import type { StaffRole } from '@abhyas/contract/admin.staff';
import type { ComponentType, LazyExoticComponent } from 'react';

/** One area of the console: a screen below /admin, and the roles that may open it (owners may open all). */
export type ConsoleArea = {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly roles: readonly StaffRole[];
  readonly Icon: ComponentType<{ size: number; 'aria-hidden': true; className?: string }>;
  readonly Screen: LazyExoticComponent<ComponentType>;
};

/** Which of these areas somebody with these roles may open. */
export function areasFor(areas: readonly ConsoleArea[], roles: readonly StaffRole[]): ConsoleArea[] {
  return areas.filter((area) => roles.some((role) => role === 'owner' || area.roles.includes(role)));
}
