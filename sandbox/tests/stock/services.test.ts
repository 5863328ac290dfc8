import { expect, test } from 'vitest'

import { fixture } from '../clients.ts'
import { requestService } from '../outside-services.ts'

const ACCESS = 'apiversion=5.4&passkey=sandbox-reviews'

test('clothes have no reviews until shoppers write some', async () => {
  const id = await fixture('P-MASTER', 'us')
  const reviews = () =>
    requestService(`/reviews/data/reviews.json?${ACCESS}&Filter=ProductId:${id}`)
  expect(await reviews()).toMatchObject({
    status: 200,
    body: { TotalResults: 0, Includes: { Products: { [id]: { Id: id } } } },
  })
  const { body } = await requestService('/reviews/data/submitreview.json', {
    method: 'POST',
    body: new URLSearchParams({
      apiversion: '5.4',
      passkey: 'sandbox-reviews',
      ProductId: id,
      UserId: crypto.randomUUID(),
      UserNickname: 'Siobhán',
      Rating: '5',
      Title: 'Fits',
      ReviewText: 'The sleeves are long enough, and the cloth softens with every wash.',
      IsRecommended: 'true',
      AgreedToTermsAndConditions: 'true',
    }),
  })
  expect(body).toMatchObject({ HasErrors: false, FormErrors: {} })
})

test('no picture of shoppers shows another trade', async () => {
  const ids = ['25001M', '25065M', '25106M', '25112M', 'weekend-look', 'gift-certificate-50']
  const query = ids.map((id) => `products=${id}`).join('&')
  const { status, body } = await requestService(`/ugc/v1/media?key=sandbox-ugc&${query}`)
  expect(status).toBe(200)
  expect(body).toEqual({ total: 0, media: [] })
})

test('postcodes and Eircodes have coordinates', async () => {
  const places = {
    'postal_code:EH4 1HJ|country:GB': 'EH4 1HJ, United Kingdom',
    'postal_code:D02X285|country:IE': 'D02X285, Ireland',
  }
  for (const [components, address] of Object.entries(places)) {
    const query = new URLSearchParams({ key: 'sandbox-geocoding-key', components })
    const { body } = await requestService(`/geocoding/maps/api/geocode/json?${query}`)
    expect(body).toMatchObject({
      status: 'OK',
      results: [{ formatted_address: expect.stringContaining(address) }],
    })
  }
})
