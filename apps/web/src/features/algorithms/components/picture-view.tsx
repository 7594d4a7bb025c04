import type { Picture } from '@abhyas/content/algorithms';

import { algorithmTexts } from '../algorithm-texts.ts';
import { ChainPicture } from './chain-picture.tsx';
import { GraphPicture } from './graph-picture.tsx';
import { GridPicture } from './grid-picture.tsx';
import { RowPicture } from './row-picture.tsx';
import { TreePicture } from './tree-picture.tsx';

type Props = {
  readonly picture: Picture;
  /** The same picture at all moments. */
  readonly all: readonly Picture[];
};

/** One picture of a moment, below its title. */
export function PictureView({ picture, all }: Props) {
  return (
    <div className="mt-2">
      <p className="text-small text-soft">{algorithmTexts().titles[picture.title]}</p>
      <Drawn picture={picture} all={all} />
    </div>
  );
}

function Drawn({ picture, all }: Props) {
  switch (picture.kind) {
    case 'row':
      return <RowPicture row={picture} all={all.filter((each) => each.kind === 'row')} />;
    case 'grid':
      return <GridPicture grid={picture} />;
    case 'tree':
      return <TreePicture tree={picture} all={all.filter((each) => each.kind === 'tree')} />;
    case 'graph':
      return <GraphPicture graph={picture} />;
    case 'chain':
      return <ChainPicture chain={picture} />;
  }
}
