import * as v from 'valibot'

import * as features from '#shop/features.ts'
import { ContentAsset, RedirectOption, Slot } from '#shared/content/content.ts'

import { CONTENT } from '../cache/freshness.ts'
import { idsOfContent } from './help-pages.ts'
import { defineParsed, idsOf, listed, tagged, type ManifestEntry } from '../cache/manifest-entry.ts'

export const slots: ManifestEntry<Slot[]> = defineParsed(v.array(Slot), {
  name: 'slots',
  why: 'Every page reads several; editors expect a change to be visible in seconds, in every location.',
  keyParts: ['site', 'locale', 'slot ids', 'category id or empty'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
  tagsOf: (found, [, , ids]) => [
    ...tagged('slot', listed(ids)),
    ...tagged('asset', new Set(found.flatMap(({ assets }) => assets.map(({ id }) => id)))),
  ],
})

export const productSlots: ManifestEntry<Slot[]> = defineParsed(v.array(Slot), {
  name: 'productSlots',
  why: 'The modules of the page that editors have assigned to a product, on an instance without the custom API of slots.',
  keyParts: ['site', 'locale', 'product id'],
  tiers: ['memory'],
  ...CONTENT,
  tagsOf: (found, [, , id]) => [
    ...tagged('product', listed(id)),
    ...tagged('slot', new Set(idsOf(found))),
  ],
})

export const assets: ManifestEntry<ContentAsset[]> = defineParsed(v.array(ContentAsset), {
  name: 'assets',
  why: 'Header, footer and banners are assets. Like slots, they are shared by all locations through KV.',
  keyParts: ['site', 'locale', 'asset ids'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
  tagsOf: (_, [, , ids]) => tagged('asset', listed(ids).flatMap(idsOfContent)),
})

export const contentSearch: ManifestEntry<ContentAsset[]> = defineParsed(v.array(ContentAsset), {
  name: 'contentSearch',
  why: 'Banners found by keyword or folder. The number of keywords is unbounded, so they stay out of KV.',
  keyParts: ['site', 'locale', 'q or empty', 'folder or empty'],
  tiers: ['memory'],
  ...CONTENT,
  tagsOf: (found) => tagged('asset', idsOf(found)),
})

export const redirectOptions: ManifestEntry<RedirectOption[]> = defineParsed(
  v.array(RedirectOption),
  {
    name: 'redirectOptions',
    why: 'Read on any page for visitors from abroad. The list is small and the same for all of them.',
    keyParts: ['site', 'locale'],
    tiers: ['memory', 'kv'],
    ...CONTENT,
  },
)

export const contentEntries = [
  slots,
  productSlots,
  assets,
  contentSearch,
  ...(features.redirectDialog ? [redirectOptions] : []),
]
