import { texts } from '../../../lib/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { textLinkClass } from '../../../ui/link-class.ts';
import { KolamProgress } from '../../../ui/kolam/kolam-progress.tsx';
import { Trial } from './trial.tsx';

export function Hero() {
  const { hero } = texts.landing;
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-10 px-4 pt-6 pb-20 learn:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] learn:gap-14 learn:px-8 learn:pt-10">
      <div className="learn:pt-8">
        <h1 className="text-h1 font-[680] tracking-[-0.015em]">{hero.title}</h1>
        <p className="mt-5 max-w-[34rem] text-[1.1875rem] leading-relaxed text-soft">{hero.lead}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <a href="/register" className={buttonClass({ variant: 'primary', size: 'large' })}>
            {hero.register}
          </a>
          <a href="#courses" className={textLinkClass}>
            {hero.courses}
          </a>
        </p>
        <KolamProgress id="door" percent={64} className="mt-14 hidden w-72 learn:block" />
      </div>
      <Trial />
    </div>
  );
}
