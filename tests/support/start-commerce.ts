import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

import type { TestProject } from 'vitest/node'

import { sendControl } from './test-control.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sandboxOrigin: string
    /** The seeds of the order schedules: as many as `ORDER_SCHEDULES` says, or those of `ORDER_SEEDS`. */
    orderSeeds: number[]
    /** Variables of a shop in another folder than `shop/`. */
    shopVariables: Readonly<Record<string, string>>
  }
}

const SCHEDULES = 50

/** Starts the built commerce service for all test files of a project, on a real database. */
// oxlint-disable-next-line import/no-default-export -- the test runner expects the setup there
export default async function startCommerce(project: TestProject) {
  const { origin, stop } = await serviceApart(`.state/${project.name}-tests`)
  // Removes the orders and changes of an earlier run.
  await sendControl(origin, { method: 'POST', path: '/wipe' })
  // All tests together order more than the stock.
  const plenty = { method: 'PUT', path: '/stock/JW0801', body: { siteId: 'us', ats: 100_000 } }
  await sendControl(origin, plenty)
  project.provide('sandboxOrigin', origin)
  project.provide('orderSeeds', orderSeeds())
  return stop
}

function orderSeeds() {
  const { ORDER_SEEDS: seeds, ORDER_SCHEDULES: length = SCHEDULES } = process.env
  if (seeds !== undefined) return seeds.split(',').map(Number)
  return Array.from({ length: Number(length) }, (_, count) => count + 1)
}

/**
 * The service runs in a separate process. The test runner would transform Miniflare, Wrangler and Vite line by line,
 * and in its environment the builder would build a shop that browsers cannot run.
 */
async function serviceApart(state: string) {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const service = fork(resolve(import.meta.dirname, 'commerce-process.ts'), [state], { env })
  const exit = once(service, 'exit')
  const failed = exit.then(([code]) => {
    throw new Error(`The commerce service exited with ${code}.`)
  })
  const [origin] = await Promise.race([once(service, 'message'), failed])
  failed.catch(() => undefined)
  const stop = async () => {
    service.disconnect()
    await exit
  }
  return { origin: String(origin), stop }
}
