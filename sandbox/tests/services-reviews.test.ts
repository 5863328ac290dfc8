import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'

import { requestService } from './outside-services.ts'
import { control, fixture, origin } from './clients.ts'

const ACCESS = { apiversion: '5.4', passkey: 'sandbox-reviews' }
const DAY = 24 * 3_600_000

/** Moved ahead for these requests only. */
const LATER = `later-${crypto.randomUUID()}`

const send = (path: string, fields: Record<string, string>) =>
  requestService(`/reviews/data/${path}.json`, {
    method: 'POST',
    body: new URLSearchParams({ ...ACCESS, ...fields }),
  })

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

function upload(bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(ACCESS)) body.set(name, value)
  body.set('contenttype', 'review')
  body.set('photo', new File([bytes], 'product.png', { type: 'image/png' }))
  return requestService('/reviews/data/uploadphoto.json', { method: 'POST', body })
}

const Review = v.looseObject({
  Id: v.string(),
  ReviewText: v.string(),
  TotalPositiveFeedbackCount: v.number(),
  Photos: v.array(v.looseObject({ Id: v.string() })),
})

async function reviewsOf(id: string, { locale = 'en_US', session = '' } = {}) {
  const query = new URLSearchParams({ ...ACCESS, Filter: `ProductId:${id}`, Limit: '100' })
  const { body } = await requestService(`/reviews/data/reviews.json?${query}&Locale=${locale}`, {
    headers: session ? { 'correlation-id': session } : {},
  })
  return v.parse(v.looseObject({ Results: v.array(Review) }), body).Results
}

const review = (ProductId: string) => ({
  ProductId,
  UserId: `user-${crypto.randomUUID()}`,
  Rating: '4',
  Title: 'Good on cold evenings',
  ReviewText: 'Fills the hall within minutes, and burns evenly to the end.',
  UserNickname: 'northwind',
  IsRecommended: 'true',
  AgreedToTermsAndConditions: 'true',
})

afterEach(() => control('DELETE', `/clock?session=${LATER}`))

test('a submitted review with a picture appears after moderation, in its language only', async () => {
  const id = await fixture('P-STD', 'us')
  const { body: uploaded } = await upload(PNG)
  expect(uploaded).toMatchObject({ HasErrors: false, Photo: { Id: expect.any(String) } })
  const { Photo } = v.parse(
    v.looseObject({
      Photo: v.object({
        Id: v.string(),
        Caption: v.null(),
        Sizes: v.record(v.string(), v.object({ Id: v.string(), Url: v.string() })),
      }),
    }),
    uploaded,
  )
  const picture = await fetch(Photo.Sizes['normal']?.Url ?? '')
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(PNG)

  const own = review(id)
  const PhotoUrl_1 = Photo.Sizes['normal']?.Url ?? ''
  const { body } = await send('submitreview', { ...own, PhotoUrl_1 })
  expect(body).toMatchObject({
    HasErrors: false,
    SubmissionId: expect.any(String),
    Review: { Rating: 4, TypicalHoursToPost: 24 },
  })
  const again = await send('submitreview', own)
  expect(again.text).toContain('ERROR_FORM_DUPLICATE')
  const taken = await send('submitreview', { ...review(id), PhotoUrl_1 })
  expect(taken.body).toMatchObject({ FormErrors: { FieldErrorsOrder: ['photourl_1'] } })

  const isThere = ({ Id }: { Id: string }) => Id === body['SubmissionId']
  expect((await reviewsOf(id)).some(isThere)).toBe(false)
  await control('PUT', '/clock', { offsetMs: DAY + 1000, session: LATER })
  const shown = (await reviewsOf(id, { session: LATER })).find(isThere)
  expect(shown).toMatchObject({ ReviewText: own.ReviewText, Photos: [{ Id: Photo.Id }] })
  expect((await reviewsOf(id, { session: LATER, locale: 'fr_CA' })).some(isThere)).toBe(false)
})

test('reviews match the kind of product', async () => {
  for (const locale of ['en_US', 'fr_CA']) {
    const sentences: string[] = []
    for (const id of ['JW0101', 'JW0108', 'JW0112']) {
      const written = await reviewsOf(id, { locale })
      const own = new Set(written.flatMap(({ ReviewText }) => ReviewText.match(/[^.]+\./g) ?? []))
      expect(own.size).toBeGreaterThan(2)
      sentences.push(...own)
    }
    // No sentence is about goods of three kinds at once.
    expect(new Set(sentences).size).toBe(sentences.length)
  }
})

test('moderation lets no addresses appear', async () => {
  const id = await fixture('P-SALE', 'us')
  const spam = { ...review(id), ReviewText: 'Buy the same for less at https://spam.example today!' }
  expect((await send('submitreview', spam)).body).toMatchObject({ HasErrors: false })
  await control('PUT', '/clock', { offsetMs: 10 * DAY, session: LATER })
  const texts = (await reviewsOf(id, { session: LATER })).map(({ ReviewText }) => ReviewText)
  expect(texts).not.toContain(spam.ReviewText)
})

test.for([
  ['rating', { Rating: '6' }, 'ERROR_FORM_REQUIRED'],
  ['reviewtext', { ReviewText: 'Short.' }, 'ERROR_FORM_TOO_SHORT'],
  ['reviewtext', { ReviewText: '' }, 'ERROR_FORM_REQUIRED'],
  ['title', { Title: 'x'.repeat(101) }, 'ERROR_FORM_TOO_LONG'],
  ['agreedtotermsandconditions', { AgreedToTermsAndConditions: '' }, 'ERROR_FORM_REQUIRED'],
  ['productid', { ProductId: 'nothing' }, 'ERROR_FORM_PATTERN_MISMATCH'],
] as const)(
  'names the field %s of a review that it does not accept',
  async ([Field, wrong, Code]) => {
    const fields = { ...review(await fixture('P-STD', 'us')), ...wrong }
    const { status, body } = await send('submitreview', fields)
    expect([status, body]).toMatchObject([
      200,
      { HasErrors: true, FormErrors: { FieldErrors: { [Field]: { Field, Code } } } },
    ])
  },
)

test('counts a vote of a user once', async () => {
  const id = await fixture('P-REV', 'us')
  const [first] = await reviewsOf(id)
  const vote = {
    ContentType: 'review',
    ContentId: first?.Id ?? '',
    FeedbackType: 'helpfulness',
    Vote: 'Positive',
    UserId: `user-${crypto.randomUUID()}`,
  }
  const { body } = await send('submitfeedback', vote)
  expect(body).toMatchObject({ HasErrors: false, Feedback: { Helpfulness: { Vote: 'POSITIVE' } } })
  expect((await send('submitfeedback', vote)).text).toContain('ERROR_FORM_DUPLICATE')
  const [after] = await reviewsOf(id)
  expect(after?.TotalPositiveFeedbackCount).toBe((first?.TotalPositiveFeedbackCount ?? 0) + 1)
  const unknown = await send('submitfeedback', { ...vote, ContentId: 'nothing' })
  expect(unknown.body).toMatchObject({ FormErrors: { FieldErrorsOrder: ['contentid'] } })
})

test('pictures that are none, or too large, and callers without a key are rejected', async () => {
  const text = await upload(new TextEncoder().encode('<svg onload="alert(1)">'))
  expect(text.body).toMatchObject({
    FormErrors: { FieldErrors: { photo: { Code: 'ERROR_PARAM_INVALID_PHOTO_TYPE' } } },
  })
  const large = new Uint8Array(5 * 1024 * 1024 + 1)
  large.set(PNG)
  expect((await upload(large)).text).toContain('ERROR_FORM_UPLOAD_IO')
  for (const path of ['submitreview', 'submitfeedback']) {
    expect((await send(path, { passkey: 'nobody' })).text).toContain('ERROR_PARAM_INVALID_API_KEY')
  }
  expect((await fetch(`${origin}/pictures/reviews/nothing`)).status).toBe(404)
})

test('lists the approved pictures of products with alternative texts', async () => {
  const id = await fixture('P-SOCIAL', 'us')
  const media = (query: string) => requestService(`/ugc/v1/media?${query}`)
  const { body } = await media(`key=sandbox-ugc&products=${id},nothing`)
  const Media = v.array(
    v.looseObject({ status: v.literal('approved'), altText: v.pipe(v.string(), v.minLength(10)) }),
  )
  expect(v.parse(Media, body['media'])).toHaveLength(7)
  expect(body['media']).toMatchObject([{ products: [{ productId: id }] }, {}, {}, {}, {}, {}, {}])
  const french = await media(`key=sandbox-ugc&products=${id}&locale=fr-CA&limit=1`)
  expect(french.body).toMatchObject({
    total: 7,
    media: [{ altText: expect.stringMatching(/^Un/) }],
  })
  expect((await media(`products=${id}`)).status).toBe(401)
  const full = await media(`key=sandbox-ugc&products=${await fixture('P-FULL', 'us')}`)
  expect(full.body).toMatchObject({ total: 5 })
  expect((await media('key=sandbox-ugc')).status).toBe(400)
})
