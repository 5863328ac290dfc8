import type { Plugin } from 'vite'

/** Modules that only browsers import: after an event, once the browser is idle, or for the session's data. */
export const BROWSER_ONLY = [
  'client/app/idle.ts',
  'client/agents/agent-tools.tsx',
  'client/bag/mini-cart.tsx',
  'client/bag/open-bag-mutations.ts',
  'client/search/search-suggestions.tsx',
  'client/kit/toasts/toasts.tsx',
]

/**
 * Leaves them, and modules that only they import, out of the worker: an isolate parses all of its worker's code when it
 * starts. Importing one on the edge throws.
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
