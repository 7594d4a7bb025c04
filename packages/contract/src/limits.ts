/** Numbers that both sides must agree on. Lengths count Unicode code points unless the name says bytes. */
export const limits = {
  /** AUTH-4: at least this many characters; common passwords are refused as well. */
  passwordMin: 6,
  passwordMax: 1000,
  nameMax: 80,
  emailMax: 254,
  collegeMax: 120,
  courseMax: 120,
  /** Domains of a college's addresses that an owner names. */
  domainsMax: 20,
  providerNameMax: 40,
  /** What a provider of single sign-on adds to our address: its codes are long. */
  providerAnswerMax: 8192,
  commentMax: 5000,
  /** What a teacher says of one line of a submission. */
  lineRemarkMax: 2000,
  supportMax: 10_000,
  codeBytesMax: 64 * 1024,
  customTestBytesMax: 256 * 1024,
  /** Texts kept per problem and language key beside the present one. */
  codeVersionsKept: 20,
  submissionsListed: 100,
  /** Edits of a text that are sent in one call. */
  editsSentMax: 100,
  /** Days for which it can be looked at how a text came about, where a class or an exam records it. */
  textLogDays: 180,
  /** Moments of a text's log that are shown: the latest. */
  momentsShown: 5000,
  /** Changed programs and answers of one lesson that are kept of a learner. */
  lessonTextsMax: 100,
  /** Inputs of their own that a learner keeps per problem. */
  ownInputsMax: 10,
  /** Largest JSON body the API reads. */
  bodyBytesMax: 640 * 1024,
  /** PLANS-1: seven plans, plan1 to plan7. */
  planSlots: 7,
  /** Words that are looked for in a course. */
  searchCharsMax: 100,
  /** A page of a discussion. */
  commentsPerPage: 50,
  /** Replies that come with their thread; more on demand. */
  repliesShown: 20,
  draftNameMax: 80,
  /** A file of a draft that is written in one call; larger ones are uploaded. */
  draftWriteBytesMax: 320 * 1024,
  /** What an author has changed in one folder of a draft and not put into it yet; as JSON it stays below `bodyBytesMax`. */
  unsavedBytesMax: 400 * 1024,
  /** A zip with a course or the whole school. */
  uploadBytesMax: 64 * 1024 * 1024,
  /** In base64 it stays below `bodyBytesMax`. */
  uploadPartBytes: 384 * 1024,
} as const;
