import { builtinModules } from 'node:module'

import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { esmExternalRequirePlugin } from 'vite'
import { defineConfig } from 'vitest/config'

import { deployPlugin } from '../scripts/build/deploy-plugin.ts'
import { libraryPatchesPlugin } from '../scripts/build/library-patches.ts'
import { messagesPlugin } from '../scripts/build/messages-plugin.ts'
import { serviceWorkerPlugin } from '../scripts/build/service-worker-plugin.ts'

const SOURCES = '{client,locales,sandbox,scripts,shared,worker}'
const commerce = './tests/support/start-commerce.ts'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: [
      {
        plugins: [messagesPlugin()],
        // React's production build has no runtime for development JSX.
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit',
          env: { NODE_ENV: 'production' },
          execArgv: ['--import', './tests/support/patched-libraries.ts'],
          isolate: false,
          include: [`${SOURCES}/**/*.test.{ts,tsx}`, 'tests/{repo,support}/**/*.test.ts'],
          exclude: ['**/*.worker.test.ts', 'sandbox/tests/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [
          messagesPlugin(),
          deployPlugin(),
          serviceWorkerPlugin(),
          cloudflareTest({
            main: './worker/index.ts',
            miniflare: {
              compatibilityDate: '2026-10-01',
              kvNamespaces: ['CACHE'],
              durableObjects: {
                IDEMPOTENCY_KEYS: { className: 'IdempotencyKeys', useSQLite: true },
                ATTEMPT_LIMITS: { className: 'AttemptLimits', useSQLite: true },
                AGENT_SESSIONS: { className: 'AgentSessions', useSQLite: true },
                SIGN_OUT_MARKS: { className: 'SignOutMarks', useSQLite: true },
              },
            },
          }),
        ],
        // React's production build has no runtime for development JSX.
        oxc: { jsx: { development: false } },
        test: {
          name: 'worker',
          env: { NODE_ENV: 'production' },
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                include: ['react-dom', 'react-dom/server.node', 'react-intl', 'intl-messageformat'],
                rolldownOptions: {
                  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
                  plugins: [
                    esmExternalRequirePlugin({ external: [...builtinModules] }),
                    libraryPatchesPlugin(),
                  ],
                },
              },
            },
          },
          // The modules of a worker are not in a file system.
          fsModuleCache: false,
          // Every test makes its own app, and a runtime for each file would take a second of its own.
          isolate: false,
          include: ['worker/**/*.worker.test.ts', 'tests/worker/**/*.worker.test.ts'],
          globalSetup: commerce,
          // Some tests follow hundreds of links, or try many orders, beside another file.
          testTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'contract',
          // The tests call another process, and the SDK is slow to load.
          isolate: false,
          include: ['{sandbox/tests,tests/contract}/**/*.test.ts'],
          globalSetup: ['./sandbox/tests/start-service.ts', './sandbox/tests/read-declarations.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
