import { chunkNames } from 'virtual:chunk-names'

import { ERROR_SHARE, type VitalsReport } from '#shared/vitals/vitals.ts'

import type { RequestContext } from '../config/env.ts'
import { BROWSER_COLUMNS } from '../observe/browser-columns.ts'
import { writePoint } from '../observe/data-points.ts'
import type { Dataset } from '../observe/dataset.ts'

export { Report } from './vitals-report.ts'

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

/** Writes a row for each view and each error. */
export function writeReport(
  dataset: Dataset,
  { views, errors, deploy: id, device, connection }: VitalsReport,
  { site, locale }: Pick<RequestContext, 'site' | 'locale'>,
) {
  const common = { site: site.id, locale, deploy: id, device }
  for (const view of views) {
    const point = { ...UNKNOWN, ...view, ...common, connection, kind: 'vitals' } as const
    writePoint(dataset, `vitals ${view.route}`, point, BROWSER_COLUMNS.vitals)
  }
  for (const { file, ...error } of errors) {
    const counted = { ...error, ...common, chunk: chunkOf(file), weight: 1 / ERROR_SHARE }
    const point = { ...counted, kind: 'error' } as const
    writePoint(dataset, error.hash, point, BROWSER_COLUMNS.error)
  }
}

/** The name of the chunk with a file, or the file if it is of another deploy. */
const chunkOf = (file: string) => (Object.hasOwn(chunkNames, file) && chunkNames[file]) || file
