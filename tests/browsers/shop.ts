import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

import type { TestProject } from 'vitest/node'

import { startLocal } from '../../scripts/local-servers.ts'
import { makeCertificate } from '../bench/visit/certificate.ts'
import { PAYMENT, PORTS, SHOP } from './ports.ts'

/** Starts the shop in test mode, once for both engines. Browsers see it through the front of each test file. */
export async function setup(project: TestProject) {
  project.provide('certificate', makeCertificate())
  buildApart()
  const local = await startLocal({
    port: PORTS.shop,
    sandboxPort: PORTS.sandbox,
    state: `.state/browsers-tests-${PORTS.front}`,
    mode: 'test',
    vars: { PUBLIC_ORIGIN: SHOP, PAYMENT_ORIGIN: PAYMENT },
  })
  await withoutWelcome(local.sandboxOrigin)
  return () => local.stop()
}

/** Removes the picture of the welcome dialog, which does not open without one: it would cover what journeys press. */
async function withoutWelcome(sandbox: string) {
  for (const site of ['us', 'ca']) {
    const answer = await fetch(`${sandbox}/test-control/slots/${site}/email-dialog`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ template: 'email-dialog', assets: ['welcome-without-picture'] }),
    })
    if (!answer.ok) throw new Error(`The welcome dialog of ${site} is still there.`)
  }
}

/** Builds in another process: in the test runner's environment it would build a shop that browsers cannot run. */
function buildApart() {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const build = resolve(import.meta.dirname, '../../scripts/build.ts')
  execFileSync(process.execPath, [build], { env, stdio: ['ignore', 'inherit', 'inherit'] })
}
