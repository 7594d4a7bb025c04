/** Why expressions that go back over what they have read may stay: what they read is bounded, or nobody's but ours. */
export type Review = {
  /** A file, or a folder of them. */
  readonly where: string;
  /** How the expression begins; left out for all of a folder. */
  readonly starts?: string;
  readonly why: string;
};

const PERSON = 'a name of a person has at most 80 characters, an address 254, a password 1,000 (limits.ts)';
const POSTGRES = "PostgreSQL's own words at a start and a backup";
const ESCAPED = 'made of a text in which every sign that means something to an expression is escaped';
const FRAGMENTS = 'each part begins with a sign of its own, and none can be read in two ways';
const OWN_LIST = 'a choice of words of ours';

export const REVIEWED: readonly Review[] = [
  {
    where: 'packages/content/src/proof/mutate-sql.ts',
    why: "an author's own solution, read when it is proved; each part begins with a sign of its own",
  },
  {
    where: 'packages/explanations/src/',
    why: 'readable.ts shows them 28 lines of 400 characters at most; readable.test.ts holds it',
  },
  {
    where: 'packages/languages/src/',
    why: 'diagnostics.ts shows them 800 lines of 400 characters at most; readable.test.ts holds it',
  },
  {
    where: 'packages/content/src/exercises/answers.ts',
    why: 'what one person types into a field, read by that browser, and what the staff write, read in a thread',
  },
  {
    where: 'packages/content/src/import/',
    why: 'an upload of the staff, read in a thread of its own that is ended after two minutes (release-builder.ts)',
  },
  {
    where: 'packages/content/src/markdown/',
    why: "the staff's texts, drawn in threads of their own that are ended after 10 s and two minutes (asset-previewer.ts, release-builder.ts)",
  },
  { where: 'apps/api/src/features/auth/auth.rules.ts', starts: String.raw`/[^\p{L}]+$/u`, why: PERSON },
  {
    where: 'apps/api/src/features/learning/search.rules.ts',
    starts: '/<',
    why: 'our own safe HTML: every < begins an element, and every element ends',
  },
  {
    where: 'apps/api/src/features/payments/seller.rules.ts',
    starts: String.raw`/^[^\s@]+@`,
    why: 'the length is looked at first',
  },
  {
    where: 'apps/api/src/features/publishing/draft-tree.rules.ts',
    starts: '/^(?:title|name)',
    why: 'the first 600 bytes of a file',
  },
  {
    where: 'apps/api/src/platform/network-address.ts',
    starts: String.raw`/[\d.]+`,
    why: 'what isIPv6 has taken for an address: 45 characters',
  },
  {
    where: 'apps/api/src/features/landing/landing.rules.ts',
    why: 'our own safe HTML of a page of the institute',
  },
  { where: 'packages/postgres/src/backup/base-backup.ts', starts: '/START WAL', why: POSTGRES },
  { where: 'packages/postgres/src/embedded/postmaster.ts', starts: '/could not bind', why: POSTGRES },
  {
    where: 'apps/runner/src/crash-report.ts',
    starts: '/ on ',
    why: 'a line is read up to 1,000 characters',
  },
  {
    where: 'apps/runner/src/sandbox/compile-answer.ts',
    starts: String.raw`/^[\p{L}`,
    why: 'one set of characters from the beginning: nothing to go back to',
  },
  {
    where: 'apps/runner/src/sandbox/preamble.ts',
    why: 'sticky, and nothing that could fail follows what repeats: never goes back',
  },
  {
    where: 'apps/web/src/features/auth/auth.rules.ts',
    starts: '/idpiframe',
    why: "an error of Google's own script",
  },
  {
    where: 'apps/web/src/features/comments/comment-markup.rules.ts',
    why: 'a comment has at most 5,000 characters (limits.ts): ten milliseconds at worst',
  },
  {
    where: 'packages/content/src/forms/new-files.ts',
    starts: String.raw`/accepted\/`,
    why: 'the paths of our own scaffold',
  },
  { where: 'packages/content/src/forms/folder-order.ts', why: 'a name is read up to 400 characters' },

  // Made out of texts: what they are made of is looked at by a person.
  {
    where: 'apps/api/src/platform/content/file-signing.ts',
    starts: 'new RegExp',
    why: 'a fixed path and one set',
  },
  {
    where: 'apps/web/public/early.js',
    starts: 'new RegExp',
    why: 'our own paths; what is read up to a slash holds none',
  },
  { where: 'apps/web/src/features/landing/highlight.ts', starts: 'new RegExp', why: FRAGMENTS },
  { where: 'apps/web/src/features/learning/learning.rules.ts', starts: 'new RegExp', why: ESCAPED },
  {
    where: 'apps/web/src/features/publishing/staff/editing/editing.queries.ts',
    starts: 'new RegExp',
    why: 'paths of a draft; what is read up to a slash holds none',
  },
  { where: 'packages/content/src/courses/statement.ts', starts: 'new RegExp', why: OWN_LIST },
  { where: 'packages/contract/src/practice-texts.ts', starts: 'new RegExp', why: OWN_LIST },
  {
    where: 'packages/contract/src/content-limits.staff.ts',
    starts: 'new RegExp',
    why: 'ids of ours, each of one length, with commas between them',
  },
  { where: 'packages/content/src/proof/mutate.ts', starts: 'new RegExp', why: FRAGMENTS },
];
