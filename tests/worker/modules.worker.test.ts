import { expect, test } from 'vitest'

import { modules } from '#client/content/modules/modules.ts'
import { hostileFields, payloadAt } from '#tests/support/hostile-fields.ts'

import { expectDiscreet } from './discreet.ts'
import { control, openShop } from './shop.ts'

const TEMPLATES = Object.keys(modules)
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
/** Everything below the header, with the deferred parts, which follow the footer in a stream. */
const mainContent = (text: string) => text.slice(text.indexOf('<main'))

test('hostile content in any field of any module is shown as text or left out, and the page stays intact', async () => {
  await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      control('PUT', `/assets/us/in-every-field-${index}`, { fields: hostileFields(index) }),
    ),
  )
  const ids = Array.from({ length: 40 }, (_, index) => `in-every-field-${index % 4}`)
  const publish = (place: string, template: string) => {
    const assets = template.startsWith('top-') ? ids : ids.slice(0, 4)
    const slot = { categoryId: 'lab-copy', template, callout: payloadAt(1), assets }
    return control('PUT', `/slots/us/${place}`, slot)
  }
  const around = (text: string) =>
    [/<main\b/g, /<\/main>/g, /<\/body>/g, /<footer\b/g].map((tag) => count(text, tag))
  const lines: string[] = []
  for (const [index, template] of TEMPLATES.entries()) {
    if (index % 2) continue
    await publish('category-top', template)
    await publish('category-bottom', TEMPLATES[index + 1] ?? '')
    const shop = openShop()
    const { response, text } = await shop.text('/category/lab-copy')
    lines.push(...shop.lines)
    expect(response.status, template).toBe(200)
    expectDiscreet(response, text)
    const main = mainContent(text)
    expect(around(text), template).toEqual([1, 1, 1, 1])
    expect(main, template).not.toMatch(
      /<(?:iframe|object|embed|base|meta|form(?![^>]*action="\/\w))/i,
    )
    expect(main, template).not.toMatch(/<[^>]*\s(?:on\w+|style)=|<[^>]*="\s*javascript:/i)
  }
  const mistakes = lines.filter((line) => line.includes('"message":"content mistake"'))
  expect(mistakes.length).toBeGreaterThan(0)
  for (const line of mistakes)
    expect(JSON.parse(line)).toMatchObject({
      slot: expect.any(String),
      asset: expect.stringContaining('in-every-field'),
      field: expect.any(String),
    })
})

test('a module’s form responds with the module alone, with texts from preferences', async () => {
  const shop = openShop()
  const page = '/category/lab-email'
  const { text } = await shop.text(page)
  const form = /name="form" value="([^"]+)"/.exec(mainContent(text))?.[1] ?? ''
  const key = /name="idempotencyKey" value="([^"]+)"/.exec(mainContent(text))?.[1] ?? ''
  const send = (email: string, idempotencyKey: string) =>
    shop.text('/newsletter/subscribe', {
      method: 'POST',
      headers: { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email, from: page, form, idempotencyKey }).toString(),
    })
  const ERROR = 'Please enter an email address we can write to.'
  const SUCCESS = 'Thank you! The next letter is yours.'
  const shown = (html: string, words: string) => count(html, new RegExp(`>${words}<`, 'g'))

  const rejected = await send('a+b@example.com', key)
  expect(rejected.response.status).toBe(422)
  expect(shown(mainContent(rejected.text), ERROR)).toBe(1)
  expect(shown(rejected.text, ERROR)).toBe(1)
  expect(mainContent(rejected.text)).toContain('value="a+b@example.com"')

  const empty = await send('', crypto.randomUUID())
  expect(shown(mainContent(empty.text), ERROR)).toBe(1)

  const accepted = await send('dusk@example.com', crypto.randomUUID())
  expect(accepted.response.status).toBe(200)
  expect(shown(mainContent(accepted.text), SUCCESS)).toBe(1)
  expect(shown(accepted.text, SUCCESS)).toBe(1)
})

test('a customers-only link leads through the login page and back', async () => {
  const { text } = await openShop().text('/ca/fr-CA/category/lab-more')
  expect(mainContent(text)).toContain(
    'href="/ca/fr-CA/login?from=%2Fg%2Ftop-offers" rel="nofollow" data-action="signIn" data-value="/ca/fr-CA/g/top-offers"',
  )
})
