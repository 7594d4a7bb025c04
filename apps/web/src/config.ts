/** Timings, sizes, breakpoints and storage keys of the browser side (docs/specification). Times in ms, sizes in px. */

export const timings = {
  toastMs: 3000,
  /** A toast with something to do: long enough to read, decide and reach it. */
  toastWithActionMs: 10_000,
  commentClearMs: 500,
  autosaveMs: 1000,
  /** The same while a teacher looks: their view asks at this pace as well (LIVE_REFRESH). */
  watchedSaveMs: 300,
  routeFadeMs: 300,
  scrollAnimationMs: 2000,
  notificationMarkerMs: 10_000,
} as const;

export const sizes = {
  toastWidth: 400,
  learnEditorHeight: 300,
  learnOutputHeight: 200,
  problemEditorHeight: 500,
  rawOutputHeight: 300,
  customTestHeight: 300,
  demoListMinHeight: 530,
  demoListWidth: 300,
} as const;

/** At this width or narrower the small layout applies. */
export const breakpoints = {
  learn: 800,
  practise: 850,
  problem: 1200,
  /** From here on the question fits beside ten lines of code and a result. */
  questionBeside: 1093,
  /** A window of this height has room for an editor of its full height, and for Run and the results under it. */
  tallWorkspace: 880,
} as const;

export const cookieConsentDays = 150;

/** Tags shown on a problem card before "+N more". */
export const problemCardTags = 10;

/** Keys in local storage. Saved code adds `:` and what it belongs to. */
export const storageKeys = {
  token: 'abhyas.token',
  user: 'abhyas.user',
  theme: 'abhyas.theme',
  visitorCode: 'abhyas.visitorCode',
  startAnswers: 'abhyas.startAnswers',
  cookieConsent: 'abhyas.cookieConsent',
  outbox: 'abhyas.outbox',
  notificationMarker: 'abhyas.notificationMarker',
  unsentComment: 'abhyas.commentDraft',
  tagFilters: 'abhyas.tagFilters',
  codeLanguage: 'abhyas.codeLanguage',
  problemLanguage: 'abhyas.problemLanguage',
  exam: 'abhyas.exam',
  itemLanguage: 'abhyas.itemLanguage',
  providerVisit: 'abhyas.providerVisit',
  waitingLink: 'abhyas.waitingLink',
  favouriteLanguage: 'abhyas.favouriteLanguage',
  codeTheme: 'abhyas.codeTheme',
  codeEditor: 'abhyas.codeEditor',
  untoldSettings: 'abhyas.untoldSettings',
  quiz: 'abhyas.quiz',
  videoSpeed: 'abhyas.videoSpeed',
  videoQuality: 'abhyas.videoQuality',
  savedCode: 'abhyas.code',
  questionWidth: 'abhyas.questionWidth',
  editorHeight: 'abhyas.editorHeight',
  editorShare: 'abhyas.editorShare',
  questionBeside: 'abhyas.questionBeside',
  /** In session storage. */
  talk: 'abhyas.talk',
} as const;
