import { factory } from '../config/env.ts'
import { limitBody } from './body-limits.ts'
import { respondWithStatus } from './problems.ts'

const MAX_BODY = 16 * 1024

const TYPES = ['application/csp-report', 'application/reports+json']

/**
 * Receives reports about violations of the security policy. Browsers send them without credentials, and anybody can
 * make them up. They change nothing; a sample is logged, by code that loads with the first report.
 */
export const cspReports = factory
  .createApp()
  .post('/csp', limitBody(MAX_BODY), async (c) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (!TYPES.includes(type)) return respondWithStatus(c, 'unsupported-media-type', 415)
    const { logViolations } = await import('./log-violations.ts')
    logViolations(c, await c.req.text())
    return c.body(null, 204, { 'Cache-Control': 'no-store' })
  })
  .all('/csp', (c) => {
    const response = respondWithStatus(c, 'method-not-allowed', 405)
    response.headers.set('Allow', 'POST')
    return response
  })
