import type { LazyPage } from '../kit/page.ts'

export const consentPages = {
  privacyChoices: {
    load: () => import('./privacy-choices-page.tsx').then((module) => module.privacyChoicesPage),
  },
} satisfies Record<string, LazyPage>
