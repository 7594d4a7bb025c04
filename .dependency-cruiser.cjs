/** Who may import whom. ARCHITECTURE.md explains the directions; scripts/check-architecture.mjs runs this. */
/** Which plans there are: folders of the content and keys of the calls alike. */
const PLAN_KEYS = '^packages/contract/src/plan-keys\\.ts$';
/** What is not of the runner alone: how a language looks, is called and told, but not how it is built and run. */
const PAGE_LANGUAGES = '^packages/contract/src/page-language(-list)?\\.ts$';
const PUBLIC_LANGUAGES = '^packages/languages/src/(index|language-info|code-keys|templates|diagnostics?|source-lines|program-languages|[a-z0-9]+/(info|template|grammar|messages)|circuit/tools/(circuit|simulation|judge)|sql/(tokens|data-set|rows|compare-rows)|page/(frame-page|stream-parsers|tools/(files|policy|as-script)))\\.ts$|^packages/languages/src/page/tools/[a-z]+\\.js$';
const APPS = '^apps/(web|api|runner)/';
const reaches = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(apps|packages)/', pathNot: allowed },
});

/**
 * Which features a feature may know. Nothing else may be imported from one feature to another, and following the arrows
 * never leads back: scripts/check-architecture.mjs looks for rings, and for arrows that nobody needs any more.
 */
const FEATURES = {
  api: {
    account: ['auth', 'learning', 'practice'],
    admin: ['auth', 'classes', 'comments', 'entitlements', 'health', 'notifications', 'payments', 'publishing', 'support'],
    announcements: ['classes', 'entitlements', 'learning', 'notifications', 'plans', 'practice'],
    assignments: ['auth', 'classes', 'entitlements', 'institute', 'learning', 'notifications', 'practice', 'sitting'],
    auth: ['entitlements', 'institute', 'notifications'],
    certificates: ['entitlements', 'institute', 'learning', 'payments'],
    classes: ['auth', 'entitlements', 'notifications', 'plans'],
    comments: ['entitlements', 'learning', 'notifications'],
    entitlements: ['notifications', 'plans'],
    exams: ['assignments', 'auth', 'classes', 'entitlements', 'live', 'running', 'sitting'],
    health: [],
    insights: ['classes', 'practice'],
    institute: [],
    landing: ['plans', 'support'],
    learning: ['classes', 'entitlements', 'sitting'],
    live: ['assignments', 'classes', 'entitlements', 'practice', 'sitting'],
    lti: ['assignments', 'auth', 'classes'],
    mastery: ['entitlements', 'learning', 'practice'],
    mocks: ['entitlements', 'exams', 'learning', 'plans', 'sitting'],
    notifications: [],
    payments: ['auth', 'entitlements', 'institute', 'notifications', 'plans'],
    plans: [],
    practice: ['entitlements', 'learning', 'plans', 'running', 'sitting', 'support'],
    proving: ['learning', 'notifications', 'publishing', 'running'],
    publishing: ['auth', 'classes', 'learning', 'plans', 'practice', 'running'],
    retention: ['auth'],
    running: ['entitlements', 'learning', 'sitting'],
    settings: [],
    sitting: [],
    support: ['notifications'],
    syllabus: ['entitlements', 'learning', 'practice'],
  },
  web: {
    account: ['auth', 'certificates', 'payments', 'settings'],
    admin: [],
    algorithms: ['tracing'],
    announcements: [],
    assignments: ['exams', 'live', 'replay', 'running'],
    auth: [],
    certificates: [],
    classes: ['assignments', 'lti', 'plans'],
    comments: [],
    console: ['running'],
    demo: ['exercise'],
    entitlements: ['classes', 'plans'],
    exams: ['auth', 'live', 'running'],
    exercise: ['auth', 'running'],
    health: [],
    insights: ['announcements'],
    institute: [],
    landing: ['console'],
    learning: ['algorithms', 'assignments', 'auth', 'comments', 'console', 'exercise', 'running', 'tracing'],
    live: ['replay'],
    lti: ['auth'],
    mastery: ['auth', 'exercise', 'learning'],
    mocks: ['auth', 'exams', 'exercise'],
    notifications: ['auth', 'comments'],
    offline: [],
    pages: [],
    payments: ['auth', 'certificates', 'entitlements', 'institute', 'plans'],
    plans: [],
    practice: ['assignments', 'auth', 'comments', 'console', 'learning', 'mocks', 'replay', 'running', 'settings'],
    proving: [],
    publishing: ['auth', 'learning', 'mastery', 'plans', 'practice', 'proving', 'running'],
    replay: [],
    running: ['tracing'],
    settings: ['auth'],
    support: [],
    syllabus: ['learning', 'practice', 'running'],
    tracing: [],
  },
};
const featureRules = (app) => {
  const inside = `^apps/${app}/src/features/`;
  const known = Object.keys(FEATURES[app]).join('|');
  const rules = Object.entries(FEATURES[app]).map(([feature, allowed]) => ({
    name: `${app}-${feature}-knows`,
    comment: 'The table FEATURES says which features this one may know.',
    severity: 'error',
    from: { path: `${inside}${feature}/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: inside, pathNot: `${inside}(${[feature, ...allowed].join('|')})/` },
  }));
  const unlisted = { from: { path: inside, pathNot: `${inside}(${known})/` }, to: { path: inside } };
  return [...rules, { name: `${app}-features-are-listed`, severity: 'error', ...unlisted }];
};

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-app-to-app', severity: 'error', from: { path: `${APPS}` }, to: { path: APPS, pathNot: '^apps/$1/' } },
    reaches('web-directions', '^apps/web/', ['^apps/web/', '^packages/(contract|explanations|recording)/', '^packages/content/src/forms/', '^packages/content/src/(algorithms|algorithms/testing/typed-inputs|exercises/(answers|drawn|exercise-files|generated|generators))\\.ts$', PUBLIC_LANGUAGES], 'The browser knows the contract, the public side of the languages, the forms of content files, how exercises are judged and how algorithms are watched.'),
    reaches('api-directions', '^apps/api/', ['^apps/api/', '^packages/(contract|content|postgres|queue|simulators)/', PUBLIC_LANGUAGES], 'The API never sees toolchains.'),
    reaches('runner-directions', '^apps/runner/', ['^apps/runner/', '^packages/(contract|languages|queue|recording)/', '^packages/postgres/src/[^/]+\\.ts$'], 'The runner knows no content, no learner and no server of its own.'),
    reaches('contract-directions', '^packages/contract/', ['^packages/contract/', PUBLIC_LANGUAGES], 'The contract stands on nothing of ours but language infos.'),
    reaches('explanations-directions', '^packages/explanations/', ['^packages/(explanations|contract)/', PUBLIC_LANGUAGES], 'Explanations are data for people: they know texts and the names of languages.'),
    reaches('recording-directions', '^packages/recording/', ['^packages/recording/'], 'Recordings of steps stand alone: browsers read what recorders wrote.'),
    reaches('languages-directions', '^packages/languages/', ['^packages/languages/'], 'Languages stand alone.'),
    reaches('content-directions', '^packages/content/', ['^packages/content/', '^packages/(languages|recording)/', PAGE_LANGUAGES, PLAN_KEYS, '^packages/queue/src/(job|testing/thorough)\\.ts$'], 'Content knows languages, those of the pages too, which plans there are, what a runner is asked and answers, and how recorded steps are read.'),
    reaches('algorithms-directions', '^packages/content/src/algorithms/(?!testing/|.*\\.test\\.ts$)', ['^packages/content/src/algorithms/'], 'Algorithms run in browsers: they stand alone.'),
    reaches('forms-directions', '^packages/content/src/forms/(?!.*\\.test\\.ts$)', ['^packages/content/src/(forms/|exercises/exercise-files\\.ts$)', PUBLIC_LANGUAGES], 'Forms of content files run in browsers: they never reach the loader.'),
    reaches('queue-directions', '^packages/queue/', ['^packages/(queue|postgres|contract)/'], 'The queue carries contract shapes.'),
    reaches('postgres-directions', '^packages/postgres/', ['^packages/postgres/'], 'How a PostgreSQL is run and reached, whatever stands in it.'),
    reaches('simulators-directions', '^packages/simulators/', ['^packages/simulators/'], 'Simulators stand in for outside services: they know nothing of ours.'),
    { name: 'web-ui-knows-no-feature', severity: 'error', from: { path: '^apps/web/src/(ui|lib)/' }, to: { path: '^apps/web/src/(features|app|staff)/' } },
    { name: 'web-staff-knows-no-feature', severity: 'error', comment: 'What the screens of the console share stands below the features, and learners never fetch it.', from: { path: '^apps/web/src/staff/' }, to: { path: '^apps/web/src/(features|app)/' } },
    { name: 'web-features-know-no-app', severity: 'error', from: { path: '^apps/web/src/features/' }, to: { path: '^apps/web/src/app/' } },
    { name: 'web-feature-to-feature', severity: 'error', comment: 'Only another feature\'s queries, rules and components it offers.', from: { path: '^apps/web/src/features/([^/]+)/' }, to: { path: '^apps/web/src/features/[^/]+/pages/', pathNot: '^apps/web/src/features/$1/' } },
    { name: 'api-platform-knows-no-feature', severity: 'error', from: { path: '^apps/api/src/platform/' }, to: { path: '^apps/api/src/(features|app\\.ts|main\\.ts)' } },
    { name: 'api-feature-to-feature', severity: 'error', comment: 'A feature reaches another only through its service, or its pure rules.', from: { path: '^apps/api/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' }, to: { path: '^apps/api/src/features/[^/]+/', pathNot: ['^apps/api/src/features/$1/', '\\.(service|rules)\\.ts$'] } },
    { name: 'api-rules-are-pure', severity: 'error', from: { path: '\\.rules\\.ts$' }, to: { path: '\\.(store|service|routes|queries)\\.ts$|^apps/api/src/platform/(database/database\\.ts|mail/)' } },
    ...featureRules('api'),
    ...featureRules('web'),
    { name: 'nothing-imports-admin', severity: 'error', from: { path: '^apps/[a-z]+/src/', pathNot: '/features/admin/|^apps/web/src/app/|^apps/api/src/(app|staff-routes)\\.ts$' }, to: { path: '/features/admin/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', 'node_modules'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'], extensions: ['.ts', '.tsx', '.js'] },
  },
};

// For scripts/check-architecture.mjs; dependency-cruiser itself refuses settings that it does not know.
Object.defineProperty(module.exports, 'FEATURES', { value: FEATURES });
