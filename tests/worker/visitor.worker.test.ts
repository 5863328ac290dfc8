import { expect, test } from 'vitest'

import { askForSession } from './session-request.ts'
import { begin, openBrowser, openIsolate } from './shoppers.ts'
import { openShop } from './shop.ts'

const simulated = (visitor: object) => ({
  'x-vitrine-visitor': encodeURIComponent(JSON.stringify(visitor)),
})

const IP = '203.0.113.77'

test('the visitor’s IP address is in no response and in no line of the log', async () => {
  const shop = openShop()
  const given = [simulated({ ip: IP, country: 'CA' }), { 'cf-connecting-ip': IP }]
  for (const headers of given) {
    const answers = [
      await shop.text('/api', askForSession(headers)),
      await shop.text('/checkout/bag', { headers }),
      await shop.text('/no-such-page', { headers }),
    ]
    for (const { response, text } of answers) {
      expect(text).not.toContain(IP)
      expect([...response.headers].join()).not.toContain(IP)
    }
  }
  expect(shop.lines.length).toBeGreaterThan(0)
  expect(shop.lines.join()).not.toContain(IP)
})

test('an experiment’s flag is for shoppers with a session, always with the same value', async () => {
  const EXPERIMENTS = '{"pdpQuantitySelector":{"share":1},"canadaOnly":{"sites":["ca"]}}'
  const isolate = openIsolate({ EXPERIMENTS })
  const browser = openBrowser(isolate)
  const readFlags = async (headers: Record<string, string>) =>
    JSON.parse((await isolate.text('/api', askForSession(headers))).text).data.onsession
  const none = [
    { name: 'pdpQuantitySelector', isOn: false },
    { name: 'canadaOnly', isOn: false },
  ]
  expect(await readFlags({})).toMatchObject({ customerType: 'anonymous', experiments: none })

  await browser.visit(begin)
  const cookie = browser.header() ?? ''
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await readFlags({ cookie })).toMatchObject({
      customerType: 'guest',
      experiments: [
        { name: 'pdpQuantitySelector', isOn: true },
        { name: 'canadaOnly', isOn: false },
      ],
    })
  }
})

test('a test can set the flags of the session', async () => {
  const shop = openShop({ EXPERIMENTS: '{"pdpQuantitySelector":{}}' })
  const experiments = { pdpQuantitySelector: true, newFooter: true }
  const { text } = await shop.text('/api', askForSession(simulated({ experiments })))
  expect(JSON.parse(text).data.onsession).toMatchObject({
    experiments: [
      { name: 'pdpQuantitySelector', isOn: true },
      { name: 'newFooter', isOn: true },
    ],
  })
})

test('pages for the native app are cached apart from pages for browsers', async () => {
  const shop = openShop()
  const outcome = async (headers: Record<string, string>) => {
    const { response } = await shop.text('/g/body-care', { headers })
    return /desc=(\w+)/.exec(response.headers.get('server-timing') ?? '')?.[1]
  }
  await shop.warm('/g/body-care')
  expect(await outcome({})).toBe('fresh')
  expect(await outcome({ 'user-agent': 'JuniperWickApp/4.2 (iPhone)' })).toBe('miss')
  expect(await outcome(simulated({ userAgent: 'JuniperWickApp/4.2 (Android)' }))).toBe('fresh')
  expect(await outcome({ 'user-agent': 'Mozilla/5.0' })).toBe('fresh')
})
