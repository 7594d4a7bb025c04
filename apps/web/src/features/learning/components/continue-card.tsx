import { Card } from '../../../ui/card.tsx';
import { ContinueLink } from './continue-link.tsx';

type Props = {
  readonly title: string;
  readonly link: string;
  /** Course, subtopic and item in words. */
  readonly meta: string;
};

/** Where the learner was last, and the way back. */
export function ContinueCard({ title, link, meta }: Props) {
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 border-accent!">
      <div className="min-w-0 grow basis-60">
        <h2 className="text-h3">{title}</h2>
        <p className="mt-1 text-soft">{meta}</p>
      </div>
      <ContinueLink to={link} />
    </Card>
  );
}
