import type { RouteObject } from 'react-router';

import { answersFirst } from './answers-first.ts';
import { FrameFallback } from './frame-fallback.tsx';
import { landingOrDashboard, learnersOnly } from './gates.ts';
import { LearnerFrame } from './learner-frame.tsx';
import { NotFoundScreen } from './not-found.screen.tsx';
import { PublicFrame } from './public-frame.tsx';
import { RootFrame } from './root-frame.tsx';
import { RouteFault } from './route-fault.tsx';
import type { Screen } from './screen.ts';
import { learnerScreens, publicScreens, visitorScreens } from './screens.ts';
import { VisitorFrame } from './visitor-frame.tsx';

const developmentScreens: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/styleguide',
        lazy: async () => ({ Component: (await import('./styleguide.screen.tsx')).StyleguideScreen }),
      },
    ]
  : [];

function routeOf({ path, component, gate, data, fills }: Screen): RouteObject {
  return {
    path,
    ...(fills && { handle: fills }),
    ...(gate && { loader: gate }),
    ...(data && answersFirst(data)),
    lazy: async () => ({ Component: await component() }),
  };
}

export const routes: RouteObject[] = [
  {
    Component: RootFrame,
    HydrateFallback: FrameFallback,
    ErrorBoundary: RouteFault,
    children: [
      {
        Component: PublicFrame,
        children: [
          { path: '/', loader: landingOrDashboard },
          ...publicScreens.map(routeOf),
          ...developmentScreens,
        ],
      },
      { Component: VisitorFrame, children: visitorScreens.map(routeOf) },
      {
        Component: LearnerFrame,
        loader: learnersOnly,
        shouldRevalidate: () => true,
        children: learnerScreens.map((screen) => ({ ...routeOf(screen), ErrorBoundary: RouteFault })),
      },
      { path: '/notfound', Component: NotFoundScreen },
      { path: '*', Component: NotFoundScreen },
    ],
  },
];
