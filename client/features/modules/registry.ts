import { lazyCode, type LazyCode } from '../../app/lazy-code.ts'
import type { Module } from './module.ts'

/** The module of each slot template (spec 3 §2.5). */
const moduleByTemplate = new Map<string, LazyCode<Module>>([
  ['banner', lazyCode(async () => (await import('./banner.tsx')).Banner)],
  ['top-offers', lazyCode(async () => (await import('./top-offers.tsx')).TopOffers)],
  ['top-offers-grid', lazyCode(async () => (await import('./top-offers-grid.tsx')).TopOffersGrid)],
  ['carousel-banner', lazyCode(async () => (await import('./carousel-banner.tsx')).CarouselBanner)],
  ['copy-block', lazyCode(async () => (await import('./copy-block.tsx')).CopyBlock)],
  ['gift-finder', lazyCode(async () => (await import('./gift-finder.tsx')).GiftFinder)],
  ['hotspots', lazyCode(async () => (await import('./hotspots.tsx')).Hotspots)],
  [
    'other-ways-to-shop',
    lazyCode(async () => (await import('./other-ways-to-shop.tsx')).OtherWaysToShop),
  ],
  ['shop-the-module', lazyCode(async () => (await import('./shop-the-module.tsx')).ShopTheModule)],
  [
    'announcement-banner-detached',
    lazyCode(async () => (await import('./detached-announcement.tsx')).DetachedAnnouncement),
  ],
  ['subs', lazyCode(async () => (await import('./subs.tsx')).Subs)],
  ['single-subs', lazyCode(async () => (await import('./single-subs.tsx')).SingleSubs)],
  ['contentassetbody', lazyCode(async () => (await import('./asset-body.tsx')).AssetBody)],
  ['shoppable-content', lazyCode(async () => (await import('./asset-body.tsx')).AssetBody)],
  ['recommendations', lazyCode(async () => (await import('./recommended.tsx')).Recommended)],
  [
    'user-info-collection',
    lazyCode(async () => (await import('./user-info-collection.tsx')).UserInfoCollection),
  ],
  ['UGC', lazyCode(async () => (await import('./shoppers-pictures.tsx')).ShoppersPictures)],
  ['minigrid', lazyCode(async () => (await import('./minigrid.tsx')).Minigrid)],
  ['large-card', lazyCode(async () => (await import('./large-card.tsx')).LargeCard)],
  [
    'top-categories-navigation',
    lazyCode(async () => (await import('./top-categories.tsx')).TopCategories),
  ],
])

export const TEMPLATES: readonly string[] = [...moduleByTemplate.keys()]

export const moduleOf = (template: string) => moduleByTemplate.get(template)

/** What assets of any template may have besides: see `asset-extras.tsx`. */
export const extrasCode = lazyCode(async () => (await import('./asset-extras.tsx')).AssetExtras)
