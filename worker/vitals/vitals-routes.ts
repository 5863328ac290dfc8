import { VITALS_PATH } from '#shared/vitals/endpoints.ts'

import { limitBody } from '../http/body-limits.ts'
import { endpoints } from '../http/endpoints.ts'
import { actionInput, MAX_BODY_BYTES } from '../http/personal.ts'
import { requireJson } from '../http/same-origin.ts'

/**
 * Receives field vitals and errors of browsers. It reads no cookie and no session, and answers nothing. The code behind it loads with
 * the first beacon.
 */
export const vitalsRoutes = endpoints().post(
  VITALS_PATH,
  { agents: 'allowed', limit: 'none' },
  limitBody(MAX_BODY_BYTES),
  requireJson(),
  async (c) => {
    const { Report, writeReport } = await import('./write-report.ts')
    const report = await actionInput(c, Report)
    if (c.env.ANALYTICS) writeReport(c.env.ANALYTICS, report, c.get('context'))
    return c.body(null, 204, { 'Cache-Control': 'no-store' })
  },
)
