import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

import type { TestProject } from 'vitest/node'

import { freePort } from '../../sandbox/scripts/local-service.ts'
import { startLocal } from '../../scripts/local-servers.ts'
import { sendControl } from './test-control.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sandboxOrigin: string
    /** The seeds of the changes during an order: as many as `ORDER_SCHEDULES` says, or those of `ORDER_SEEDS`. */
    orderSeeds: number[]
  }
}

const SCHEDULES = 50

/** Starts both built workers for all test files of a project: the real service on a real database. */
// oxlint-disable-next-line import/no-default-export -- the test runner expects the setup there
export default async function startLocalShop(project: TestProject) {
  buildApart()
  const local = await startLocal({
    port: await freePort(),
    sandboxPort: await freePort(),
    state: `.state/${project.name}-tests`,
    mode: 'test',
  })
  // Removes the orders and changes of an earlier run.
  await sendControl(local.sandboxOrigin, { method: 'POST', path: '/wipe' })
  // All tests together order more of it than there is.
  const plenty = { method: 'PUT', path: '/stock/JW0801', body: { siteId: 'us', ats: 100_000 } }
  await sendControl(local.sandboxOrigin, plenty)
  project.provide('sandboxOrigin', local.sandboxOrigin)
  project.provide('orderSeeds', orderSeeds())
  return () => local.stop()
}

function orderSeeds() {
  const { ORDER_SEEDS: seeds, ORDER_SCHEDULES: length = SCHEDULES } = process.env
  if (seeds !== undefined) return seeds.split(',').map(Number)
  return Array.from({ length: Number(length) }, (_, count) => count + 1)
}

/** Builds in another process: in the test runner's environment it would build a shop that browsers cannot run. */
function buildApart() {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const build = resolve(import.meta.dirname, '../../scripts/build.ts')
  execFileSync(process.execPath, [build], { env, stdio: ['ignore', 'inherit', 'inherit'] })
}
