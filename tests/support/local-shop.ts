import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

import type { TestProject } from 'vitest/node'

import { freePort } from '../../sandbox/scripts/local-service.ts'
import { startLocal } from '../../scripts/local-servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sandboxOrigin: string
  }
}

/** Both built workers for all test files of a project: the real service on a real database. */
// oxlint-disable-next-line import/no-default-export -- the test runner looks for a set-up there
export default async function startLocalShop(project: TestProject) {
  buildApart()
  const local = await startLocal({
    port: await freePort(),
    sandboxPort: await freePort(),
    state: `.state/${project.name}-tests`,
    mode: 'test',
  })
  // What an earlier run has bought or changed is put back.
  const wiped = await fetch(`${local.sandboxOrigin}/test-control/wipe`, { method: 'POST' })
  if (!wiped.ok) throw new Error(`The service answers ${wiped.status} to a wipe.`)
  project.provide('sandboxOrigin', local.sandboxOrigin)
  return () => local.stop()
}

/** In a process of its own: the test runner's would build a shop for tests, which a browser cannot run. */
function buildApart() {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const build = resolve(import.meta.dirname, '../../scripts/build.ts')
  execFileSync(process.execPath, [build], { env, stdio: ['ignore', 'inherit', 'inherit'] })
}
