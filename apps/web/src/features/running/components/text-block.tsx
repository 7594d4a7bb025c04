import { texts } from '../../../lib/texts.ts';
import { ScrollText } from '../../../ui/scroll-box.tsx';

type Props = {
  readonly heading: 'h3' | 'h4';
  readonly title: string;
  readonly text: string;
};

/** What a program reads or prints, under its title; an empty text is said to be empty. */
export function TextBlock({ heading: Heading, title, text }: Props) {
  return (
    <section className="min-w-0">
      <Heading className="mb-1 text-small font-medium text-soft">{title}</Heading>
      <ScrollText className="max-h-60 rounded-small border border-line bg-sunken p-2.5 text-small">
        {text === '' ? <span className="text-soft">{texts.running.test.empty}</span> : text}
      </ScrollText>
    </section>
  );
}
