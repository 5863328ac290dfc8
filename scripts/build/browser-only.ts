import type { Plugin } from 'vite'

/** Modules that only browsers import: after an event, once the browser is idle, or for what the session brings. */
export const BROWSER_ONLY = [
  'client/app/idle.ts',
  'client/features/agents/agent-tools.tsx',
  'client/features/bag/mini-cart.tsx',
  'client/features/bag/open-bag-mutations.ts',
  'client/features/search/search-suggestions.tsx',
  'client/features/toasts/toasts.tsx',
]

/**
 * Leaves them, and what only they import, out of the worker: an isolate parses all of its worker's code when it starts. The edge
 * fails if it imports one after all.
 */
export function browserOnlyPlugin(): Plugin {
  let root = ''
  return {
    name: 'vitrine-browser-only',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'client',
    configResolved: (config) => void (root = config.root),
    load(id) {
      const file = BROWSER_ONLY.find((path) => id === `${root}/${path}`)
      return file ? `throw new Error(${JSON.stringify(`${file} is code for browsers`)})` : null
    },
  }
}
