import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

import type { TestProject } from 'vitest/node'

import { freePort, startSandbox } from '../scripts/local-service.ts'
import { copySeededState, prepareSeededState } from './seeded-state.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sandboxOrigin: string
  }
}

/** The built service for all test files, on a real database. */
export async function setup(project: TestProject) {
  buildApart()
  await prepareSeededState()
  const service = await startSandbox({
    sandboxPort: await freePort(),
    state: await copySeededState(`${project.name}-tests`),
    isSeeded: true,
    mode: 'test',
  })
  project.provide('sandboxOrigin', service.origin)
  return () => service.stop()
}

/** In a separate process: the test runner's sets variables that change what the builder makes. */
function buildApart() {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const build = resolve(import.meta.dirname, '../scripts/build.ts')
  execFileSync(process.execPath, [build], { env, stdio: ['ignore', 'inherit', 'inherit'] })
}
