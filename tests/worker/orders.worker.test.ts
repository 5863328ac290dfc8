import { expect, test } from 'vitest'

import { shopFor } from './agents.ts'
import { HOUR, LIST, openWithOrder } from './customer-order.ts'
import { registered } from './customers.ts'
import { mailsTo } from './outbox.ts'
import { BILLING, CANDLE, choose, CONTACT, order, pay, pickUp, SHORT_NORTH } from './pickup.ts'
import { newIdempotencyKey, openShopper, rejectedForm } from './purchase.ts'
import { control } from './shop.ts'
import { openStore } from './store.ts'

/** The id of the order's first line, as its forms send it. */
const lineIn = (text: string) => /name="lineId" value="([^"]+)"/.exec(text)?.[1] ?? ''

test('customers see their own orders; another customer’s is like an unknown one, and guests sign in', async () => {
  const { store, shopper, orderNo, page } = await openWithOrder()
  const list = await shopper.get(LIST)
  expect(list.status).toBe(200)
  expect(list.response.headers.get('cache-control')).toBe('private, no-store')
  expect(list.text).toMatch(
    new RegExp(
      `href="${page}"[^>]*>(?:<span>)?Order ${orderNo}.*Received.*Shipped to you.*2 items: Juniper Dusk`,
      's',
    ),
  )
  expect(list.text).not.toContain('page=2')
  expect((await shopper.get(`${LIST}?page=7`)).to).toBe(LIST)

  const own = await shopper.get(page)
  expect(own.status).toBe(200)
  expect(own.response.headers.get('cache-control')).toBe('private, no-store')
  expect(own.text).toContain('12 Mill Lane')
  expect(own.text).toContain('Visa ending in 1111')
  expect(own.text).toMatch(
    /src="\/pictures\/together\/[^"]+sw=1200" alt="Your order, all together: Juniper Dusk/,
  )
  expect(own.text).not.toMatch(/4111111111111111|creditCardToken/)

  const other = openShopper(store)
  expect((await other.get(page)).to).toBe(`/login?${new URLSearchParams({ from: page })}`)
  await registered(other)
  expect((await other.get(LIST)).text).toContain('No orders yet.')
  for (const number of [orderNo, '00000000', '..%2Fbaskets', 'oms-meta-data']) {
    expect((await other.get(`${LIST}/${number}`)).status, number).toBe(404)
  }
  for (const path of ['buy-again', 'cancel']) {
    const answers = [orderNo, '00000000'].map((number) =>
      other.form(`/my-account/orders/${path}`, { orderNo: number }),
    )
    for (const { status } of await Promise.all(answers)) expect(status).toBe(404)
  }
  expect((await shopper.get(page)).text).toContain('We have your order')
  // An order of the other site has amounts in another currency.
  expect((await shopper.get(`/ca${page}`)).status).not.toBe(200)
})

test('an order is bought again once, and unavailable items are named', async () => {
  const { shopper, orderNo, page } = await openWithOrder()
  const again = '/my-account/orders/buy-again'
  const idempotencyKey = newIdempotencyKey()
  const press = () => shopper.form(again, { orderNo }, { idempotencyKey })
  const pressed = await Promise.all([press(), press(), press()])
  pressed.push(await press())
  for (const { status, to } of pressed)
    expect({ status, to }).toEqual({ status: 303, to: `${page}?done=added` })
  expect((await shopper.bag()).lines).toMatchObject([{ productId: 'JW0801', quantity: 2 }])
  const { text } = await shopper.get(`${page}?done=added`)
  expect(text).toContain('Added to your bag.')
  // Analytics reports the additions that the page names.
  expect(text).toContain('data-added="JW0801:2"')

  const lineId = lineIn(text)
  const sold = await shopper.breaks(
    '/items',
    { kind: 'status', status: 400 },
    { method: 'POST', times: 9 },
  )
  const none = await shopper.form(again, { orderNo, lineId })
  await sold()
  expect(none.to).toBe(`${page}?done=none&${new URLSearchParams({ left: `${lineId}:0` })}`)
  const said = await shopper.get(none.to ?? '')
  expect(said.text).toContain('Nothing was added to your bag.')
  expect(said.text).toMatch(/Juniper Dusk[^<]* can’t be added right now/)
  // A manipulated address cannot claim lines that the order does not have.
  expect((await shopper.get(`${page}?done=added&left=x:0,${lineId}:2`)).text).not.toContain(
    'can’t be added',
  )
  expect((await shopper.form(again, { orderNo, lineId: 'other' })).status).toBe(422)
  const one = await shopper.form(again, { orderNo, lineId })
  expect(one.to).toBe(`${page}?done=added&added=${lineId}`)
  expect((await shopper.get(`${one.to}&left=${lineId}:1`)).text).toContain('data-added="JW0801:1"')
  expect((await shopper.get(`${page}?done=none`)).text).not.toContain('data-added')
})

test('buys again the available part of an order, and explains the rest', async () => {
  const again = '/my-account/orders/buy-again'
  const short = await openWithOrder(openStore(), { productId: 'JW0602', quantity: 3 })
  const { shopper, orderNo, page } = short
  const lineId = lineIn((await shopper.get(page)).text)
  await control('PUT', '/stock/JW0602', { siteId: 'us', ats: 1 })
  const some = await shopper.form(again, { orderNo })
  expect(some.to).toBe(`${page}?done=added&${new URLSearchParams({ left: `${lineId}:1` })}`)
  expect((await shopper.get(some.to ?? '')).text).toContain(
    '1 instead of 3. No more are available right now.',
  )
  const bag = await shopper.bag()
  expect(bag.lines).toMatchObject([{ productId: 'JW0602', quantity: 1 }])
  expect(bag.notAdded).toMatchObject([{ quantity: 2 }])
  const none = await shopper.form(again, { orderNo })
  expect(none.to).toBe(`${page}?done=none&${new URLSearchParams({ left: `${lineId}:0` })}`)
  await control('DELETE', '/stock/JW0602?siteId=us')

  const limited = await openWithOrder(openStore(), { productId: 'FXLIMIT3', quantity: 3 })
  const press = () => limited.shopper.form(again, { orderNo: limited.orderNo })
  expect((await press()).to).toBe(`${limited.page}?done=added`)
  const full = await press()
  expect(full.to).toMatch(/done=none&left=[\w-]+%3A0%3A3$/)
  expect((await limited.shopper.get(full.to ?? '')).text).toContain(
    '0 instead of 3. One order may have 3 at most, and your bag has that many.',
  )
  const [line] = (await limited.shopper.bag()).lines
  await limited.shopper.form('/cart/update', { lineId: line?.id ?? '', quantity: '1' })
  expect((await press()).to).toMatch(/done=added&left=[\w-]+%3A2%3A3$/)
  expect((await limited.shopper.bag()).lines).toMatchObject([{ quantity: 3 }])
})

test('an order is canceled after a confirmation, once, until it is shipped', async () => {
  const { store, shopper, email, orderNo, page } = await openWithOrder()
  const cancel = '/my-account/orders/cancel'
  expect((await shopper.get(page)).text).toContain(`href="${page}?step=cancel"`)
  const asked = await shopper.get(`${page}?step=cancel`)
  expect(asked.text).toContain('Cancel this order?')
  expect(asked.text).toContain('<option value="Found a better price">I found a better price')
  const idempotencyKey = newIdempotencyKey()
  const fields = { orderNo, reason: 'Ordered by mistake' }
  const press = () => shopper.form(cancel, fields, { idempotencyKey })
  for (const { to } of await Promise.all([press(), press()]))
    expect(to).toBe(`${page}?done=canceled`)
  const after = await shopper.get(`${page}?done=canceled`)
  expect(after.text).toContain('Your order is canceled.')
  expect(after.text).toContain('This order was canceled.')
  expect(after.text).not.toContain('step=cancel')
  const mailed = (await mailsTo('ana@example.com')).filter(({ subject }) =>
    subject.includes(orderNo),
  )
  expect(mailed.filter(({ subject }) => subject.endsWith('is canceled'))).toHaveLength(1)
  expect(email).not.toBe('')

  const late = await openWithOrder(store)
  await late.later(49)
  const tooLate = await late.shopper.form(cancel, { orderNo: late.orderNo })
  expect(tooLate.status).toBe(422)
  expect(rejectedForm(tooLate.text)).toMatchObject({ action: 'cancelOrder', problem: 'rejected' })
  expect(tooLate.text).toContain('This can’t be done anymore')
  expect(tooLate.text).toContain('On its way')
})

test('delivered items are returned by quantity and reason', async () => {
  const { shopper, orderNo, page, later } = await openWithOrder()
  await later(49)
  const sent = await shopper.get(`${page}?step=return`)
  expect(sent.text).toMatch(/Track this parcel at Juniper Post/)
  expect(sent.text).toMatch(/href="http:[^"]+\/parcels\/JW\d+US"/)
  expect(sent.text).toContain('What would you like to return?')
  const lineIds = /name="lineIds" value="([^"]+)"/.exec(sent.text)?.[1] ?? ''
  const back = '/my-account/orders/return'
  // A manipulated address cannot claim a state that the order contradicts.
  const madeUp = await shopper.get(`${page}?done=returning`)
  expect(madeUp.text).not.toContain('We have your return request.')
  const none = await shopper.form(back, { orderNo, lineIds, quantity0: '0' })
  expect(none.status).toBe(422)
  expect(none.text).toContain('Please choose how many')
  const many = await shopper.form(back, { orderNo, lineIds, quantity0: '3' })
  expect(rejectedForm(many.text)).toMatchObject({ problem: 'rejected' })
  const chosen = { orderNo, lineIds, quantity0: '1', reason0: 'Arrived damaged' }
  const idempotencyKey = newIdempotencyKey()
  const press = () => shopper.form(back, chosen, { idempotencyKey })
  for (const { to } of await Promise.all([press(), press()]))
    expect(to).toBe(`${page}?done=returning`)
  const { text } = await shopper.get(`${page}?done=returning`)
  expect(text).toContain('We have your return request.')
  expect(text).toContain('1 on its way back')
  await later(8 * 24)
  const arrived = await shopper.get(page)
  expect(arrived.text).toContain('Your order has arrived.')
  expect(arrived.text).toContain('1 returned')
})

test('items waiting in a store cannot be returned, and picked-up items go back to a store', async () => {
  const shopper = openShopper(openStore())
  await registered(shopper)
  choose(shopper, SHORT_NORTH)
  expect((await pickUp(shopper, CANDLE)).status).toBe(200)
  await shopper.form('/checkout/shipping/address', CONTACT)
  await pay(shopper, BILLING)
  const { orderNo } = await order(shopper)
  const at = async (hours: number) => {
    await control('PUT', '/clock', { offsetMs: hours * HOUR, session: shopper.name })
    return (await shopper.get(`${LIST}/${orderNo}?step=return`)).text
  }
  const ready = await at(25)
  expect(ready).toContain('Your order is ready in your store.')
  expect(ready).not.toMatch(/Return items|What would you like to return/)
  const pickedUp = await at(97)
  expect(pickedUp).toContain('Your order was picked up.')
  expect(pickedUp).toContain('You then bring them to any of our stores')
  expect(pickedUp).not.toMatch(/prepaid label|brings a piece of photo ID/)
})

test('an agent sees the customer’s orders, and the page reports an outage', async () => {
  const { store, shopper, email, orderNo, page } = await openWithOrder()
  const agent = openShopper(store)
  await shopFor(agent, email)
  expect((await agent.get(LIST)).text).toContain(`Order ${orderNo}`)
  expect((await agent.get(page)).status).toBe(200)

  const fixed = await shopper.breaks('/orders', { kind: 'status', status: 503 }, { times: 20 })
  for (const path of [LIST, page]) {
    const broken = await shopper.get(path)
    expect(broken.status).toBe(503)
    expect(broken.text).toContain('We’re having trouble loading your info.')
  }
  await fixed()
})
