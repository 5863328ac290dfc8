import { buildServiceIfStale } from './build.ts'
import { startSandbox, stateFolder } from './local-service.ts'
import { portFrom, requireFree } from './ports.ts'
import { lockState } from './state-lock.ts'

const sandboxPort = portFrom('SANDBOX_PORT', 8788)
const isTest = process.env.SANDBOX_MODE === 'test'

/** `npm run sandbox`: the commerce service alone, for any client of the commerce API. */
await requireFree('SANDBOX_PORT', sandboxPort)
lockState(stateFolder())
await buildServiceIfStale(progress)
const sandbox = await startSandbox({
  sandboxPort,
  state: stateFolder(),
  mode: isTest ? 'test' : 'development',
  pictures: process.env.SANDBOX_PICTURES,
  onProgress: progress,
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.stop().finally(() => process.exit(0)))
}
console.log(`Ready: the commerce service runs at ${sandbox.origin}`)
console.log(`GET ${sandbox.origin}/ describes it: sites, clients, base paths, keys, fixtures.`)
if (isTest) console.log(`Test control is open at ${sandbox.origin}/test-control.`)

function progress(message: string) {
  console.log(`  … ${message}`)
}
