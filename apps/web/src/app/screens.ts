import { courseOfLearner, entry, glossaryOfLearner, visitorsOnly } from './gates.ts';
import { kept, shown } from './screen-data.ts';
import { screen, type DataOf, type Screen } from './screen.ts';

const learning = () => import('../features/learning/learning.queries.ts');
const mastery = () => import('../features/mastery/mastery.queries.ts');
const mocks = () => import('../features/mocks/pages/mocks.screen.tsx');
const practice = () => import('../features/practice/practice.queries.ts');

const sheetsData: DataOf = async () => [
  kept((await practice()).problemsQuery),
  kept((await import('../features/practice/sheets.queries.ts')).sheetsQuery),
];
const glossaryData: DataOf = async ({ topicId = '' }) => [
  kept((await import('../features/syllabus/syllabus.queries.ts')).glossaryQuery(topicId)),
];

function textPage(pageId: string): DataOf {
  return async () => {
    const { pageQuery } = await import('../features/pages/pages.queries.ts');
    return [kept(pageQuery(pageId))];
  };
}

/** Screens for everybody (FRAME-2). */
export const publicScreens: readonly Screen[] = [
  screen('/login', {
    page: () => import('../features/auth/pages/login.page.tsx'),
    show: ({ LoginPage }) => LoginPage,
    gate: entry,
    budget: { kib: 200 },
  }),
  screen('/login/return', {
    page: () => import('../features/auth/pages/provider-return.page.tsx'),
    show: ({ ProviderReturnPage }) => ProviderReturnPage,
    shares: 'nothing',
  }),
  screen('/register', {
    page: () => import('../features/auth/pages/register.page.tsx'),
    show: ({ RegisterPage }) => RegisterPage,
    gate: entry,
  }),
  screen('/forgotpassword', {
    page: () => import('../features/auth/pages/forgot-password.page.tsx'),
    show: ({ ForgotPasswordPage }) => ForgotPasswordPage,
    gate: visitorsOnly,
  }),
  screen('/recover', {
    page: () => import('../features/auth/pages/recover.page.tsx'),
    show: ({ RecoverPage }) => RecoverPage,
  }),
  screen('/emailconfirmed', {
    page: () => import('../features/auth/pages/email-confirmed.page.tsx'),
    show: ({ EmailConfirmedPage }) => EmailConfirmedPage,
  }),
  screen('/lti', {
    page: () => import('../features/lti/pages/launched.page.tsx'),
    show: ({ LaunchedPage }) => LaunchedPage,
    shares: 'nothing',
  }),
  screen('/privacypolicy', {
    page: () => import('../features/pages/pages/text.page.tsx'),
    show: ({ PrivacyPolicyPage }) => PrivacyPolicyPage,
    data: textPage('privacypolicy'),
  }),
  screen('/offline', {
    page: () => import('../features/offline/pages/offline.page.tsx'),
    show: ({ OfflinePage }) => OfflinePage,
    precached: true,
  }),
  screen('/terms', {
    page: () => import('../features/pages/pages/text.page.tsx'),
    show: ({ TermsPage }) => TermsPage,
    data: textPage('terms'),
  }),
  screen('/grievance', {
    page: () => import('../features/pages/pages/text.page.tsx'),
    show: ({ GrievancePage }) => GrievancePage,
    data: textPage('grievance'),
  }),
  screen('/certificates/:id', {
    page: () => import('../features/certificates/pages/certificate.page.tsx'),
    show: ({ CertificatePage }) => CertificatePage,
  }),
];

/** Where a visitor looks around before there is an account. */
export const visitorScreens: readonly Screen[] = [
  screen('/courses/:topicId', {
    page: () => import('../features/syllabus/pages/course.page.tsx'),
    show: ({ CoursePage }) => CoursePage,
    gate: courseOfLearner,
  }),
  screen('/courses/:topicId/glossary', {
    page: () => import('../features/syllabus/pages/glossary.page.tsx'),
    show: ({ GlossaryPage }) => GlossaryPage,
    gate: glossaryOfLearner,
    shares: 'nothing',
  }),
  screen('/courses/:topicId/:assetId', {
    page: () => import('../features/syllabus/pages/first-item.page.tsx'),
    show: ({ FirstItemPage }) => FirstItemPage,
    gate: courseOfLearner,
  }),
];

/** Screens for signed-in users. Each with the top bar; visitors are asked to sign in. */
export const learnerScreens: readonly Screen[] = [
  screen('/dev', {
    page: () => import('../features/demo/pages/demo.page.tsx'),
    show: ({ DemoPage }) => DemoPage,
  }),
  screen('/notifications', {
    page: () => import('../features/notifications/pages/notifications.page.tsx'),
    show: ({ NotificationsPage }) => NotificationsPage,
  }),
  screen('/support', {
    page: () => import('../features/support/pages/support.page.tsx'),
    show: ({ SupportPage }) => SupportPage,
  }),
  screen('/myaccount', {
    page: () => import('../features/account/pages/my-account.page.tsx'),
    show: ({ MyAccountPage }) => MyAccountPage,
  }),
  screen('/certificates', {
    page: () => import('../features/certificates/pages/my-certificates.page.tsx'),
    show: ({ MyCertificatesPage }) => MyCertificatesPage,
  }),
  screen('/changepassword', {
    page: () => import('../features/account/pages/change-password.page.tsx'),
    show: ({ ChangePasswordPage }) => ChangePasswordPage,
  }),
  screen('/payment', {
    page: () => import('../features/payments/pages/plans.page.tsx'),
    show: ({ PlansPage }) => PlansPage,
  }),
  screen('/checkout/:type', {
    page: () => import('../features/payments/pages/checkout.page.tsx'),
    show: ({ CheckoutPage }) => CheckoutPage,
  }),
  screen('/paymentsucceeded', {
    page: () => import('../features/payments/pages/payment-succeeded.page.tsx'),
    show: ({ PaymentSucceededPage }) => PaymentSucceededPage,
  }),
  screen('/dashboard', {
    page: () => import('../features/learning/pages/dashboard.page.tsx'),
    show: ({ DashboardPage }) => DashboardPage,
    data: async () => {
      const { progressQuery, todayQuery } = await learning();
      return [kept(progressQuery), shown(todayQuery)];
    },
    precached: true,
    shares: 'parts',
    budget: { kib: 200 },
  }),
  screen('/review', {
    page: () => import('../features/mastery/pages/review.page.tsx'),
    show: ({ ReviewPage }) => ReviewPage,
    data: async () => [kept((await import('../features/learning/review.queries.ts')).reviewQuery)],
    precached: true,
    shares: 'nothing',
  }),
  screen('/learn', {
    page: () => import('../features/learning/pages/learn.page.tsx'),
    show: ({ LearnPage }) => LearnPage,
    data: async () => {
      const { catalogueQuery, progressQuery } = await learning();
      return [kept(catalogueQuery), kept(progressQuery)];
    },
    precached: true,
    shares: 'parts',
  }),
  screen('/learn/:topicId', {
    page: () => import('../features/learning/pages/topic.page.tsx'),
    show: ({ TopicPage }) => TopicPage,
    data: async ({ topicId = '' }) => [kept((await learning()).topicQuery(topicId))],
    precached: true,
    shares: 'parts',
  }),
  screen('/learn/:topicId/glossary', {
    page: () => import('../features/syllabus/pages/glossary.page.tsx'),
    show: ({ GlossaryPage }) => GlossaryPage,
    data: glossaryData,
    shares: 'nothing',
  }),
  screen('/learn/:topicId/concepts', {
    page: () => import('../features/mastery/pages/concepts.page.tsx'),
    show: ({ ConceptsPage }) => ConceptsPage,
    data: async ({ topicId = '' }) => [kept((await mastery()).conceptMapQuery(topicId))],
    shares: 'nothing',
  }),
  screen('/learn/:topicId/placement', {
    page: () => import('../features/mastery/pages/placement.page.tsx'),
    show: ({ PlacementPage }) => PlacementPage,
    data: async ({ topicId = '' }) => [kept((await mastery()).placementQuery(topicId))],
    shares: 'nothing',
  }),
  screen('/learn/:subtopicId/:assetId', {
    page: () => import('../features/learning/pages/lesson.page.tsx'),
    show: ({ LessonPage }) => LessonPage,
    data: async ({ subtopicId = '' }) => [kept((await learning()).subtopicQuery(subtopicId))],
    precached: true,
    shares: 'study',
    budget: { kib: 201 },
  }),
  screen('/practise', {
    page: () => import('../features/practice/pages/practise.page.tsx'),
    show: ({ PractisePage }) => PractisePage,
    data: async () => [kept((await practice()).problemsQuery), kept((await learning()).progressQuery)],
    shares: 'study',
  }),
  screen('/assignments', {
    page: () => import('../features/assignments/pages/assignments.page.tsx'),
    show: ({ AssignmentsPage }) => AssignmentsPage,
    shares: 'nothing',
  }),
  screen('/assignments/:id', {
    page: () => import('../features/assignments/pages/assignment.page.tsx'),
    show: ({ AssignmentPage }) => AssignmentPage,
    shares: 'nothing',
  }),
  screen('/attendance', {
    page: () => import('../features/classes/pages/attendance.page.tsx'),
    show: ({ OwnAttendancePage }) => OwnAttendancePage,
    shares: 'nothing',
  }),
  screen('/exams/:id', {
    page: () => import('../features/exams/pages/exam.page.tsx'),
    show: ({ ExamPage }) => ExamPage,
    shares: 'nothing',
  }),
  screen('/exams/:id/desk', {
    page: () => import('../features/exams/pages/workspace.page.tsx'),
    show: ({ WorkspacePage }) => WorkspacePage,
    fills: 'window',
    precached: true,
    shares: 'study',
  }),
  screen('/mocks/*', { page: mocks, show: ({ MocksScreen }) => MocksScreen, shares: 'nothing' }),
  screen('/mocks/:id/desk', {
    page: mocks,
    show: ({ MockWorkspaceScreen }) => MockWorkspaceScreen,
    fills: 'window',
    shares: 'nothing',
  }),
  screen('/sheets', {
    page: () => import('../features/practice/pages/sheets.page.tsx'),
    show: ({ SheetsPage }) => SheetsPage,
    data: sheetsData,
    shares: 'nothing',
  }),
  screen('/sheets/:sheetId', {
    page: () => import('../features/practice/pages/sheet.page.tsx'),
    show: ({ SheetPage }) => SheetPage,
    data: sheetsData,
    shares: 'nothing',
  }),
  screen('/practise/:from/:assetId', {
    page: () => import('../features/practice/pages/problem.page.tsx'),
    show: ({ ProblemPage }) => ProblemPage,
    data: async ({ assetId = '' }) => [
      kept((await practice()).problemQuery(assetId)),
      shown((await import('../features/settings/settings.queries.ts')).settingsQuery),
    ],
    fills: 'window',
    shares: 'study',
    budget: { kib: 350, with: ['ui/editor/code-editor.tsx', '@codemirror/lang-cpp'] },
  }),
  screen('/practise/:from/:assetId/editorial', {
    page: () => import('../features/practice/pages/editorial.page.tsx'),
    show: ({ EditorialPage }) => EditorialPage,
    data: async ({ assetId = '' }) => [
      kept((await import('../features/practice/editorial.queries.ts')).editorialQuery(assetId)),
    ],
    shares: 'nothing',
  }),
  screen('/admin/*', {
    page: () => import('./console.screen.tsx'),
    show: ({ ConsoleScreen }) => ConsoleScreen,
    shares: 'nothing',
  }),
];

/** What is around every screen, and the account in it; the build alone reads this. */
export const frame = {
  data: async () => [shown((await import('../features/auth/auth.queries.ts')).userQuery)],
  /** What is fetched later, on whatever screen. */
  precached: [
    'ui/toast.tsx',
    'ui/menu-items.tsx',
    'ui/dialog-window.tsx',
    'features/learning/learning.queries.ts',
  ],
  budget: { kib: 150 },
};
