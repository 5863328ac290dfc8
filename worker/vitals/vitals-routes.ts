import { deploy } from 'virtual:deploy'

import { VITALS_PATH } from '#shared/vitals/endpoints.ts'
import { ERROR_SHARE, type VitalsReport } from '#shared/vitals/vitals.ts'

import type { RequestContext } from '../config/env.ts'
import { limitBody } from '../http/body-limits.ts'
import { endpoints } from '../http/endpoints.ts'
import { actionInput, MAX_BODY_BYTES } from '../http/personal.ts'
import { requireJson } from '../http/same-origin.ts'
import { writeDataPoint } from '../observe/data-points.ts'
import type { Dataset } from '../observe/dataset.ts'
import { Report } from './vitals-report.ts'

/** Receives field vitals and errors of browsers. It reads no cookie and no session, and answers nothing. */
export const vitalsRoutes = endpoints().post(
  VITALS_PATH,
  { agents: 'allowed', limit: 'none' },
  limitBody(MAX_BODY_BYTES),
  requireJson(),
  async (c) => {
    const report = await actionInput(c, Report)
    if (c.env.ANALYTICS) writeReport(c.env.ANALYTICS, report, c.get('context'))
    return c.body(null, 204, { 'Cache-Control': 'no-store' })
  },
)

/** Of what the browser does not know. Zero is a value. */
const UNKNOWN = {
  cache: '',
  lcpTarget: '',
  inpTarget: '',
  clsTarget: '',
  inpType: '',
  lcp: -1,
  inp: -1,
  cls: -1,
  ttfb: -1,
  fcp: -1,
}

function writeReport(
  dataset: Dataset,
  { views, errors, deploy: id, device, connection }: VitalsReport,
  { site, locale }: Pick<RequestContext, 'site' | 'locale'>,
) {
  const common = { site: site.id, locale, deploy: id, device }
  for (const view of views) {
    const point = { ...UNKNOWN, ...view, ...common, connection, kind: 'vitals' } as const
    writeDataPoint(dataset, `vitals ${view.route}`, point)
  }
  for (const { file, ...error } of errors) {
    const point = { ...error, ...common, chunk: chunkOf(file), weight: 1 / ERROR_SHARE } as const
    writeDataPoint(dataset, error.hash, { ...point, kind: 'error' })
  }
}

/** The name of the chunk with a file, or the file if it is of another deploy. */
const chunkOf = (file: string) =>
  (Object.hasOwn(deploy.chunkNames, file) && deploy.chunkNames[file]) || file
