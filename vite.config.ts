import { rename } from 'node:fs/promises'

import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'

import { experiments } from '#shop/experiments.ts'

import { browserOnlyPlugin } from './scripts/build/browser-only.ts'
import { checkRoutes } from './scripts/build/check-routes.ts'
import { chunkGroups } from './scripts/build/chunk-groups.ts'
import { deployPlugin } from './scripts/build/deploy-plugin.ts'
import { featuresPlugin } from './scripts/build/features-plugin.ts'
import { folderSizesPlugin } from './scripts/build/folder-sizes.ts'
import { libraryPatchesPlugin } from './scripts/build/library-patches.ts'
import { loadsPlugin } from './scripts/build/loads-plugin.ts'
import { messagesPlugin } from './scripts/build/messages-plugin.ts'
import { preparePublicFolder } from './scripts/build/public-folder.ts'
import { serviceWorkerPlugin } from './scripts/build/service-worker-plugin.ts'
import { slotsPlugin } from './scripts/build/slots-plugin.ts'
import { stylesheetPlugin } from './scripts/build/stylesheet-plugin.ts'
import { variablesOf } from './scripts/deployment.ts'
import { addressesAt } from './scripts/service-addresses.ts'
import { checkExperiments } from './shared/check-experiments.ts'
import { DIST, SHOP_ALIAS, SHOP_DEFAULTS, SHOP_FOLDER } from './scripts/shop-folder.ts'

/** Out of the folder that is deployed. */
const moveManifest = (outDir: string) =>
  Promise.all(
    ['manifest.json', 'importmap.json', 'loads.json', 'sheets.json'].map((file) =>
      rename(`${outDir}/.vite/${file}`, `${outDir}/../${file}`),
    ),
  )

/**
 * Modules of the shop are imported for what they export. Without this, a chunk whose code only the edge uses would still be
 * loaded.
 */
function hasSideEffects(id: string) {
  const folders = [
    ...['client', 'shared', 'worker'].map((name) => `${import.meta.dirname}/${name}`),
    SHOP_FOLDER,
    SHOP_DEFAULTS,
  ]
  const isOurs = folders.some((folder) => id.startsWith(`${folder}/`))
  return isOurs ? false : undefined
}

/** Under `npm run dev` the commerce service runs beside, on a port of its own. */
const devCommerce = process.env.DEV_COMMERCE_ORIGIN
const port = Number(process.env.PORT ?? 8787)

interface LocalWorker {
  services?: unknown
  vars?: Record<string, unknown>
}

function useLocalValues(worker: LocalWorker) {
  worker.vars = { ...worker.vars, ...variablesOf() }
  if (devCommerce) reachOverTcp(worker)
}

function reachOverTcp(worker: LocalWorker) {
  worker.services = []
  worker.vars = {
    ...worker.vars,
    ...(devCommerce && addressesAt(devCommerce)),
    ...JSON.parse(process.env.DEV_PROFILE_VARIABLES ?? '{}'),
    COMMERCE_ORIGIN: devCommerce,
    // Its files change without a new address.
    SERVICE_WORKER: 'false',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  }
}

export default defineConfig({
  publicDir: await preparePublicFolder(),
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    ...(devCommerce && { proxy: { '/pictures': devCommerce } }),
  },
  plugins: [
    { name: 'vitrine-routes', buildStart: checkRoutes },
    { name: 'vitrine-experiments', buildStart: () => checkExperiments(experiments) },
    browserOnlyPlugin(),
    featuresPlugin(),
    messagesPlugin(),
    slotsPlugin(),
    stylesheetPlugin(),
    loadsPlugin(),
    deployPlugin(),
    serviceWorkerPlugin(),
    folderSizesPlugin(),
    libraryPatchesPlugin(),
    cloudflare({
      configPath: 'wrangler.toml',
      persistState: { path: '.state/dev' },
      inspectorPort: false,
      config: useLocalValues,
    }),
  ],
  resolve: {
    // Messages are compiled at build time, so react-intl needs no parser.
    alias: {
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      ...SHOP_ALIAS,
    },
  },
  environments: {
    vitrine: {
      build: {
        outDir: `${DIST}/vitrine`,
        minify: true,
        // The platform would get them with each deploy, and each module a comment that names one.
        sourcemap: false,
        rolldownOptions: { treeshake: { moduleSideEffects: hasSideEffects } },
      },
    },
    client: {
      build: {
        outDir: `${DIST}/client`,
        manifest: true,
        chunkImportMap: true,
        rolldownOptions: {
          input: 'client/entry.tsx',
          experimental: { chunkImportMap: { fileName: '.vite/importmap.json' } },
          preserveEntrySignatures: false,
          treeshake: { moduleSideEffects: hasSideEffects },
          output: {
            // Otherwise React lands in the chunk of a page.
            codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
            // Every first visit loads the list of all files, so they have no names but their hashes. `dist/loads.json` and
            // `dist/manifest.json` know them, and `dist/sheets.json` the stylesheets.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
          },
        },
      },
    },
  },
  builder: {
    // The worker refers to the client's hashed file names, so the client is built first.
    async buildApp(builder) {
      const { client, ...workers } = builder.environments
      if (client) await builder.build(client)
      for (const worker of Object.values(workers)) await builder.build(worker)
      // The worker's build needs the manifest, and so do tests; it must not be deployed.
      if (client) await moveManifest(client.config.build.outDir)
    },
  },
})
