import { expect, test } from 'vitest'

import { shopFor } from './agents.ts'
import { HOUR, openWithOrder } from './customer-order.ts'
import { openShopper } from './purchase.ts'

test('a repeated or parallel cancellation gets the first one’s answer, in every tab', async () => {
  const { store, shopper, email, orderNo, page } = await openWithOrder()
  const cancel = '/my-account/orders/cancel'
  const agent = openShopper(store)
  await shopFor(agent, email)
  // Each form has its own key, and the reason is irrelevant.
  const reasons = ['Ordered by mistake', 'Found a better price', '']
  const forms = reasons.map((reason) => shopper.form(cancel, { orderNo, reason }))
  const answers = await Promise.all([...forms, agent.form(cancel, { orderNo })])
  for (const answer of answers) {
    expect(answer, answer.text).toMatchObject({ status: 303, to: `${page}?done=canceled` })
  }
  const sent = (await shopper.calls('oms-cancel-order')).length
  expect(sent).toBe(1)
  store.clock.now += HOUR
  const again = await shopper.form(cancel, { orderNo })
  expect(again).toMatchObject({ status: 303, to: `${page}?done=canceled` })
})

test('a repeated or parallel return gets the first one’s answer, and a different one is accepted', async () => {
  const { store, shopper, orderNo, page, later } = await openWithOrder()
  await later(49)
  const back = '/my-account/orders/return'
  const shown = async () => {
    const { text } = await shopper.get(`${page}?step=return`)
    const [lineIds, available] = ['lineIds', 'available'].map(
      (name) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? '',
    )
    return { orderNo, lineIds: lineIds ?? '', available: available ?? '', quantity0: '1' }
  }
  const form = await shown()
  const answers = await Promise.all([1, 2, 3].map(() => shopper.form(back, form)))
  // The other tab submits after the first answer is deleted.
  store.clock.now += HOUR
  for (const answer of [...answers, await shopper.form(back, form)]) {
    expect(answer, answer.text).toMatchObject({ status: 303, to: `${page}?done=returning` })
  }
  expect((await shopper.get(page)).text).toContain('1 on its way back')
  const next = await shopper.form(back, await shown())
  expect(next).toMatchObject({ status: 303, to: `${page}?done=returning` })
  expect((await shopper.get(page)).text).toContain('2 on their way back')
})
