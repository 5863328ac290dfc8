import { createServer, isRunnableDevEnvironment } from 'vite'
import { afterAll } from 'vitest'

import { deployPlugin } from '#scripts/build/deploy-plugin.ts'
import { messagesPlugin } from '#scripts/build/messages-plugin.ts'
import { serviceWorkerPlugin } from '#scripts/build/service-worker-plugin.ts'
import type * as appModule from '#worker/app.ts'

import { ROOT } from './sources.ts'

/**
 * The worker's app, loaded with the necessary build plugins. Until the tests of the file end, it can load more of its
 * code.
 */
export async function openApp() {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [messagesPlugin(), deployPlugin(), serviceWorkerPlugin()],
  })
  afterAll(() => server.close())
  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The app cannot be loaded.')
  const { createApp } = await ssr.runner.import<typeof appModule>(`${ROOT}/worker/app.ts`)
  return createApp()
}
