/**
 * The columns of what browsers report, as `COLUMNS` has those of requests. Apart from these, because they load with the first report.
 */
export const BROWSER_COLUMNS = {
  vitals: {
    blobs: [
      'kind',
      'route',
      'cache',
      'site',
      'locale',
      'deploy',
      'navigation',
      'device',
      'connection',
      'lcpTarget',
      'inpTarget',
      'clsTarget',
      'inpType',
    ],
    doubles: ['lcp', 'inp', 'cls', 'ttfb', 'fcp'],
  },
  error: {
    blobs: [
      'kind',
      'route',
      'source',
      'site',
      'locale',
      'deploy',
      'chunk',
      'device',
      'name',
      'hash',
    ],
    doubles: ['weight'],
  },
} as const
