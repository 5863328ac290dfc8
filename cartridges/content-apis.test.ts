import { expect, test } from 'vitest'

import { readAsset } from './generate/declarations.ts'
import { callApi } from './testing/call-api.ts'
import { contentOf } from './testing/objects.ts'
import { EnumValue, MarkupText, MediaFile } from './testing/values.ts'

const banner = contentOf('banner', {
  custom: {
    marketingCopyHeading: 'Candles',
    marketingCopyParagraph: new MarkupText('<p>Poured by hand.</p>'),
    image: new MediaFile('https://pictures.example/banner.jpg'),
    textDisplayMode: new EnumValue('Dark'),
    clickTriggerEvent: new EnumValue(null),
    numberOfProducts: 3,
    liveTextMemberExclusive: true,
    body: new MarkupText('<p>Body</p>'),
    secretNote: 'not for shoppers',
  },
  grouped: [
    'marketingCopyHeading',
    'marketingCopyParagraph',
    'image',
    'textDisplayMode',
    'clickTriggerEvent',
    'numberOfProducts',
    'liveTextMemberExclusive',
  ],
})
const shownBanner = {
  id: 'banner',
  name: 'Name of banner',
  c_marketingCopyHeading: 'Candles',
  c_marketingCopyParagraph: '<p>Poured by hand.</p>',
  c_image: { link: 'https://pictures.example/banner.jpg' },
  c_textDisplayMode: 'Dark',
  c_numberOfProducts: 3,
  c_liveTextMemberExclusive: true,
  c_body: '<p>Body</p>',
}
const offline = contentOf('offline', { isOnline: false })

test('the shop reads a content asset with the attributes of its group, and no others', () => {
  const { status, body } = callApi('content', 'getContent', {
    contents: [banner],
    request: { path: { ids: 'banner' } },
  })

  expect({ status, body }).toEqual({ status: 200, body: shownBanner })
  expect(readAsset(body)).toMatchObject({ id: 'banner', c_liveTextMemberExclusive: 'true' })
})

test('a list of assets leaves out those that are unknown or offline', () => {
  const request = { path: { ids: '(offline,banner, unknown,banner)' } }
  const { body } = callApi('content', 'getContent', { contents: [banner, offline], request })

  expect(body).toEqual({ data: [shownBanner], total: 1 })
})

test('an asset that is offline is not found, and too many ids are refused', () => {
  const one = callApi('content', 'getContent', {
    contents: [offline],
    request: { path: { ids: 'offline' } },
  })
  expect(one).toMatchObject({ status: 404, body: { type: 'content-not-found' } })

  const ids = Array.from({ length: 51 }, (_, index) => `asset-${index}`).join(',')
  const many = callApi('content', 'getContent', { request: { path: { ids: `(${ids})` } } })
  expect(many).toMatchObject({ status: 400, body: { c_parameter: 'ids' } })
})

test('a search finds assets by phrase, also those outside of folders, or by folder', () => {
  const byPhrase = callApi('content', 'searchContent', {
    contents: [banner],
    request: { query: { c_q: 'candle' } },
  })
  expect(byPhrase.body).toEqual({ data: [shownBanner], total: 1 })
  expect(byPhrase.record.search).toEqual({
    recursive: true,
    phrase: 'candle',
    filtered: false,
    done: true,
  })

  const byFolder = callApi('content', 'searchContent', {
    contents: Array.from({ length: 60 }, (_, index) => contentOf(`asset-${index}`)),
    request: { query: { c_folder: 'badges' } },
  })
  expect(byFolder.body).toMatchObject({ total: 50 })
  expect(byFolder.record.search).toEqual({ recursive: true, folder: 'badges', done: true })

  expect(callApi('content', 'searchContent', {}).status).toBe(400)
})

const slot = (fields: Readonly<Record<string, unknown>>) => ({ template: 'banner', ...fields })

const instance = {
  contents: [banner, offline],
  customObjects: {
    ShopSlot: [
      slot({ slotId: 'home-1', heading: 'Always', contentAssets: 'banner, offline', priority: 9 }),
      slot({
        slotId: 'home-1',
        heading: 'In December',
        priority: 1,
        start: new Date('2026-12-01T00:00:00Z'),
        end: new Date('2027-01-01T00:00:00Z'),
      }),
      slot({ slotId: 'home-1', heading: 'For members', priority: 2, customerGroup: 'Members' }),
      slot({ slotId: 'category-top', categoryId: 'candles', heading: 'Candles' }),
      slot({ slotId: 'category-top', categoryId: 'soaps', heading: 'Soaps' }),
      slot({
        slotId: 'email-dialog',
        cookieName: 'welcome',
        cookieDays: 30,
        suppressedPaths: '/cart, /checkout/*',
      }),
    ],
  },
}
const headingsOf = (query: Record<string, string>) => {
  const { body } = callApi('slots', 'getSlots', { ...instance, request: { query } })
  return JSON.stringify(body).match(/(?<="heading":)(?:"[^"]*"|null)/g)
}

test('a slot shows its assets as the shop reads them', () => {
  const { body, record } = callApi('slots', 'getSlots', {
    ...instance,
    request: { query: { c_id: 'home-1', c_previewDate: '2026-11-30T12:00:00Z' } },
  })

  expect(body).toEqual({
    total: 1,
    data: [
      {
        slot_id: 'home-1',
        category_id: null,
        template: 'banner',
        heading: 'Always',
        callout: null,
        contentAssets: [shownBanner],
        emailConfig: null,
        pwaPageSupression: [],
      },
    ],
  })
  expect(record.queries).toEqual(['custom.slotId = {0} | custom.priority asc'])
  expect(record.closed).toBe(1)
})

test('a slot shows what applies at a date and to a customer group, the most important first', () => {
  const at = (date: string, group?: string) =>
    headingsOf({ c_id: 'home-1', c_previewDate: date, ...(group && { c_customerGroup: group }) })

  expect(at('2026-11-30T23:59:59Z')).toEqual(['"Always"'])
  expect(at('2026-12-01T00:00:00Z')).toEqual(['"In December"'])
  expect(at('2027-01-01T00:00:00Z')).toEqual(['"Always"'])
  expect(at('2026-11-30', 'Members')).toEqual(['"For members"'])
})

test('a category shows its own slots only', () => {
  expect(headingsOf({ c_id: 'category-top', c_categoryId: 'soaps,candles' })).toEqual([
    '"Soaps"',
    '"Candles"',
  ])
  expect(headingsOf({ c_id: 'category-top' })).toBeNull()
})

test('a dialog tells the shop its cookie, and the pages without it', () => {
  const { body } = callApi('slots', 'getSlots', {
    ...instance,
    request: { query: { c_id: 'email-dialog' } },
  })

  expect(body).toMatchObject({
    data: [
      {
        emailConfig: { cookieName: 'welcome', cookieDuration: 30 },
        pwaPageSupression: ['/cart', '/checkout/*'],
      },
    ],
  })
})

test('slots need an id and a date that exists, and previews are not cached', () => {
  const expiresOf = (query: Record<string, string>) =>
    callApi('slots', 'getSlots', { ...instance, request: { query } }).record.expires.length
  expect(expiresOf({ c_id: 'home-1' })).toBe(1)
  expect(expiresOf({ c_id: 'home-1', c_customerGroup: 'Members' })).toBe(0)

  expect(callApi('slots', 'getSlots', {}).body).toMatchObject({ c_parameter: 'c_id' })
  const request = { query: { c_id: 'home-1', c_previewDate: 'soon' } }
  expect(callApi('slots', 'getSlots', { request })).toMatchObject({ status: 400 })
})
