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
  const control = async (method: string, path: string, body?: object) => {
    const init = body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }
    const done = await fetch(`${local.sandboxOrigin}/test-control${path}`, { method, ...init })
    if (!done.ok) throw new Error(`The service responded to ${path} with ${done.status}.`)
  }
  // Removes the orders and changes of an earlier run.
  await control('POST', '/wipe')
  // All tests together order more of it than there is.
  await control('PUT', '/stock/JW0801', { siteId: 'us', ats: 100_000 })
  project.provide('sandboxOrigin', local.sandboxOrigin)
  return () => local.stop()
}

/** Builds in another process: in the test runner's environment it would build a shop that browsers cannot run. */
function buildApart() {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const build = resolve(import.meta.dirname, '../../scripts/build.ts')
  execFileSync(process.execPath, [build], { env, stdio: ['ignore', 'inherit', 'inherit'] })
}
