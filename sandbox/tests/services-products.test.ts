import * as v from 'valibot'
import { expect, test } from 'vitest'

import { requestService } from './outside-services.ts'
import { newGuest, fixture } from './clients.ts'
import { findFilm } from '../content/films/films.ts'

const ACCESS = 'apiversion=5.4&passkey=sandbox-reviews'

const Review = v.looseObject({
  Rating: v.number(),
  ReviewText: v.string(),
  SubmissionTime: v.string(),
  TotalPositiveFeedbackCount: v.number(),
})
const Reviews = v.looseObject({ TotalResults: v.number(), Results: v.array(Review) })

const reviews = async (query: string) => {
  const { body } = await requestService(`/reviews/data/reviews.json?${ACCESS}&${query}`)
  return v.parse(Reviews, body)
}

test('pages, sorts, filters and counts the reviews of a product, in both languages', async () => {
  const id = await fixture('P-REV', 'us')
  const first = await reviews(`Filter=ProductId:${id}&Limit=10`)
  expect([first.TotalResults, first.Results.length]).toEqual([25, 10])
  const last = await reviews(`Filter=ProductId:${id}&Limit=10&Offset=20`)
  expect(last.Results).toHaveLength(5)
  const times = first.Results.map((review) => review.SubmissionTime)
  expect(times).toEqual(times.toSorted().toReversed())

  const all = await reviews(`Filter=ProductId:eq:${id}&Limit=100&Sort=Rating:asc`)
  const ratings = all.Results.map((review) => review.Rating)
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b))
  const fives = await reviews(`Filter=ProductId:${id}&Filter=Rating:5&Limit=100`)
  expect(fives.TotalResults).toBe(ratings.filter((rating) => rating === 5).length)
  const french = await reviews(`Filter=ProductId:${id}&Limit=10&Locale=fr_CA`)
  expect(french.Results.map((review) => review.Rating)).toEqual(
    first.Results.map((review) => review.Rating),
  )
  expect(french.Results[0]?.ReviewText).not.toBe(first.Results[0]?.ReviewText)

  const { body } = await requestService(
    `/reviews/data/statistics.json?${ACCESS}&Filter=ProductId:${id},nothing`,
  )
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / 25
  expect(body).toMatchObject({
    HasErrors: false,
    TotalResults: 1,
    Results: [
      {
        ProductStatistics: {
          ProductId: id,
          ReviewStatistics: {
            TotalReviewCount: 25,
            AverageOverallRating: Math.round(mean * 100) / 100,
          },
        },
      },
    ],
  })
})

test.for([
  { query: 'Filter=ProductId:x', code: 'ERROR_PARAM_INVALID_APIVERSION' },
  { query: 'apiversion=5.4&Filter=ProductId:x', code: 'ERROR_PARAM_INVALID_API_KEY' },
  { query: `${ACCESS}`, code: 'ERROR_PARAM_INVALID_FILTER' },
  { query: `${ACCESS}&Filter=ProductId:x&Limit=101`, code: 'ERROR_PARAM_INVALID_LIMIT' },
  { query: `${ACCESS}&Filter=ProductId:x&Sort=Rating`, code: 'ERROR_PARAM_INVALID_SORT' },
])('rejects a request for reviews with $code', async ({ query, code }) => {
  const { status, body } = await requestService(`/reviews/data/reviews.json?${query}`)
  expect([status, body]).toMatchObject([400, { HasErrors: true, Errors: [{ Code: code }] }])
})

test('returns social proof by product id to a caller with a valid key', async () => {
  const id = await fixture('P-SOCIAL', 'us')
  const access = 'key=sandbox-social-proof'
  const proof = (query: string) => requestService(`/social-proof/v1/products?${query}`)
  expect((await proof(`${access}&ids=${id},nothing`)).body).toEqual({
    [id]: { component: 'viewed', count: 128, message: '{{count}} people looked at this today' },
  })
  expect((await proof(`${access}&ids=${id}&locale=fr-CA`)).text).toContain('personnes')
  expect((await proof(`ids=${id}`)).status).toBe(401)
  expect((await proof(access)).status).toBe(400)
  const many = Array.from({ length: 25 }, (_, at) => at).join(',')
  expect((await proof(`${access}&ids=${many}`)).status).toBe(400)
})

test('serves product videos, in ranges too, and responds 404 to a missing one', async () => {
  const { products } = await newGuest('us')
  const videosOf = async (name: string) => {
    const { c_productVideo, c_productVideoDesktop } = await products.getProduct({
      parameters: { id: await fixture(name, 'us') },
    })
    return [c_productVideo, c_productVideoDesktop]
  }
  for (const [name, width] of [
    ['P-VIDEO', 640],
    ['P-FULL', 640],
  ] as const) {
    const video = await requestService(`/videos/v1/films/${(await videosOf(name))[1]}`)
    expect(video.body, name).toMatchObject({ duration: 6, width })
  }
  const [portraitVideo, none] = await videosOf('P-VIDEO1')
  expect(none).toBeUndefined()
  const scene = findFilm(String(portraitVideo))?.scene
  const { body } = await requestService(`/videos/v1/films/${portraitVideo}?locale=fr-CA`)
  expect(body).toMatchObject({
    title: 'Un soir sur la pente aux genévriers',
    height: 640,
    sources: [{ type: 'video/webm; codecs="vp9"' }],
    poster: expect.stringMatching(
      new RegExp(`^http.+/pictures/films/${scene}\\.svg\\?ratio=tall$`),
    ),
  })

  const file = await requestService(`/videos/v1/files/${portraitVideo}.webm`)
  expect(file.headers.get('content-type')).toBe('video/webm')
  expect(file.headers.get('access-control-allow-origin')).toBe('*')
  const length = Number(file.headers.get('content-length'))
  const part = await requestService(`/videos/v1/files/${portraitVideo}.webm`, {
    headers: { range: 'bytes=4-7' },
  })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${length}`])
  const beyond = { headers: { range: `bytes=${length}-` } }
  expect((await requestService(`/videos/v1/files/${portraitVideo}.webm`, beyond)).status).toBe(416)
  const captions = await requestService(`/videos/v1/files/${portraitVideo}.fr.vtt`)
  expect(captions.text).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:03\.000\n\[Le vent/)

  const [missingVideo] = await videosOf('P-VIDEOBAD')
  const missing = await requestService(`/videos/v1/films/${missingVideo}`)
  expect([missing.status, missing.body['title']]).toEqual([404, 'Film Not Found'])
  expect((await requestService('/videos/v1/files/constructor.webm')).status).toBe(404)
})
