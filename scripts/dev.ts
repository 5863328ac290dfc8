import { createServer } from 'vite'

import { buildServiceIfStale } from '../sandbox/scripts/build.ts'
import { startSandbox, stateFolder } from '../sandbox/scripts/local-service.ts'
import { giveUp, portFrom, requireFree } from '../sandbox/scripts/ports.ts'
import { lockState } from '../sandbox/scripts/state-lock.ts'
import { profileVariables } from './profile-variables.ts'

const port = portFrom('PORT', 8787)
const sandboxPort = portFrom('SANDBOX_PORT', 8788)

/** `npm run dev`: serves the shop from source with hot reload, against the built commerce service. */
if (port === sandboxPort) giveUp(`PORT and SANDBOX_PORT are both ${port}; they must differ.`)
await requireFree('PORT', port)
await requireFree('SANDBOX_PORT', sandboxPort)
lockState(stateFolder())
await buildServiceIfStale((message) => console.log(`  … ${message}`))
const shopOrigin = `http://127.0.0.1:${port}`
const state = stateFolder()
const sandbox = await startSandbox({ sandboxPort, state, shopOrigin })
process.env.DEV_COMMERCE_ORIGIN = sandbox.origin
process.env.DEV_PROFILE_VARIABLES = JSON.stringify(profileVariables())
process.env.PORT = String(port)
const server = await createServer({ configLoader: 'native' })
await server.listen()
server.printUrls()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([server.close(), sandbox.stop()]).finally(() => process.exit(0))
  })
}
