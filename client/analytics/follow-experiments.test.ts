import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import { shownVariantKey, type ShownVariant } from '#shared/analytics/chosen-variants.ts'

import { emitShopEvent, onShopEvent, type ShopEvent } from '../kit/shop-events.ts'
import { followExperiments } from './follow-experiments.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

/** A browser with this cookie, and the reported views. */
function open(cookie: string, shown: ShownVariant | null) {
  vi.stubGlobal('document', { cookie })
  const queryClient = new QueryClient()
  if (shown) queryClient.setQueryData(shownVariantKey('/'), shown)
  const views: ShopEvent[] = []
  stops.push(onShopEvent((event) => event.type === 'variant-viewed' && views.push(event)))
  return { views, ...followExperiments({ path: '/', queryClient }) }
}

const LINEN: ShownVariant = { experiment: 'home_hero', variant: 'linen' }
const view = (path: string) =>
  emitShopEvent({ type: 'page-viewed', path, title: 'Shop', isDocument: false })

test('each view of a page with an experiment is reported once', () => {
  const { views, tellAgain } = open('a=b; experiments=home_hero-linen', LINEN)
  expect(views).toEqual([{ type: 'variant-viewed', ...LINEN }])
  view('/g/gifts')
  expect(views).toHaveLength(1)
  view('/')
  expect(views).toHaveLength(2)
  // The browser has kept the document.
  tellAgain('/')
  expect(views).toHaveLength(3)
})

test.for<[what: string, cookie: string, shown: ShownVariant | null]>([
  ['a document from before the consent', '', { ...LINEN, variant: 'original' }],
  ['a stored document of another variant', 'experiments=home_hero-original', LINEN],
  ['a variant of another experiment', 'experiments=other-linen', LINEN],
  ['a page without an experiment', 'experiments=home_hero-linen', null],
])('%s is no view of the visitor’s variant', ([, cookie, shown]) => {
  expect(open(cookie, shown).views).toEqual([])
})
