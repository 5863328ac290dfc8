import type { TestProject } from 'vitest/node'

import { buildIfStale } from '../../scripts/build.ts'
import { freePort, startLocal } from '../../scripts/local-servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sandboxOrigin: string
    shopOrigin: string
  }
}

/** Both built workers for all test files of a project: the real service on a real database. */
// oxlint-disable-next-line import/no-default-export -- the test runner looks for a set-up there
export default async function startLocalShop(project: TestProject) {
  await buildIfStale()
  const local = await startLocal({
    port: await freePort(),
    sandboxPort: await freePort(),
    state: `.state/${project.name}-tests`,
    mode: 'test',
  })
  // What an earlier run has bought or changed is put back.
  await fetch(`${local.sandboxOrigin}/test-control/wipe`, { method: 'POST' })
  project.provide('sandboxOrigin', local.sandboxOrigin)
  project.provide('shopOrigin', local.origin)
  return () => local.stop()
}
