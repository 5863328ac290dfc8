import * as v from 'valibot'

import { expect, hydrated, test, type Page } from './shop.ts'
import { signIn } from './sign-in.ts'

const HALF_AN_HOUR = 30 * 60 * 1000

/** The messages of docs/native-app.md. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const common = { type: v.literal('action'), sessionExpiry: v.pipe(v.number(), v.integer()) }
const Message = v.variant('action', [
  v.strictObject({ ...common, action: v.picklist(['sign-in', 'signed-in', 'signed-out']) }),
  v.strictObject({ ...common, action: v.literal('bag-changed'), bagCount: count }),
  v.strictObject({
    ...common,
    action: v.literal('consent-changed'),
    groups: v.array(v.picklist(['necessary', 'functional', 'performance', 'targeting'])),
  }),
  v.strictObject({
    ...common,
    action: v.literal('session'),
    customerType: v.picklist(['anonymous', 'guest', 'registered']),
    bagCount: count,
  }),
])

test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) JuniperWickApp/7.2' })

/** A web view of the app for iOS, which keeps what the shop tells it. */
async function openApp(page: Page) {
  const messages: { action: string }[] = []
  await page.exposeBinding('tellTestApp', (_, text: string) => {
    const message = v.parse(v.pipe(v.string(), v.parseJson(), Message), text)
    const ahead = message.sessionExpiry - Date.now()
    expect(Math.abs(ahead - HALF_AN_HOUR)).toBeLessThan(10_000)
    const { action } = message
    const { type, sessionExpiry, ...rest } = message
    expect([type, typeof sessionExpiry]).toEqual(['action', 'number'])
    messages.push({ ...rest, action })
  })
  await page.addInitScript(() => {
    const postMessage = (message: string) => Reflect.get(globalThis, 'tellTestApp')(message)
    Reflect.set(globalThis, 'webkit', { messageHandlers: { vitrineApp: { postMessage } } })
  })
  /** What the app has been told since the last call, once it includes this. */
  return async (action: string) => {
    await expect.poll(() => messages.map((message) => message.action)).toContain(action)
    return messages.splice(0)
  }
}

test('the app hides the frame of the shop, signs in itself, and is told about session, sign-in and bag', async ({
  page,
}) => {
  const told = await openApp(page)
  await page.goto('/p/JW0801')
  await hydrated(page)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0)
  expect(await told('session')).toEqual([
    { action: 'session', customerType: 'anonymous', bagCount: 0 },
  ])

  await page.locator('#content form').getByRole('button', { name: 'Add to Bag' }).first().click()
  expect(await told('bag-changed')).toEqual([{ action: 'bag-changed', bagCount: 1 }])

  // The app has asked for consent, and tells the choice.
  const chosen = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'privacy-choices')?.value
  const choose = (...groups: string[]) =>
    page.evaluate((allowed) => {
      const message = { type: 'action', action: 'consent', groups: allowed }
      globalThis.vitrineShop?.postMessage(JSON.stringify(message))
    }, groups)
  for (const groups of [['performance', 'targeting'], []] as const) {
    const allowed = ['necessary', ...groups]
    // A visit that arrives after the withdrawal is refused.
    const visit = Promise.withResolvers<void>()
    page.on('response', (answer) => answer.url().includes('/api/visits') && visit.resolve())
    await choose(...groups)
    expect(await told('consent-changed')).toEqual([{ action: 'consent-changed', groups: allowed }])
    expect(await chosen()).toBe(groups.join('.') || 'none')
    if (groups.length > 0) await visit.promise
  }
  await choose('everything')
  expect(await chosen()).toBe('none')

  await page.getByRole('button', { name: 'Close' }).first().click()
  await page
    .locator('#content')
    .getByRole('button', { name: /^Love-It List: / })
    .first()
    .click()
  expect(await told('sign-in')).toEqual([{ action: 'sign-in' }])
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Another page without a document, with its own parts.
  await page.locator('#content').getByRole('link', { name: '3-Wick Candles' }).first().click()
  await expect(page).not.toHaveURL(/JW0801/)
  expect(await told('session')).toEqual([{ action: 'session', customerType: 'guest', bagCount: 1 }])

  await signIn(page, 'reg@shoppers.example')
  await page.reload()
  expect((await told('session'))[0]).toMatchObject({ customerType: 'registered' })
})
