import { Banner } from './banner.tsx'
import { CarouselBanner } from './carousel-banner.tsx'
import { CopyBlock } from './copy-block.tsx'
import { Minigrid } from './minigrid.tsx'
import type { Module } from './module.ts'
import { OtherWaysToShop } from './other-ways-to-shop.tsx'
import { TopOffers } from './top-offers.tsx'

/** The module of each slot template (spec 3 §2.5). */
const moduleByTemplate = new Map<string, Module>([
  ['banner', Banner],
  ['carousel-banner', CarouselBanner],
  ['copy-block', CopyBlock],
  ['minigrid', Minigrid],
  ['other-ways-to-shop', OtherWaysToShop],
  ['top-offers', TopOffers],
])

export const moduleOf = (template: string) => moduleByTemplate.get(template)
