import { useMemo } from 'react';
import * as z from 'zod/mini';

import { lazyPart } from '../../../ui/lazy-part.tsx';
import { WhenNear } from '../../../ui/when-near.tsx';

/** What carries algorithms out and draws them is fetched when the first one of a text comes near. */
const AlgorithmPicture = lazyPart(
  async () => (await import('./algorithm-picture.tsx')).AlgorithmPicture,
  Room,
);

const embedded = z.object({ name: z.string(), input: z.record(z.string(), z.string()) });

type Props = {
  /** What the renderer wrote: the name of the algorithm and the author's input. */
  readonly json: string;
};

/** The picture of an algorithm within a text. */
export function EmbeddedAlgorithm({ json }: Props) {
  const read = useMemo(() => readEmbedded(json), [json]);
  if (!read) return null;
  return (
    <WhenNear until={<Room />}>
      <AlgorithmPicture {...read} />
    </WhenNear>
  );
}

/** About as high as a picture, so that little moves when it comes. */
function Room() {
  return <div data-print="hidden" className="min-h-144" />;
}

function readEmbedded(json: string): z.infer<typeof embedded> | null {
  try {
    const read = z.safeParse(embedded, JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
