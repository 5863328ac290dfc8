import { runnerImport } from 'vite'

import { deployPlugin } from '#scripts/build/deploy-plugin.ts'
import { messagesPlugin } from '#scripts/build/messages-plugin.ts'
import { serviceWorkerPlugin } from '#scripts/build/service-worker-plugin.ts'
import type * as appModule from '#worker/app.ts'

import { ROOT } from './sources.ts'

/** The worker's app, loaded with the build plugins that it needs. */
export async function openApp() {
  const { module } = await runnerImport<typeof appModule>(`${ROOT}/worker/app.ts`, {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [messagesPlugin(), deployPlugin(), serviceWorkerPlugin()],
  })
  return module.createApp()
}
