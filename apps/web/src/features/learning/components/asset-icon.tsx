import type { AssetType } from '@abhyas/contract/learning';
import BookOpen from 'lucide-react/icons/book-open';
import CircleHelp from 'lucide-react/icons/circle-help';
import CirclePlay from 'lucide-react/icons/circle-play';
import SquareCode from 'lucide-react/icons/square-code';
import type { LucideIcon } from 'lucide-react';

const ICONS: Readonly<Record<AssetType, LucideIcon>> = {
  video: CirclePlay,
  text: BookOpen,
  problem: SquareCode,
  mcqs: CircleHelp,
};

/** The icon of an asset's type; its name is beside it. */
export function AssetIcon({ type, size = 18 }: { readonly type: AssetType; readonly size?: number }) {
  const Icon = ICONS[type];
  return <Icon size={size} aria-hidden="true" className="shrink-0" />;
}
