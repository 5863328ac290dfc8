import { lazyCode, type LazyCode } from '../../app/lazy-code.ts'
import type { Module } from './module.ts'

/**
 * The module of each slot template (spec 3 §2.5), in a file with the template's name. The build finds the chunk
 * of a template by this name.
 */
const moduleByTemplate = new Map<string, LazyCode<Module>>([
  ['banner', lazyCode(async () => (await import('./banner.tsx')).Banner)],
  ['carousel-banner', lazyCode(async () => (await import('./carousel-banner.tsx')).CarouselBanner)],
  ['copy-block', lazyCode(async () => (await import('./copy-block.tsx')).CopyBlock)],
  ['gift-finder', lazyCode(async () => (await import('./gift-finder.tsx')).GiftFinder)],
  ['hotspots', lazyCode(async () => (await import('./hotspots.tsx')).Hotspots)],
  ['minigrid', lazyCode(async () => (await import('./minigrid.tsx')).Minigrid)],
  [
    'other-ways-to-shop',
    lazyCode(async () => (await import('./other-ways-to-shop.tsx')).OtherWaysToShop),
  ],
  ['top-offers', lazyCode(async () => (await import('./top-offers.tsx')).TopOffers)],
])

export const moduleOf = (template: string) => moduleByTemplate.get(template)
