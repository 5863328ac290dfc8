import { runnerImport } from 'vite'
import { expect, test } from 'vitest'

import { FEATURES, featuresPlugin, type Features } from '#scripts/build/features-plugin.ts'
import { messagesPlugin } from '#scripts/build/messages-plugin.ts'
import { coreMessages } from '#scripts/build/read-messages.ts'
import { readShopCode } from '#scripts/build/shop-code.ts'
import { ROOT, SHOP_ALIAS } from '#scripts/shop-folder.ts'

import { NONE, without } from './features.ts'
import { FOLDERS, REDIRECT_DIALOG } from './kept-files.ts'
import { KEPT_WORDS, namesFeature } from './kept-words.ts'
import { filesIn, saidWith, WORDS } from './code-of-features.ts'
import type { Tables } from './tables.ts'

const names = Object.keys(FEATURES)

const read = new Map<string, Promise<Tables>>()

/** What the root lists name in a shop with these features. */
function tablesWith(features: Features) {
  const key = JSON.stringify(features)
  const reading = read.get(key) ?? readTables(features)
  read.set(key, reading)
  return reading
}

async function readTables(features: Features) {
  const { module } = await runnerImport<{ tables: Tables }>(`${ROOT}/tests/features/tables.ts`, {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: SHOP_ALIAS },
    plugins: [featuresPlugin(features), messagesPlugin()],
  })
  return module.tables
}

/** What the lists of a shop with all features name besides those of another one. */
async function goneFrom(features: Features): Promise<Partial<Record<string, string[]>>> {
  const [all, left] = await Promise.all([tablesWith(FEATURES), tablesWith(features)])
  const known = new Map<string, readonly string[]>(Object.entries(left))
  const gone: Record<string, string[]> = {}
  for (const [table, entries] of Object.entries(all)) {
    const missing = entries.filter((entry) => !known.get(table)?.includes(entry))
    if (missing.length > 0) gone[table] = missing
  }
  return gone
}

test('the demo has every feature, so that tests see all of them', () => {
  expect(Object.values(FEATURES)).toEqual(names.map(() => true))
  expect([...Object.keys(FOLDERS), 'redirectDialog'].toSorted()).toEqual(names.toSorted())
})

test('a shop without any feature has no code of theirs but what others need', async () => {
  for (const { folder, kept } of Object.values(FOLDERS)) {
    expect((await filesIn(FEATURES, folder)).length, folder).toBeGreaterThan(
      Object.keys(kept).length,
    )
    const left = await filesIn(NONE, folder)
    expect(left.filter((path) => !Object.hasOwn(kept, path))).toEqual([])
  }
  expect((await readShopCode(ROOT, FEATURES)).has(REDIRECT_DIALOG)).toBe(true)
  expect((await readShopCode(ROOT, NONE)).has(REDIRECT_DIALOG)).toBe(false)
})

test('a shop without any feature says none of their words', async () => {
  const [all, left] = await Promise.all([saidWith(FEATURES), saidWith(NONE)])
  const ids = Object.values(WORDS).flat()
  expect(ids.filter((id) => !all.has(id))).toEqual([])
  expect(ids.filter((id) => left.has(id))).toEqual([])
})

test('a shop without any feature names none in English or French, but where nobody reads it', async () => {
  const said = await saidWith(NONE)
  const naming = new Set<string>()
  for (const locale of ['en-US', 'fr-CA'] as const) {
    const messages = Object.entries(await coreMessages(ROOT, locale))
    for (const [id, text] of messages)
      if (said.has(id) && namesFeature(text, locale)) naming.add(id)
  }
  expect([...naming].toSorted()).toEqual(Object.values(KEPT_WORDS).flat().toSorted())
})

const REFRESH_FORMS = [
  'changeFrequency',
  'changeVariant',
  'changeDeliveryAddress',
  'changeDeliveryCard',
  'skipDelivery',
  'sendDeliveryNow',
  'pauseSubscription',
  'resumeSubscription',
  'cancelSubscription',
]
const REWARD_PAGES = [
  'loyaltyRewards',
  'joinRewards',
  'activation',
  'pointsHistory',
  'wallet',
  'howRewardsWork',
]
const REWARD_FORMS = ['joinRewards', 'activateReward', 'applyReward', 'removeReward']
const GIFT_FORMS = ['addGiftCard', 'checkGiftCardBalance', 'applyGiftCard', 'removeGiftCard']
const WISH_FORMS = ['addWish', 'removeWish', 'moveWish', 'shareWishList']

/** What the root lists name only for a feature. */
const ENTRIES: Readonly<Record<string, Partial<Record<keyof Tables, readonly string[]>>>> = {
  rewards: {
    routes: REWARD_PAGES,
    pages: REWARD_PAGES,
    actions: REWARD_FORMS,
    forms: REWARD_FORMS,
    endpoints: ['getRewards', 'getRewardsToUse', 'requestUpdate'],
    families: ['loyalty'],
    cookies: ['brand'],
  },
  autoRefresh: {
    routes: ['subscriptions'],
    pages: ['subscriptions'],
    actions: REFRESH_FORMS,
    forms: REFRESH_FORMS,
    storage: ['autoRefresh'],
  },
  giftCards: {
    routes: ['giftCardBalance'],
    pages: ['giftCardBalance'],
    actions: [...GIFT_FORMS, 'removeGiftCertificate'],
    forms: [...GIFT_FORMS, 'removeGiftCertificate'],
    endpoints: ['addGiftCard', 'removeGiftCertificate'],
    families: ['giftCertificates'],
  },
  pickup: {
    routes: ['storeLocator'],
    pages: ['storeLocator'],
    actions: ['setFulfillment', 'chooseStore', 'removeStore'],
    forms: ['setFulfillment', 'chooseStore', 'removeStore'],
    endpoints: ['getStores', 'chooseStore', 'findStores'],
    families: ['stores', 'pickupStore', 'chosenStores', 'basketTransactions'],
    cache: ['stores', 'pickupStore'],
    cookies: ['storeId', 'storeName', 'storePreferred', 'postalCode'],
  },
  reviews: {
    actions: ['writeReview', 'voteOnReview'],
    forms: ['writeReview', 'voteOnReview'],
    endpoints: [
      'getSocialProof',
      'getGallery',
      'getListedProof',
      'getReviews',
      'writeReview',
      'voteOnReview',
    ],
    cache: ['reviews', 'chosenReviews', 'socialProof', 'listedProof', 'gallery'],
    cookies: ['reviewer'],
  },
  wishList: {
    routes: ['wishList', 'sharedWishList'],
    pages: ['wishList', 'sharedWishList'],
    actions: WISH_FORMS,
    forms: WISH_FORMS,
    endpoints: [
      'getWishList',
      'getWishListPage',
      'getSharedWishList',
      'addWish',
      'removeWish',
      'shareWishList',
    ],
    families: ['productLists', 'publicLists'],
    storage: ['wantedWish'],
  },
  agents: {
    pages: ['agentRefused'],
    endpoints: ['startLogin', 'stop'],
    cookies: ['agent', 'agentLogin'],
    storage: ['agent'],
  },
  nativeApp: {},
  readingAgents: { families: ['feedProducts', 'tradeNumbers'], cache: ['feed'] },
  redirectDialog: {
    endpoints: ['getRedirectOptions'],
    families: ['redirects'],
    cache: ['redirectOptions'],
    cookies: ['redirect'],
  },
}

const sorted = (entries: Partial<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(entries).map(([table, list = []]) => [table, list.toSorted()]))

test.each(Object.entries(ENTRIES))(
  'the lists of a shop without %s lack exactly its entries',
  async (name, entries) => {
    expect(sorted(await goneFrom(without(name)))).toEqual(sorted(entries))
  },
)

test('the lists of a shop without any feature lack the entries of all', async () => {
  const all = new Map<string, string[]>()
  for (const [table, list] of Object.values(ENTRIES).flatMap((entries) => Object.entries(entries)))
    all.set(table, [...(all.get(table) ?? []), ...list])
  expect(sorted(await goneFrom(NONE))).toEqual(sorted(Object.fromEntries(all)))
})
