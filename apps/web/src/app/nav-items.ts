import Bell from 'lucide-react/icons/bell';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import House from 'lucide-react/icons/house';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import SquareCode from 'lucide-react/icons/square-code';
import type { ComponentType } from 'react';

import type { texts } from '../lib/texts.ts';

export type NavItem = {
  readonly to: string;
  readonly name: keyof Pick<
    typeof texts.frame.nav,
    'home' | 'learn' | 'practise' | 'support' | 'notifications'
  >;
  readonly Icon: ComponentType<{ size: number; 'aria-hidden': true }>;
};

/** The links of the top bar (FRAME-9). */
export const NAV_ITEMS: readonly NavItem[] = [
  { to: '/dashboard', name: 'home', Icon: House },
  { to: '/learn', name: 'learn', Icon: GraduationCap },
  { to: '/practise', name: 'practise', Icon: SquareCode },
  { to: '/support', name: 'support', Icon: LifeBuoy },
  { to: '/notifications', name: 'notifications', Icon: Bell },
];
