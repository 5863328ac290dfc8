import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'

import { Review, ReviewPage } from '#shared/reviews/reviews.ts'

import { newIdempotencyKey, openShopper, rejectedForm } from './purchase.ts'
import { control, openShop, SANDBOX } from './shop.ts'
import { openStore } from './store.ts'

const PRODUCT = 'FXREV'
const PAGE = `/p/${PRODUCT}`
const JPEG = Uint8Array.from(
  [
    '\xff\xd8\xff\xe1\0\x08GPS 39\xff\xc0\0\x0b\x08\0\x01\0\x01\x01\x01\x11\0',
    '\xff\xda\0\x08\x01\x01\0\0\x3f\0pixel\xff\xd9ftypmp42 GPS 39',
  ].join(''),
  (letter) => letter.charCodeAt(0),
)

afterEach(() => control('DELETE', '/preferences/ca/bvEnableRR_C2013'))

const read = async (query = '', id = PRODUCT, site = 'us') => {
  const shop = openShop()
  const address = `/api/product-reviews/${id}?site=${site}&locale=${site === 'us' ? 'en-US' : 'fr-CA'}`
  const { response, text } = await shop.text(`${address}&${query}`)
  expect(response.status, text).toBe(200)
  return v.parse(v.nullable(ReviewPage), JSON.parse(text))
}

const review = (productId: string) => ({
  productId,
  rating: 4,
  title: 'Good on cold evenings',
  text: 'Fills the hall within minutes, and burns evenly to the end.',
  nickname: 'northwind',
  isRecommended: true,
  agrees: true,
})

const typed = (productId: string) => ({
  productId,
  rating: '4',
  title: '',
  nickname: 'northwind',
  recommends: 'yes',
  agrees: 'yes',
  text: 'Fills the hall within minutes, and burns evenly to the end.',
  from: `/p/${productId}`,
})

test('reviews are paged, sorted and filtered, with a summary of all of them', async () => {
  const shown = async (query?: string) => v.parse(ReviewPage, await read(query))
  const first = await shown()
  expect([first.total, first.summary.count, first.reviews.length]).toEqual([25, 25, 5])
  expect((await shown('page=5')).reviews).toHaveLength(5)
  const lowest = (await shown('sorting=lowest')).reviews.map(({ rating }) => rating)
  expect(lowest).toEqual(lowest.toSorted((a, b) => a - b))
  const five = await shown('stars=5')
  expect(five.reviews.every(({ rating }) => rating === 5)).toBe(true)
  expect(five.summary).toEqual(first.summary)
  expect(first.summary.distribution).toContainEqual({ stars: 5, count: five.total })
})

test.for(['page=0', 'page=100', 'stars=6', 'sorting=rudest'])('%s is rejected', async (query) => {
  const shop = openShop()
  const { response } = await shop.text(
    `/api/product-reviews/${PRODUCT}?site=us&locale=en-US&${query}`,
  )
  expect(response.status).toBe(400)
})

test('a document has the reviews of its query, one canonical address, and ratings for search engines', async () => {
  const shop = openShop()
  const { response } = await shop.text(PAGE)
  const path = response.headers.get('location') ?? ''
  const page = async (query: string) => (await shop.text(`${path}${query}`)).text
  const plain = await page('')
  expect(plain).toContain('id="reviews"')
  expect(plain).toContain('"aggregateRating":{"@type":"AggregateRating"')
  expect(plain).toMatch(/href="[^"]*\?reviewsPage=2#reviews"/)
  const second = await page('?reviewsPage=2&reviewsStars=5')
  expect(readCanonical(second)).toBe(readCanonical(plain))
  expect(second).toMatch(/6–\d+ of 13 reviews/)
})

const readCanonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

test('the preference hides reviews and stops new ones', async () => {
  await control('PUT', '/preferences/ca/bvEnableRR_C2013', { value: false })
  expect(await read('', PRODUCT, 'ca')).toBeNull()
  const starsOn = async (path: string) =>
    (await openShopper(openStore()).get(path)).text.match(/class="rating"/g)?.length ?? 0
  expect(await starsOn('/ca/g/home-fragrance')).toBe(0)
  expect(await starsOn('/g/home-fragrance')).toBeGreaterThan(5)
  const visitor = openShopper(openStore())
  const answer = await visitor.api(
    'POST',
    '/reviews',
    { ...review(PRODUCT), photoIds: [] },
    { site: 'ca' },
  )
  expect(answer.status).toBe(404)
})

test('a shopper votes on a review once across tabs, with JavaScript or without', async () => {
  const id = v.parse(Review, (await read('page=2'))?.reviews[0]).id
  const visitor = openShopper(openStore())
  const counted = await visitor.api('POST', '/reviews/votes', { reviewId: id, isHelpful: true })
  expect([counted.status, JSON.parse(counted.text)]).toEqual([200, { isCounted: true }])
  expect(counted.response.headers.get('cache-control')).toBe('no-store')
  expect(counted.response.headers.getSetCookie().join()).toMatch(
    /us-reviewer=[\da-f-]{36};.*HttpOnly/,
  )
  const again = await visitor.form('/reviews/vote', {
    reviewId: id,
    isHelpful: 'yes',
    from: `${PAGE}?reviewsPage=2`,
  })
  expect([again.status, again.text]).toEqual([
    200,
    expect.stringContaining('already voted on this'),
  ])

  const other = openShopper(openStore())
  const voted = await other.form('/reviews/vote', {
    reviewId: id,
    isHelpful: 'yes',
    from: `${PAGE}?reviewsPage=2`,
  })
  expect(voted.text).toContain('Thanks for your feedback')
  const unknown = await other.api('POST', '/reviews/votes', {
    reviewId: 'nothing',
    isHelpful: true,
  })
  expect(unknown.status).toBe(404)
})

test('a review with a photo is submitted once, and the response has the hours of moderation', async () => {
  const visitor = openShopper(openStore())
  const uploaded = await visitor.request('/api/reviews/photos', {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg' },
    body: JPEG,
  })
  const { id } = v.parse(v.object({ id: v.string() }), JSON.parse(uploaded.text))
  const stored = await (await fetch(`${SANDBOX}${new URL(id.slice(64)).pathname}`)).arrayBuffer()
  expect(new TextDecoder('latin1').decode(stored)).not.toContain('GPS')

  const body = { ...review('FXSALE'), photoIds: [id] }
  const idempotencyKey = newIdempotencyKey()
  const answers = await Promise.all([
    visitor.api('POST', '/reviews', body, { idempotencyKey }),
    visitor.api('POST', '/reviews', body, { idempotencyKey }),
  ])
  for (const { text } of answers)
    expect(JSON.parse(text)).toEqual({ status: 'received', hours: 24 })
  const later = await visitor.api('POST', '/reviews', {
    ...body,
    text: `${body.text} Again.`,
    photoIds: [],
  })
  expect(JSON.parse(later.text)).toEqual({ status: 'already-reviewed' })
  const forged = `${'0'.repeat(64)}https://evil.example/x.jpg`
  const other = await visitor.api('POST', '/reviews', { ...review('FXPROMO'), photoIds: [forged] })
  expect(JSON.parse(other.text)).toMatchObject({ fields: { photos: 'choice' } })
})

test.for([
  ['rating', { rating: null }],
  ['text', { text: 'Short.' }],
  ['text', { text: 'Buy it at https://cheaper.example instead of here!' }],
  ['title', { title: 'x'.repeat(101) }],
  ['nickname', { nickname: 'ab' }],
  ['agrees', { agrees: false }],
] as const)('names the field %s of a review that is not accepted', async ([field, wrong]) => {
  const visitor = openShopper(openStore())
  const body = { ...review(PRODUCT), ...wrong, photoIds: [] }
  const { status, text } = await visitor.api('POST', '/reviews', body)
  expect([status, Object.keys(JSON.parse(text).fields)]).toEqual([400, [field]])
})

function upload(fields: Record<string, string>, files: File[]) {
  const body = new FormData()
  const all = { idempotencyKey: newIdempotencyKey(), ...fields }
  for (const [name, value] of Object.entries(all)) body.set(name, value)
  for (const file of files) body.append('photos', file)
  return openShopper(openStore()).request('/reviews/write', { method: 'POST', body })
}

test('without JavaScript a form with pictures is accepted, or shown again as typed', async () => {
  const photo = new File([JPEG], 'candle.jpg', { type: 'image/jpeg' })
  const sent = await upload(typed('FXBADGE'), [photo, new File([], '')])
  expect([sent.status, sent.text]).toEqual([
    200,
    expect.stringContaining('usually takes 24\u00a0hours'),
  ])

  const wrong = { ...typed('FXBADGE'), rating: '', text: 'Too <short>' }
  const rejected = await upload(wrong, [])
  expect(rejected.status).toBe(422)
  expect(rejectedForm(rejected.text)).toMatchObject({
    action: 'writeReview',
    fields: { rating: 'required', text: 'required' },
    values: { text: 'Too <short>' },
  })
  expect(rejected.text).toContain('Please write at least 20 characters.')

  const svg = new File(['<svg onload="alert(1)">'], 'candle.jpg', { type: 'image/jpeg' })
  expect((await upload(typed('FXSALE'), [svg])).text).toContain('Please choose JPEG, PNG or WebP')
  const half = new File([JPEG.slice(0, 30)], 'candle.jpg', { type: 'image/jpeg' })
  expect((await upload(typed('FXSALE'), [half])).text).toContain('is damaged or incomplete')
  const four = Array.from({ length: 4 }, () => photo)
  expect((await upload(typed('FXSALE'), four)).text).toContain('Please choose at most 3 pictures')
})
