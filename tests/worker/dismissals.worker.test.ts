import { expect, test } from 'vitest'

import { control, openShop } from './shop.ts'

const PATH = '/api/dismissals'

const FLAGS = 'Path=/; Secure; SameSite=Lax'

function dismiss(shop: ReturnType<typeof openShop>, body: unknown, path = PATH) {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  return shop.text(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

test('remembers a closed dialog in the cookie that its content names, for as many days as it says', async () => {
  const shop = openShop()
  const cookiesAt = async (dialog: string, path?: string) => {
    const { response } = await dismiss(shop, { dialog }, path)
    expect(response.status).toBe(204)
    expect(response.headers.get('cache-control')).toBe('no-store')
    return response.headers.getSetCookie()
  }

  expect(await cookiesAt('redirect')).toEqual([
    `international-redirect=1; Max-Age=2592000; ${FLAGS}`,
  ])
  expect(await cookiesAt('welcome')).toEqual([`welcome-modal=1; Max-Age=2592000; ${FLAGS}`])
  expect(await cookiesAt('welcome', `${PATH}?site=ca&locale=fr-CA`)).toEqual([
    `welcome-modal-ca=1; Max-Age=5184000; ${FLAGS}`,
  ])
})

test('without its content the welcome dialog uses the default cookie', async () => {
  const shop = openShop()
  await shop.breaks('/slots', { kind: 'status', status: 500 })
  const { response } = await dismiss(shop, { dialog: 'welcome' })
  expect(response.headers.getSetCookie()).toEqual([`welcome-modal=1; Max-Age=2592000; ${FLAGS}`])
})

test.for([{ dialog: 'session' }, { dialog: 'welcome', name: 'us-session' }, {}, []])(
  'a request cannot name another cookie: %o',
  async (body) => {
    const { response } = await dismiss(openShop(), body)
    expect(response.status).toBe(400)
    expect(response.headers.getSetCookie()).toEqual([])
  },
)

test('every document contains the welcome dialog’s settings, unless the dialog has no picture', async () => {
  const settingsAt = async (path: string) => {
    const { text } = await openShop().text(path)
    return /\["welcome-settings"\],(null|\{[^}]*\})/.exec(text)?.[1]
  }
  expect(await settingsAt('/customer-care')).toMatch(
    /"cookieName":"welcome-modal","suppressedPaths"/,
  )

  await control('PUT', '/slots/ca/email-dialog', {
    template: 'email-dialog',
    assets: ['welcome-without-picture'],
  })
  expect(await settingsAt('/ca/customer-care')).toBe('null')
  await control('DELETE', '/slots/ca/email-dialog')
})
