import { stateFolder } from '../sandbox/scripts/local-service.ts'
import { giveUp, portFrom, requireFree } from '../sandbox/scripts/ports.ts'
import { lockState } from '../sandbox/scripts/state-lock.ts'
import { buildIfStale } from './build.ts'
import { startLocal } from './local-servers.ts'

const started = process.hrtime.bigint()
const port = portFrom('PORT', 8787)
const sandboxPort = portFrom('SANDBOX_PORT', 8788)
const isTest = process.env.SANDBOX_MODE === 'test'
const { LEGACY_ROUTES } = process.env

await serve()

/** `npm start`: builds after changes, prepares the database and serves both workers until interrupted. */
async function serve() {
  if (port === sandboxPort) giveUp(`PORT and SANDBOX_PORT are both ${port}; they must differ.`)
  await requireFree('PORT', port)
  await requireFree('SANDBOX_PORT', sandboxPort)
  lockState(stateFolder())
  await buildIfStale(progress)
  const local = await startLocal({
    port,
    sandboxPort,
    state: stateFolder(),
    mode: isTest ? 'test' : 'development',
    pictures: process.env.SANDBOX_PICTURES,
    ...(LEGACY_ROUTES && { vars: { LEGACY_ROUTES } }),
    hasDataset: true,
    onProgress: progress,
    onLog: (line) => process.env.LOG === 'off' || console.log(line),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void local.stop().finally(() => process.exit(0)))
  }
  await answers(`${local.origin}/api/navigation`)
  await answers(`${local.sandboxOrigin}/`)
  const seconds = (Number(process.hrtime.bigint() - started) / 1e9).toFixed(1)
  console.log(
    `Ready in ${seconds} s: storefront ${local.origin}, commerce service ${local.sandboxOrigin}`,
  )
}

async function answers(address: string) {
  const answer = await fetch(address)
  await answer.body?.cancel()
  if (answer.status >= 500) giveUp(`${address} responded with ${answer.status}; see the log above.`)
}

function progress(message: string) {
  console.log(`  … ${message}`)
}
