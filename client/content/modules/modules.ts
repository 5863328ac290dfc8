import * as features from '#shop/features.ts'
import { noneOf } from '#shared/http/none-of.ts'
import { modules as shopModules } from '#shop/modules.ts'

import { lazyCode, type LazyCode } from '../../kit/lazy-code.ts'
import type { Module } from './module.ts'

const ofReviews = {
  UGC: lazyCode(async () => (await import('./shoppers-pictures.tsx')).picturesModule),
}

/** The module of each slot template (spec 3 §2.5). */
export const coreModules = {
  banner: lazyCode(async () => (await import('./banner.tsx')).bannerModule),
  'top-offers': lazyCode(async () => (await import('./top-offers.tsx')).topOffersModule),
  'top-offers-grid': lazyCode(async () => (await import('./top-offers.tsx')).offersGridModule),
  'carousel-banner': lazyCode(async () => (await import('./carousel-banner.tsx')).carouselModule),
  'copy-block': lazyCode(async () => (await import('./copy-block.tsx')).copyBlockModule),
  hotspots: lazyCode(async () => (await import('./hotspots.tsx')).hotspotsModule),
  'other-ways-to-shop': lazyCode(
    async () => (await import('./other-ways-to-shop.tsx')).otherWaysModule,
  ),
  'shop-the-module': lazyCode(async () => (await import('./shop-the-module.tsx')).shopModule),
  'announcement-banner-detached': lazyCode(
    async () => (await import('./detached-announcement.tsx')).announcementModule,
  ),
  subs: lazyCode(async () => (await import('./subs.tsx')).subsModule),
  'single-subs': lazyCode(async () => (await import('./single-subs.tsx')).singleSubsModule),
  contentassetbody: lazyCode(async () => (await import('./asset-body.tsx')).assetBodyModule),
  'shoppable-content': lazyCode(async () => (await import('./asset-body.tsx')).assetBodyModule),
  recommendations: lazyCode(async () => (await import('./recommended.tsx')).recommendedModule),
  'user-info-collection': lazyCode(
    async () => (await import('./user-info-collection.tsx')).userInfoModule,
  ),
  ...(features.reviews ? ofReviews : noneOf<typeof ofReviews>()),
  minigrid: lazyCode(async () => (await import('./minigrid.tsx')).minigridModule),
  'large-card': lazyCode(async () => (await import('./large-card.tsx')).largeCardModule),
  'top-categories-navigation': lazyCode(
    async () => (await import('./top-categories.tsx')).topCategoriesModule,
  ),
}

export type CoreTemplate = keyof typeof coreModules

/** With the modules of the retailer. No template is in both tables, which the build checks. */
export const modules: Readonly<Record<string, LazyCode<Module>>> = {
  ...coreModules,
  ...shopModules,
}

const byTemplate: ReadonlyMap<string, LazyCode<Module>> = new Map(Object.entries(modules))

export const moduleFor = (template: string) => byTemplate.get(template)
