import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'
import { expect, test } from 'vitest'

import { HOUR, signInLater } from './at-clock-offset.ts'
import { placeOrder, completeBasket } from './purchase.ts'
import { register as signUp } from './accounts.ts'
import { clientsOf, configOf, newGuest, errorOf, fixture, loginGuest, origin } from './clients.ts'

const sdk: typeof Sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic')

test('stores a shopper’s context, updates its fields one by one, and rejects other shoppers', async () => {
  const { access_token: token, usid } = await loginGuest('ca')
  const headers = { authorization: `Bearer ${token}` }
  const contexts = new sdk.ShopperContexts({ ...configOf('ca'), headers })
  const parameters = { usid }
  const missing = await errorOf(contexts.getShopperContext({ parameters }))
  expect(missing.body).toMatchObject({ type: expect.stringMatching('shopper-context-no-found') })

  const created = await contexts.createShopperContext(
    {
      parameters,
      body: { sourceCode: 'mail', customQualifiers: { locale: 'en_CA', device: 'phone' } },
    },
    true,
  )
  expect([created.status, await created.text()]).toEqual([201, ''])
  const changed = await contexts.updateShopperContext({
    parameters,
    body: { sourceCode: '', clientIp: '192.0.2.7', customQualifiers: { locale: 'fr_CA' } },
  })
  expect(changed).toEqual({
    clientIp: '192.0.2.7',
    customQualifiers: { locale: 'fr_CA', device: 'phone' },
  })
  expect(await contexts.getShopperContext({ parameters })).toEqual(changed)

  const replaced = await contexts.createShopperContext(
    { parameters, body: { sourceCode: 'post' } },
    true,
  )
  expect(replaced.status).toBe(200)
  expect(await contexts.getShopperContext({ parameters })).toEqual({ sourceCode: 'post' })
  const badAddress = { parameters, body: { clientIp: '300.1.1.1' } }
  const invalidAddress = await errorOf(contexts.updateShopperContext(badAddress))
  expect(invalidAddress.body).toMatchObject({ parameter: 'clientIp' })
  expect(invalidAddress.headers.get('content-type')).toBe('application/json')

  const wrong = [{ clientIp: '300.1.1.1' }, { anything: 1 }, { couponCodes: 'x' }]
  const path = `/shopper/shopper-context/v1/organizations/f_ecom_jwck_001/shopper-context/${usid}`
  for (const body of wrong) {
    const init = {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    expect((await fetch(`${origin}${path}?siteId=ca`, init)).status).toBe(400)
  }
  const stranger = await loginGuest('ca')
  const theirs = { parameters: { usid: stranger.usid } }
  const foreign = await Promise.all([
    errorOf(contexts.getShopperContext(theirs)),
    errorOf(contexts.createShopperContext({ ...theirs, body: {} })),
    errorOf(contexts.updateShopperContext({ ...theirs, body: {} })),
    errorOf(contexts.deleteShopperContext(theirs)),
  ])
  for (const { status, body } of foreign) {
    expect(status).toBe(400)
    expect(body).toMatchObject({ type: expect.stringMatching('usid-not-matching-with-token') })
  }

  await contexts.deleteShopperContext({ parameters })
  expect((await errorOf(contexts.deleteShopperContext({ parameters }))).status).toBe(404)
})

test('stores the context of a guest for a day, and of a registered shopper for a week', async () => {
  const contextsOf = (token: string) =>
    new sdk.ShopperContexts({ ...configOf('us'), headers: { authorization: `Bearer ${token}` } })
  const guest = await loginGuest('us')
  const { token } = await signUp('us')
  for (const { access_token, usid } of [guest, token]) {
    const body = { sourceCode: 'mail', clientIp: '192.0.2.7' }
    await contextsOf(access_token).createShopperContext({ parameters: { usid }, body })
  }
  const readAt = async (usid: string, hours: number) => {
    const { contexts } = await signInLater('us', usid, hours * HOUR)
    return contexts.getShopperContext({ parameters: { usid } })
  }

  expect(await readAt(guest.usid, 23)).toMatchObject({ sourceCode: 'mail' })
  expect((await errorOf(readAt(guest.usid, 25))).status).toBe(404)
  expect(await readAt(token.usid, 7 * 24 - 1)).toMatchObject({ sourceCode: 'mail' })
  expect((await errorOf(readAt(token.usid, 7 * 24 + 1))).status).toBe(404)
  const tooLate = await signInLater('us', guest.usid, 25 * HOUR)
  const gone = tooLate.contexts.deleteShopperContext({ parameters: { usid: guest.usid } })
  expect((await errorOf(gone)).status).toBe(404)

  const contexts = contextsOf(guest.access_token)
  const parameters = { usid: guest.usid }
  const emptied = { sourceCode: '', clientIp: '', couponCodes: [], customQualifiers: {} }
  expect(await contexts.updateShopperContext({ parameters, body: emptied })).toEqual({})

  const names = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  const all = Object.fromEntries(names.map((name) => [name, '1']))
  const change = (customQualifiers: Record<string, string>) =>
    contexts.updateShopperContext({ parameters, body: { customQualifiers } })
  const parts = await Promise.all(names.map((name) => change({ [name]: '1' })))
  expect(parts).toContainEqual({ customQualifiers: all })
  expect(await contexts.getShopperContext({ parameters })).toEqual({ customQualifiers: all })
  await contexts.deleteShopperContext({ parameters })
  await Promise.all(names.map((name) => change({ [name]: '1' })))
  expect(await contexts.getShopperContext({ parameters })).toEqual({ customQualifiers: all })

  const more = Array.from({ length: 43 }, (_, at) => [`q${at}`, '1'])
  const full = await errorOf(change(Object.fromEntries(more)))
  expect([full.status, full.body['parameter']]).toEqual([400, 'customQualifiers'])
})

/** A guest with a contexts client, and the products and promotions the shop shows them. */
async function guest(siteId: string) {
  const shopper = await newGuest(siteId)
  const { access_token, usid } = shopper.token
  const contexts = new sdk.ShopperContexts({
    ...configOf(siteId),
    headers: { authorization: `Bearer ${access_token}` },
  })
  const { search, products } = clientsOf(siteId, access_token)
  return {
    ...shopper,
    contexts,
    parameters: { usid },
    async shelf(cgid: string) {
      const { hits } = await search.productSearch({
        parameters: { refine: [`cgid=${cgid}`], limit: 50, expand: ['promotions', 'prices'] },
      })
      return hits ?? []
    },
    async offersOn(id: string) {
      const product = await products.getProduct({ parameters: { id, expand: ['promotions'] } })
      return product.productPromotions ?? []
    },
  }
}

const idsOf = (offers: { promotionId?: string }[] = []) => offers.map((offer) => offer.promotionId)

test('applies the promotion of a source code to shoppers with that code only, until it is removed', async () => {
  const reader = await guest('us')
  const stranger = await guest('us')
  const { contexts, parameters, baskets } = reader
  const promotedHits = async () =>
    (await reader.shelf('room-mists')).filter((hit) =>
      idsOf(hit.productPromotions).includes('spring-letter'),
    )
  expect(await promotedHits()).toEqual([])
  await contexts.createShopperContext({ parameters, body: { sourceCode: 'SpringLetter' } })
  const [mist] = (await promotedHits()).filter((hit) => hit.orderable === true)
  const { productId = '', price = 0 } = mist ?? {}
  const less = Math.round(price * 85) / 100
  const shown = { promotionId: 'spring-letter', promotionalPrice: less }
  expect(less).toBeGreaterThan(0)
  expect(mist?.productPromotions).toContainEqual(expect.objectContaining(shown))
  expect(await reader.offersOn(productId)).toContainEqual(expect.objectContaining(shown))
  expect(idsOf(await stranger.offersOn(productId))).not.toContain('spring-letter')

  const body = { productItems: [{ productId, quantity: 2 }] }
  const opened = await baskets.createBasket({ body })
  const own = { parameters: { basketId: opened.basketId ?? '' } }
  expect(opened.productSubTotal).toBeCloseTo(2 * less)
  expect(opened.productItems?.[0]?.priceAdjustments).toMatchObject([
    { promotionId: 'spring-letter', appliedDiscount: { type: 'percentage', percentage: 15 } },
  ])
  expect((await stranger.baskets.createBasket({ body })).productSubTotal).toBe(2 * price)

  await contexts.deleteShopperContext({ parameters })
  expect((await baskets.getBasket(own)).productSubTotal).toBe(2 * price)
  expect(idsOf(await reader.offersOn(productId))).not.toContain('spring-letter')
  const noted = await baskets.updateBasket({ ...own, body: { sourceCode: 'SPRINGLETTER' } })
  expect(noted.productSubTotal).toBeCloseTo(2 * less)
  expect((await baskets.getBasket(own)).productSubTotal).toBeCloseTo(2 * less)

  const retired = { sourceCode: 'LASTWINTER' }
  await contexts.createShopperContext({ parameters, body: retired })
  expect(idsOf(await reader.offersOn(productId))).not.toContain('spring-letter')
})

test('applies promotions by the context’s effective time, customer groups, qualifiers and coupons', async () => {
  const member = await guest('ca')
  const { contexts, parameters, promotions } = member
  const promotionIdsOf = (hits: Awaited<ReturnType<typeof member.shelf>>) =>
    new Set(hits.flatMap((hit) => idsOf(hit.productPromotions)))
  const campaign = async () => {
    const season = { parameters: { campaignId: 'season' } }
    return (await promotions.getPromotionsForCampaign(season)).data.map(({ id }) => id)
  }
  const setContext = (body: Parameters<typeof contexts.createShopperContext>[0]['body']) =>
    contexts.createShopperContext({ parameters, body })
  const customerGroupIds = ['Apothecary Circle']

  await setContext({ customerGroupIds, effectiveDateTime: '2026-11-21T12:00:00Z' })
  expect(promotionIdsOf(await member.shelf('hand-creams'))).not.toContain('apothecary-circle')
  expect(await campaign()).toEqual(
    expect.arrayContaining(['threewick-week-ca', 'apothecary-circle']),
  )
  await setContext({ customerGroupIds, effectiveDateTime: '2027-01-15T12:00:00Z' })
  expect(promotionIdsOf(await member.shelf('hand-creams'))).toContain('apothecary-circle')
  expect(promotionIdsOf(await member.shelf(await fixture('C-CHILD', 'ca')))).not.toContain(
    'threewick-week-ca',
  )
  expect(await campaign()).toEqual(['apothecary-circle'])
  await setContext({ effectiveDateTime: '2027-01-15T12:00:00Z' })
  expect(promotionIdsOf(await member.shelf('hand-creams'))).not.toContain('apothecary-circle')
  expect(await campaign()).toEqual([])

  await setContext({ customQualifiers: { deviceType: 'mobile' }, couponCodes: ['WELCOME10'] })
  const pocket = (await member.shelf('hand-sanitizers')).find(
    (hit) => hit.orderable && idsOf(hit.productPromotions).includes('pocket-mobile'),
  )
  const [offer] = await member.offersOn(pocket?.productId ?? '')
  const paid = offer?.promotionalPrice ?? 0
  expect(offer).toMatchObject({ promotionId: 'pocket-mobile' })
  const productId = pocket?.productId ?? ''
  const basket = await member.baskets.createBasket({
    body: { productItems: [{ productId, quantity: 1 }] },
  })
  expect(basket.productSubTotal).toBe(paid)
  expect(basket.productTotal).toBeCloseTo(paid - Math.round(paid * 10) / 100)
  expect(basket.orderPriceAdjustments).toMatchObject([{ couponCode: 'WELCOME10' }])
  expect(basket).not.toHaveProperty('couponItems')

  const { basketId = '' } = basket
  const bag = { siteId: 'ca', productId, basketId, basket, parameters: { basketId } }
  const { orderTotal } = await completeBasket({ ...member, ...bag })
  const order = await placeOrder({ ...member, ...bag })
  expect(order).toMatchObject({ productTotal: basket.productTotal, orderTotal })
})
