import type { LazyPage } from '../kit/page.ts'

export const contentPages = {
  home: { load: () => import('./home-page.tsx').then((module) => module.homePage) },
  customerCare: {
    load: () => import('./content-page.tsx').then((module) => module.customerCarePage),
  },
  privacyAndSecurity: {
    load: () => import('./content-page.tsx').then((module) => module.privacyAndSecurityPage),
  },
  statesPrivacyRights: {
    load: () => import('./content-page.tsx').then((module) => module.statesPrivacyRightsPage),
  },
  styleGuide: {
    load: () =>
      import('./style-guide/style-guide-page.tsx').then((module) => module.styleGuidePage),
    needsAllMessages: true,
  },
  globalLocations: {
    load: () => import('./content-page.tsx').then((module) => module.globalLocationsPage),
  },
} satisfies Record<string, LazyPage>
