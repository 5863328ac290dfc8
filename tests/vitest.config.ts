import { defineConfig } from 'vitest/config'

const SOURCES = '{client,locales,sandbox,scripts,shared,worker}'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${SOURCES}/**/*.test.{ts,tsx}`, 'tests/repo/**/*.test.ts'],
          exclude: ['**/*.worker.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
})
