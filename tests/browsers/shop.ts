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
  // What earlier runs have bought is in stock again.
  await send('POST', `${local.sandboxOrigin}/test-control/wipe`)
  await withoutDialogs(local.sandboxOrigin)
  return () => local.stop()
}

/** Where journeys lead. A dialog would cover what a shopper presses there. */
const JOURNEYS = ['/', '/g/*', '/p/*', '/cart*', '/checkout*', '/customer-care*', '/search']

/** Only other pages welcome visitors, and none redirects them. */
async function withoutDialogs(sandbox: string) {
  const control = `${sandbox}/test-control`
  for (const site of ['us', 'ca']) {
    const welcome = {
      template: 'email-dialog',
      assets: [`welcome-${site}`],
      pwaPageSupression: JOURNEYS,
    }
    await send('PUT', `${control}/slots/${site}/email-dialog`, welcome)
    await send('PUT', `${control}/preferences/${site}/InternationalRedirectEnabled`, {
      value: false,
    })
  }
}

async function send(method: 'POST' | 'PUT', address: string, body: object = {}) {
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} responded with ${answer.status}.`)
}

/** Builds in another process: in the test runner's environment it would build a shop that browsers cannot run. */
function buildApart() {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const build = resolve(import.meta.dirname, '../../scripts/build.ts')
  execFileSync(process.execPath, [build], { env, stdio: ['ignore', 'inherit', 'inherit'] })
}
