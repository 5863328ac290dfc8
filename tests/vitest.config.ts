import { builtinModules } from 'node:module'
import { relative } from 'node:path'

import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { esmExternalRequirePlugin } from 'vite'
import { defineConfig } from 'vitest/config'

import { deployPlugin } from '../scripts/build/deploy-plugin.ts'
import { FEATURES, featuresPlugin, type Features } from '../scripts/build/features-plugin.ts'
import { libraryPatchesPlugin } from '../scripts/build/library-patches.ts'
import { messagesPlugin } from '../scripts/build/messages-plugin.ts'
import { serviceWorkerPlugin } from '../scripts/build/service-worker-plugin.ts'
import { ROOT, SHOP_ALIAS, SHOP_FOLDER } from '../scripts/shop-folder.ts'
import { NONE } from './features/features.ts'

const SHOP = relative(ROOT, SHOP_FOLDER)
/** Code under test reads the selected shop, too. */
const resolve = { alias: SHOP_ALIAS }
const SOURCES = `{cartridges,client,locales,sandbox,scripts,shared,${SHOP},worker}`
/** Builds the shop without each feature, which `npm test` leaves to `npm run test:features`. */
const EACH_FEATURE = 'tests/features/each-feature.test.ts'
const commerce = './tests/support/start-commerce.ts'

const STOCK_SERVICE = './sandbox/tests/stock/start-stock-service.ts'
const service = process.env.SANDBOX_PROFILE === 'stock' ? STOCK_SERVICE : commerce

/** What a shop of another folder needs besides the variables of `tests/worker/shop.ts`, which are for the demo's sites. */
async function variablesOfShop() {
  const [{ variablesOf }, { profileVariables }] = await Promise.all([
    import('../scripts/deployment.ts'),
    import('../scripts/profile-variables.ts'),
  ])
  return { SEARCH_KEYS: '{}', ...profileVariables(), ...variablesOf() }
}

interface WorkerTests {
  include: string
  features: Features
  globalSetup?: string
  shopVariables?: Readonly<Record<string, string>>
}

/** Tests of the worker in its runtime, with these features. */
const workerProject = (
  name: string,
  { include, features, globalSetup = commerce, shopVariables = {} }: WorkerTests,
) => ({
  resolve,
  plugins: [
    featuresPlugin(features),
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
    name,
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
    include: [include],
    globalSetup,
    provide: { shopVariables },
    // Some tests follow hundreds of links, or try many orders, beside another file.
    testTimeout: 240_000,
  },
})

export default defineConfig({
  root: ROOT,
  test: {
    projects: [
      {
        resolve,
        plugins: [messagesPlugin()],
        // React's production build has no runtime for development JSX.
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit',
          env: { NODE_ENV: 'production' },
          execArgv: ['--import', './tests/support/patched-libraries.ts'],
          isolate: false,
          include: [`${SOURCES}/**/*.test.{ts,tsx}`, 'tests/{features,repo,support}/**/*.test.ts'],
          exclude: ['**/*.{service,worker}.test.ts', 'sandbox/tests/**', EACH_FEATURE],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { resolve, test: { name: 'each-feature', include: [EACH_FEATURE], testTimeout: 60_000 } },
      workerProject('worker', {
        include: `{worker,tests/worker,${SHOP}}/**/*.worker.test.ts`,
        features: FEATURES,
      }),
      ...(SHOP === 'shop'
        ? []
        : [
            workerProject('shop', {
              include: `${SHOP}/**/*.worker.test.ts`,
              features: FEATURES,
              globalSetup: service,
              shopVariables: await variablesOfShop(),
            }),
          ]),
      workerProject('no-features', {
        include: 'tests/features/**/*.worker.test.ts',
        features: NONE,
      }),
      {
        test: {
          name: 'contract',
          // The tests call another process, and the SDK is slow to load.
          isolate: false,
          include: [
            '{sandbox/tests,tests/contract}/**/*.test.ts',
            'sandbox/catalog/*.service.test.ts',
          ],
          exclude: ['sandbox/tests/stock/**', 'tests/contract/stock/**'],
          globalSetup: ['./sandbox/tests/start-service.ts', './sandbox/tests/read-declarations.ts'],
          testTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: 'simulator',
          include: ['tests/simulator/*.test.ts'],
          testTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'stock',
          isolate: false,
          include: ['{sandbox/tests,tests/contract}/stock/**/*.test.ts'],
          globalSetup: [
            './sandbox/tests/stock/start-stock-service.ts',
            './sandbox/tests/read-declarations.ts',
          ],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
