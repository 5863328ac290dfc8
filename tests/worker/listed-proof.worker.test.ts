import { afterEach, expect, test, vi } from 'vitest'

import { answering } from './answering.ts'
import { expectDiscreet } from './discreet.ts'
import { control, openShop, SANDBOX } from './shop.ts'

const PREFERENCE = '/preferences/ca/recommendationPostUrl'

const isService = ({ pathname }: URL) => pathname.includes('/personalisation/')

afterEach(async () => {
  vi.restoreAllMocks()
  await control('DELETE', PREFERENCE)
})

const read = async (shop: ReturnType<typeof openShop>, ids: string) => {
  const { response, text } = await shop.text(`/api/listed-proof?ids=${ids}&site=ca&locale=fr-CA`)
  expectDiscreet(response, text)
  return { status: response.status, body: JSON.parse(text) as unknown }
}

test('listed products show the same social proof to every visitor', async () => {
  // A URL of the configured origin stands for the origin itself.
  const value = `${SANDBOX}/services/personalisation/api/engine/v1/decide`
  await control('PUT', PREFERENCE, { value })
  const sent: unknown[] = []
  answering(({ url, body }) => {
    if (isService(url)) sent.push([url.pathname, JSON.parse(body)])
    return null
  })
  const shop = openShop()
  expect(await read(shop, 'FXSOCIAL,JW0801')).toEqual({
    status: 200,
    body: {
      FXSOCIAL: { message: '128 personnes ont regardé ceci aujourd’hui', component: 'viewed' },
    },
  })
  await read(shop, 'FXSOCIAL,JW0801')
  const viewed = (productId: string) => ({ productId, sku: productId })
  expect(sent).toEqual([
    [
      '/services/personalisation/api/engine/v1/decide/web-ca',
      {
        channel: 'web-ca',
        locale: 'fr-CA',
        events: [
          {
            eventType: 'monetate:context:ProductThumbnailView',
            products: [viewed('FXSOCIAL'), viewed('JW0801')],
          },
          {
            eventType: 'monetate:decision:DecisionRequest',
            requestId: 'tiles',
            actionTypes: ['monetate:action:SocialProof'],
          },
        ],
      },
    ],
  ])
  expect((await read(shop, '../x')).status).toBe(400)
  expect((await read(shop, Array.from({ length: 25 }, () => 'JW0801').join(','))).status).toBe(400)
})

test('social proof shows its message with the count, or a default for its type', async () => {
  const proofs = [
    { productId: 'JW0801', proofType: 'viewed' },
    { productId: 'JW0802', proofType: 'bought', message: 'Everybody wants it' },
    { productId: 'JW0803', proofType: 'bought', message: '{{count}} sold', count: 1200 },
    { productId: 'JW0804', proofType: 'bought', message: '{{count}} sold' },
    { productId: 'JW0805', proofType: 'unheard-of' },
    { productId: 'JW0806', proofType: 'toString', message: '<b>Yes</b>' },
    { productId: 'NOTASKED', proofType: 'viewed' },
    'odd',
  ]
  const ids = Array.from({ length: 6 }, (_, at) => `JW080${at + 1}`).join(',')
  for (const socialProofData of [proofs, { products: proofs }]) {
    const actions = [{ items: [] }, { socialProofData }]
    answering(({ url }) =>
      isService(url) ? Response.json({ data: { responses: [{ actions }] } }) : null,
    )
    expect((await read(openShop(), ids)).body).toEqual({
      JW0801: { message: 'Beaucoup de gens regardent ce produit', component: 'viewed' },
      JW0802: { message: 'Everybody wants it', component: 'bought' },
      JW0803: { message: '1\u00A0200 sold', component: 'bought' },
      JW0806: { message: 'Yes', component: 'toString' },
    })
    vi.restoreAllMocks()
  }
  answering(({ url }) => (isService(url) ? new Response('', { status: 500 }) : null))
  expect(await read(openShop(), ids)).toEqual({ status: 200, body: {} })
  expect(await read(openShop({ PERSONALIZATION_URL: '' }), ids)).toEqual({ status: 200, body: {} })
})
