import type { RouteObject } from 'react-router';

import { answersFirst } from './answers-first.ts';
import { FrameFallback } from './frame-fallback.tsx';
import { courseOfLearner, landingOrDashboard, learnersOnly, visitorsOnly } from './gates.ts';
import { LearnerFrame } from './learner-frame.tsx';
import { NotFoundScreen } from './not-found.screen.tsx';
import { PublicFrame } from './public-frame.tsx';
import { RootFrame } from './root-frame.tsx';
import { RouteFault } from './route-fault.tsx';
import { screen } from './screen.ts';
import { VisitorFrame } from './visitor-frame.tsx';

/** Screens for everybody (FRAME-2). */
const publicScreens: RouteObject[] = [
  { path: '/', loader: landingOrDashboard },
  screen('/login', async () => (await import('../features/auth/pages/login.page.tsx')).LoginPage, {
    loader: visitorsOnly,
  }),
  screen('/register', async () => (await import('../features/auth/pages/register.page.tsx')).RegisterPage, {
    loader: visitorsOnly,
  }),
  screen(
    '/forgotpassword',
    async () => (await import('../features/auth/pages/forgot-password.page.tsx')).ForgotPasswordPage,
    { loader: visitorsOnly },
  ),
  screen('/recover', async () => (await import('../features/auth/pages/recover.page.tsx')).RecoverPage),
  screen(
    '/emailconfirmed',
    async () => (await import('../features/auth/pages/email-confirmed.page.tsx')).EmailConfirmedPage,
  ),
  screen(
    '/privacypolicy',
    async () => (await import('../features/pages/pages/text.page.tsx')).PrivacyPolicyPage,
  ),
  screen('/offline', async () => (await import('../features/offline/pages/offline.page.tsx')).OfflinePage),
  screen('/terms', async () => (await import('../features/pages/pages/text.page.tsx')).TermsPage),
  screen('/grievance', async () => (await import('../features/pages/pages/text.page.tsx')).GrievancePage),
];

/** Where a visitor looks around before there is an account. */
const visitorScreens: RouteObject[] = [
  screen(
    '/courses/:topicId',
    async () => (await import('../features/syllabus/pages/course.page.tsx')).CoursePage,
    { loader: courseOfLearner },
  ),
  screen(
    '/courses/:topicId/:assetId',
    async () => (await import('../features/syllabus/pages/first-item.page.tsx')).FirstItemPage,
    { loader: courseOfLearner },
  ),
];

/** Screens for signed-in users. Each with the top bar. */
const learnerScreens: RouteObject[] = [
  screen('/dev', async () => (await import('../features/demo/pages/demo.page.tsx')).DemoPage),
  screen(
    '/notifications',
    async () => (await import('../features/notifications/pages/notifications.page.tsx')).NotificationsPage,
  ),
  screen('/support', async () => (await import('../features/support/pages/support.page.tsx')).SupportPage),
  screen(
    '/myaccount',
    async () => (await import('../features/account/pages/my-account.page.tsx')).MyAccountPage,
  ),
  screen(
    '/changepassword',
    async () => (await import('../features/account/pages/change-password.page.tsx')).ChangePasswordPage,
  ),
  screen('/payment', async () => (await import('../features/plans/pages/plans.page.tsx')).PlansPage),
  screen(
    '/checkout/:type',
    async () => (await import('../features/payments/pages/checkout.page.tsx')).CheckoutPage,
  ),
  screen(
    '/paymentsucceeded',
    async () => (await import('../features/payments/pages/payment-succeeded.page.tsx')).PaymentSucceededPage,
  ),
  screen(
    '/dashboard',
    async () => (await import('../features/learning/pages/dashboard.page.tsx')).DashboardPage,
    answersFirst,
  ),
  screen(
    '/learn',
    async () => (await import('../features/learning/pages/learn.page.tsx')).LearnPage,
    answersFirst,
  ),
  screen(
    '/learn/:topicId',
    async () => (await import('../features/learning/pages/topic.page.tsx')).TopicPage,
    answersFirst,
  ),
  screen(
    '/learn/:subtopicId/:assetId',
    async () => (await import('../features/learning/pages/lesson.page.tsx')).LessonPage,
    answersFirst,
  ),
  screen(
    '/practise',
    async () => (await import('../features/practice/pages/practise.page.tsx')).PractisePage,
    answersFirst,
  ),
  screen(
    '/practise/:from/:assetId',
    async () => (await import('../features/practice/pages/problem.page.tsx')).ProblemPage,
    answersFirst,
  ),
  screen('/admin/*', async () => (await import('./console.screen.tsx')).ConsoleScreen),
];

const developmentScreens: RouteObject[] = import.meta.env.DEV
  ? [screen('/styleguide', async () => (await import('./styleguide.screen.tsx')).StyleguideScreen)]
  : [];

export const routes: RouteObject[] = [
  {
    Component: RootFrame,
    HydrateFallback: FrameFallback,
    ErrorBoundary: RouteFault,
    children: [
      { Component: PublicFrame, children: [...publicScreens, ...developmentScreens] },
      { Component: VisitorFrame, children: visitorScreens },
      {
        Component: LearnerFrame,
        loader: learnersOnly,
        shouldRevalidate: () => true,
        children: learnerScreens.map((route) => ({ ...route, ErrorBoundary: RouteFault })),
      },
      { path: '/notfound', Component: NotFoundScreen },
      { path: '*', Component: NotFoundScreen },
    ],
  },
];
