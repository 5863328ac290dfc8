import type { LazyPage } from '../kit/page.ts'

export const agentPages = {
  agentRefused: {
    load: () => import('./agent-refused-page.tsx').then((module) => module.agentRefusedPage),
  },
} satisfies Record<string, LazyPage>
