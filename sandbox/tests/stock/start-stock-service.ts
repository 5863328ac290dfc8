import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

import type { TestProject } from 'vitest/node'

/** A process has one profile, so the service with the profile `stock` has its own. */
export async function setup(project: TestProject) {
  // The test runner's variables change what the builder makes.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const service = fork(
    resolve(import.meta.dirname, 'stock-process.ts'),
    [`.state/${project.name}-tests`],
    { env: { ...env, SANDBOX_PROFILE: 'stock' } },
  )
  const exit = once(service, 'exit')
  const failed = exit.then(([code]) => {
    throw new Error(`The commerce service ended with ${code}.`)
  })
  const [origin] = await Promise.race([once(service, 'message'), failed])
  failed.catch(() => undefined)
  project.provide('sandboxOrigin', String(origin))
  return async () => {
    service.disconnect()
    await exit
  }
}
