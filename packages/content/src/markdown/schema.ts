import { defaultSchema, type Options } from 'rehype-sanitize';

/**
 * What rendered Markdown may consist of before our own blocks are drawn into it. Authors' HTML is never
 * parsed, so this is a second lock: chiefly on the addresses of links and pictures.
 */
export const MARKDOWN_SCHEMA: Options = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), 'aside'],
  attributes: {
    ...defaultSchema.attributes,
    aside: ['dataBox'],
    div: ['dataExercise'],
    code: [['className', /^language-./, 'math-inline', 'math-display'], 'dataMeta', 'dataOutput'],
    p: [['className', 'box-title']],
    img: ['src', 'alt', 'title'],
  },
  protocols: { href: ['https', 'mailto', 'asset'] },
};
