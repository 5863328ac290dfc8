import { expect, test } from 'vitest'

import { newIdempotencyKey, openShopper, pay, placeOrder, US_ADDRESS } from './purchase.ts'
import { openStore } from './store.ts'

/** P-PROMO, a single-wick candle; three of these are a trio. */
const CANDLE = 'FXPROMO'

test('a discount within reach shows a tray with pictures of the qualifying items, until it is earned', async () => {
  const shopper = openShopper(openStore())
  await shopper.add(CANDLE, 2)
  const [line] = (await shopper.bag()).lines
  expect(line).toMatchObject({
    approaching: expect.stringMatching(/^Add 1 more candle/),
    tray: { missing: 1, categoryId: 'single-wick-candles' },
  })
  expect(line?.tray?.filled).toEqual([line?.picture, line?.picture])
  const { text } = await shopper.get('/cart')
  expect(text).toContain('aria-label="2 of 3 chosen"')
  expect(text).toMatch(/href="\/category\/single-wick-candles"/)
  expect((await shopper.get('/ca/fr-CA/cart')).status).toBe(200)

  await shopper.add(CANDLE, 1)
  expect((await shopper.bag()).lines[0]?.tray ?? null).toBeNull()
  const earned = await shopper.get('/cart')
  expect(earned.text).not.toContain('of 3 chosen')

  // The line shows the discounted unit price and the terms of its promotion.
  const terms = 'Add three single-wick or tin candles to your bag and the least expensive is free.'
  expect(visibleText(earned.text)).toMatch(/\$11\.30 each Was \$16\.95/)
  expect(visibleText(earned.text)).toContain(terms)
  await shopper.form('/checkout/shipping/address', { ...US_ADDRESS, email: 'ana@example.com' })
  const summary = visibleText((await shopper.get('/checkout/shipping')).text)
  expect(summary).toContain('$11.30 each')
  expect(summary).toContain(terms)
})

/** The visible text of a document, excluding scripts and their data. */
const visibleText = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const DAY_MS = 86_400_000
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

test('each shipping method shows its delivery range', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  const upcoming = Array.from({ length: 60 }, (_, days) =>
    dayFormat.format(store.clock.now + days * DAY_MS),
  )
  await shopper.add(CANDLE)
  await shopper.form('/checkout/shipping/address', { ...US_ADDRESS, email: 'ana@example.com' })
  const { shippingMethods } = await shopper.checkout('shipping')
  expect(shippingMethods.length).toBeGreaterThan(1)
  for (const { arrivalDays: days } of shippingMethods) {
    const [from, to] = [days?.from, days?.to].map((day) => upcoming.indexOf(day ?? ''))
    expect(from).toBeGreaterThanOrEqual(0)
    expect(to).toBeGreaterThanOrEqual(from ?? Infinity)
  }
  expect((await shopper.get('/checkout/shipping')).text).toMatch(
    /Arrives (<!-- -->)?[A-Z][a-z]{2}, /,
  )
})

test('a shopper chooses as many free gifts as the promotion allows, or none', async () => {
  const shopper = openShopper(openStore())
  await shopper.add('FXBONUS')
  const [choice] = (await shopper.bag()).bonusChoices ?? []
  const [first, second] = choice?.products ?? []
  if (!choice || !first || !second) throw new Error('The service offers nothing to choose.')
  expect(choice).toMatchObject({ left: 2 })
  expect((await shopper.get('/cart')).text).toContain('Choose 2 free gifts')

  const idempotencyKey = newIdempotencyKey()
  const fields = { choiceId: choice.id, productId: first.productId }
  for (let press = 0; press < 2; press += 1) {
    const { status, to } = await shopper.form('/cart/gifts/choose', fields, { idempotencyKey })
    const gifts = (await shopper.bag()).lines.filter(({ isChosen }) => isChosen)
    expect(status).toBe(303)
    // The page opens at the gift.
    expect(gifts.map(({ id }) => `/cart#line-${id}-name`)).toEqual([to])
  }
  expect((await shopper.bag()).bonusChoices).toMatchObject([{ left: 1 }])
  await shopper.form('/cart/gifts/choose', { ...fields, productId: second.productId })
  const full = await shopper.bag()
  expect(full.bonusChoices).toBeUndefined()
  const chosen = full.lines.filter(({ isChosen }) => isChosen)
  expect(chosen).toMatchObject([
    { isBonus: true, quantity: 1, total: { minorUnits: 0 } },
    { isBonus: true, quantity: 1, total: { minorUnits: 0 } },
  ])

  const tooMany = await shopper.form('/cart/gifts/choose', fields)
  expect(tooMany.status).toBe(422)
  const removal = { lineId: chosen[0]?.id ?? '', quantity: '0' }
  expect((await shopper.form('/cart/update', removal)).status).toBe(303)
  expect((await shopper.bag()).bonusChoices).toMatchObject([{ left: 1 }])
})

test('a gift message ships with the order, and an empty one removes it', async () => {
  const shopper = openShopper(openStore())
  await shopper.add(CANDLE)
  await shopper.form('/checkout/shipping/address', { ...US_ADDRESS, email: 'ana@example.com' })
  const save = (message: string) => shopper.form('/checkout/shipping/gift', { message })
  expect(await save('  Happy <b>birthday</b>, Noor ')).toMatchObject({
    status: 303,
    to: '/checkout/shipping#message',
  })
  // A shopper's message is plain text, shown exactly as written.
  expect((await shopper.bag()).giftMessage).toBe('Happy <b>birthday</b>, Noor')
  expect((await shopper.get('/checkout/shipping')).text).not.toContain('<b>birthday')
  expect((await save('x'.repeat(121))).status).toBe(422)
  expect((await save('')).status).toBe(303)
  expect((await shopper.bag()).giftMessage).toBeUndefined()
})

test('a typed but unsaved gift message is saved on the way to the payment', async () => {
  const shopper = openShopper(openStore())
  await shopper.add(CANDLE)
  await shopper.form('/checkout/shipping/address', { ...US_ADDRESS, email: 'ana@example.com' })
  const { text } = await shopper.get('/checkout/shipping')
  const formId = /<form[^>]*id="([^"]+)"[^>]*action="\/checkout\/shipping\/method"/.exec(text)?.[1]
  expect(text).toMatch(new RegExp(`<textarea[^>]*form="${formId}"`))
  const goOn = async (fields: Record<string, string>) => {
    const answer = await shopper.form('/checkout/shipping/method', {
      methodId: 'standard',
      ...fields,
    })
    expect(answer).toMatchObject({ status: 303, to: '/checkout/billing' })
    return (await shopper.bag()).giftMessage
  }
  expect(await goOn({ message: 'Happy birthday,\r\nMia!' })).toBe('Happy birthday,\nMia!')
  expect(await goOn({})).toBe('Happy birthday,\nMia!')
  expect(await goOn({ message: '' })).toBeUndefined()
  const put = { methodId: 'standard', message: ' For Leo ' }
  expect((await shopper.api('PUT', '/checkout/shipping-method', put)).status).toBe(200)
  expect((await shopper.bag()).giftMessage).toBe('For Leo')
})

test('the bag, the checkout and the review report a code used up by an earlier order', async () => {
  const store = openStore()
  const email = `ana-${crypto.randomUUID()}@example.com`
  const toShipping = async () => {
    const shopper = openShopper(store)
    await shopper.add(CANDLE)
    await shopper.form('/cart/coupons/add', { code: 'FIRSTLIGHT' })
    await shopper.form('/checkout/shipping/address', { ...US_ADDRESS, email })
    return shopper
  }
  const first = await toShipping()
  await first.form('/checkout/shipping/method', { methodId: 'standard' })
  expect((await first.bag()).coupons).toMatchObject([{ applies: true }])
  expect((await first.get('/checkout/shipping')).text).toContain('Code: FIRSTLIGHT')
  expect((await placeOrder(first, await pay(first))).status).toBe(303)

  const second = await toShipping()
  expect((await second.bag()).coupons).toMatchObject([{ applies: false, isUsedUp: true }])
  const { text: cart } = await second.get('/cart')
  expect(cart).toContain('This code has already been used, so it no longer gives a discount.')
  expect(cart).not.toContain('Nothing in your bag qualifies for this code yet.')
  const { text: shipping } = await second.get('/checkout/shipping')
  expect(shipping).toContain('FIRSTLIGHT has already been used, so it no longer gives a discount.')
  expect(shipping).not.toContain('Code: FIRSTLIGHT')
})
