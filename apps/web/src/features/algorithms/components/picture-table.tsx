import type { Chain, Graph, Picture, Row, Tone, Tree } from '@abhyas/content/algorithms';
import { fill } from '@abhyas/contract/fill';

import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { algorithmTexts } from '../algorithm-texts.ts';
import { GridPicture } from './grid-picture.tsx';

/** What a picture shows, in rows of words. */
export function PictureTable({ picture }: { readonly picture: Picture }) {
  const words = algorithmTexts();
  if (picture.kind === 'grid') {
    return (
      <div className="mt-2">
        <p className="text-small text-soft">{words.titles[picture.title]}</p>
        <GridPicture grid={picture} />
      </div>
    );
  }
  return tablesOf(picture).map(({ caption, head, rows }) => (
    <ScrollBox key={caption} className="mt-2 overflow-x-auto">
      <table className="m-0 table w-auto text-left text-small">
        <caption className="text-left text-small text-soft">{caption}</caption>
        <thead>
          <tr className="border-b border-edge">
            {head.map((title) => (
              <th key={title} scope="col" className="py-1 pr-4 pl-0 font-[600]">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            <tr key={at} className="border-b border-line">
              {cells.map((text, column) => (
                <td key={column} className="py-0.5 pr-4 pl-0">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  ));
}

type Table = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

function tablesOf(picture: Exclude<Picture, { kind: 'grid' }>): readonly Table[] {
  switch (picture.kind) {
    case 'row':
      return [rowTable(picture)];
    case 'chain':
      return [chainTable(picture)];
    case 'tree':
      return [treeTable(picture)];
    case 'graph':
      return graphTables(picture);
  }
}

function toneText(tone: Tone | undefined): string {
  return tone ? algorithmTexts().tones[tone] : '';
}

function pointersAt({ pointers = [] }: Pick<Row, 'pointers'>, place: number): string {
  return pointers
    .filter(({ at }) => at === place)
    .map(({ name }) => name)
    .join(', ');
}

function rowTable(row: Row): Table {
  const { heads, titles } = algorithmTexts();
  return {
    caption: titles[row.title],
    head: [heads.place, heads.value, heads.pointers, heads.mark],
    rows: row.cells.map(({ text, tone }, at) => [String(at), text, pointersAt(row, at), toneText(tone)]),
  };
}

function chainTable(chain: Chain): Table {
  const { heads, titles } = algorithmTexts();
  return {
    caption: titles[chain.title],
    head: [heads.node, heads.next, heads.pointers, heads.mark],
    rows: chain.nodes.map(({ text, next, tone }, at) => [
      text,
      (next === null ? undefined : chain.nodes[next]?.text) ?? '–',
      pointersAt(chain, at),
      toneText(tone),
    ]),
  };
}

function treeTable({ title, nodes }: Tree): Table {
  const { heads, titles, side: sides } = algorithmTexts();
  return {
    caption: titles[title],
    head: [heads.node, heads.parent, heads.note, heads.mark],
    rows: nodes.map(({ text, note = '', tone, parent, side }) => {
      const above = nodes.find(({ id }) => id === parent)?.text ?? '–';
      return [text, side ? fill(sides[side], { parent: above }) : above, note, toneText(tone)];
    }),
  };
}

function graphTables({ title, nodes, edges, isDirected }: Graph): readonly Table[] {
  const { heads, titles } = algorithmTexts();
  return [
    {
      caption: titles[title],
      head: [heads.node, heads.note, heads.mark],
      rows: nodes.map(({ name, note = '', tone }) => [name, note, toneText(tone)]),
    },
    {
      caption: titles.edges,
      head: [heads.edge, heads.weight, heads.mark],
      rows: edges.map(({ from, to, weight, tone }) => [
        `${from} ${isDirected ? '→' : '–'} ${to}`,
        weight === undefined ? '' : String(weight),
        toneText(tone),
      ]),
    },
  ];
}
