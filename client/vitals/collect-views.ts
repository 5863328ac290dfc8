import type { MetricWithAttribution } from 'web-vitals/attribution'

import { matchRoute } from '#shared/routes.ts'
import type { Placement } from '#shared/site/placement.ts'
import {
  DOCUMENT_CACHES,
  MOST_OF_TARGET,
  MOST_VIEWS,
  TARGET,
  type ViewVitals,
} from '#shared/vitals/vitals.ts'

interface Dependencies {
  placement: Pick<Placement, 'parse'>
  /** The key of the document's page, which may have no route. */
  documentPage: string
}

/**
 * Collects the metrics of `web-vitals` by view. A view starts with the document, with a return to it from the back/forward cache, and
 * with each navigation that the browser recognizes (Soft Navigations, in Chromium). Each metric of a view is taken once.
 */
export function collectViews({ placement, documentPage }: Dependencies) {
  /** By the time at which they began, which is 0 for the document. */
  const views = new Map<number, ViewVitals>()
  const taken = new Set<string>()

  function routeAt(address: string) {
    return matchRoute(placement.parse(new URL(address)).path)?.key ?? 'notFound'
  }

  function viewOf({ navigationType, navigationURL }: MetricWithAttribution): ViewVitals {
    if (navigationType === 'soft-navigation')
      return { route: routeAt(navigationURL ?? location.href), navigation: 'client' }
    if (navigationType === 'back-forward-cache')
      return { route: routeAt(location.href), navigation: 'back-forward' }
    const navigation = navigationType === 'back-forward' ? 'back-forward' : 'document'
    return { route: documentPage, navigation, cache: documentCache() }
  }

  return {
    note: (metric: MetricWithAttribution) => {
      const start = metric.navigationStartTime ?? 0
      const key = `${start} ${metric.name}`
      // The library knows of no first byte of a navigation without a document, and says 0.
      const isMade = metric.name === 'TTFB' && metric.navigationType === 'soft-navigation'
      if (isMade || taken.has(key)) return
      const view = views.get(start) ?? viewOf(metric)
      views.set(start, { ...view, ...valuesOf(metric) })
    },
    /** The views since the last time. What is noted of them later is left out. */
    take: (): ViewVitals[] => {
      for (const [start, view] of views)
        for (const name of METRICS) if (name.toLowerCase() in view) taken.add(`${start} ${name}`)
      const noted = [...views.values()].slice(0, MOST_VIEWS)
      views.clear()
      return noted
    },
  }
}

const METRICS = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const

/** The values of a metric, and the element to blame. */
function valuesOf(metric: MetricWithAttribution): Partial<ViewVitals> {
  const ms = Math.round(metric.value)
  switch (metric.name) {
    case 'LCP':
      return { lcp: ms, lcpTarget: checked(metric.attribution.target) }
    case 'INP':
      return { inp: ms, ...interactionOf(metric.attribution) }
    case 'CLS':
      return {
        cls: roundedShift(metric.value),
        clsTarget: checked(metric.attribution.largestShiftTarget),
      }
    case 'TTFB':
      return { ttfb: ms }
    case 'FCP':
      return { fcp: ms }
  }
}

type Interaction = Extract<MetricWithAttribution, { name: 'INP' }>['attribution']

const interactionOf = ({ interactionTarget, interactionType }: Interaction) => ({
  inpTarget: checked(interactionTarget),
  ...(interactionType && { inpType: interactionType }),
})

const SHIFT_DIGITS = 10_000
const roundedShift = (shift: number) => Math.round(shift * SHIFT_DIGITS) / SHIFT_DIGITS

/** The browser describes elements that are gone in its own way. */
const checked = (target = '') => (TARGET.test(target) ? target.slice(0, MOST_OF_TARGET) : '')

/** What the edge's cache had of the document. */
function documentCache(): NonNullable<ViewVitals['cache']> {
  if (document.documentElement.dataset.stored) return 'stored'
  const [loaded] = performance.getEntriesByType('navigation')
  const said = loaded?.serverTiming.find(({ name }) => name === 'cache')?.description
  return DOCUMENT_CACHES.find((known) => known === said) ?? 'unknown'
}
