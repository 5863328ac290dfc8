import type { Browser } from '@playwright/test'

import type { Local } from '../../scripts/local-servers.ts'
import { forgetCalls, readCalls } from './commerce-calls.ts'
import type { CallFigures } from './figures.ts'
import { isQuietFor } from './visit/interactions.ts'

const QUIET_MS = 2_000

type VisitCalls = CallFigures['pages'][string]['first']

/** The calls to commerce for a page in a new browser: for its document, and for everything that it requests later. */
export async function countVisit(
  { origin, sandboxOrigin }: Local,
  browser: Browser,
  path: string,
): Promise<VisitCalls> {
  await forgetCalls(sandboxOrigin)
  const context = await browser.newContext()
  const page = await context.newPage()
  const response = await page.goto(origin + path, { waitUntil: 'load' })
  if (response?.status() !== 200) throw new Error(`${path} responded with ${response?.status()}`)
  await page.waitForFunction(isQuietFor, QUIET_MS)
  await context.close()
  const requestId = response.headers()['x-request-id']
  const calls = await readCalls(sandboxOrigin)
  const ofDocument = calls.filter(({ correlationId }) => correlationId === requestId)
  return { document: ofDocument.length, later: calls.length - ofDocument.length }
}
