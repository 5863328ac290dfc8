import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'
import { expect, test } from 'vitest'

import { HOUR, later } from './later.ts'
import { register as signUp } from './registered.ts'
import { configOf, failureOf, loginGuest, origin } from './shopper.ts'

const sdk: typeof Sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic')

test('a shopper’s context is kept, changed part by part, and is nobody else’s', async () => {
  const { access_token: token, usid } = await loginGuest('ca')
  const headers = { authorization: `Bearer ${token}` }
  const contexts = new sdk.ShopperContexts({ ...configOf('ca'), headers })
  const parameters = { usid }
  const missing = await failureOf(contexts.getShopperContext({ parameters }))
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
  const unplaced = await failureOf(contexts.updateShopperContext(badAddress))
  expect(unplaced.body).toMatchObject({ parameter: 'clientIp' })

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
    failureOf(contexts.getShopperContext(theirs)),
    failureOf(contexts.createShopperContext({ ...theirs, body: {} })),
    failureOf(contexts.updateShopperContext({ ...theirs, body: {} })),
    failureOf(contexts.deleteShopperContext(theirs)),
  ])
  for (const { status, body } of foreign) {
    expect(status).toBe(400)
    expect(body).toMatchObject({ type: expect.stringMatching('usid-not-matching-with-token') })
  }

  await contexts.deleteShopperContext({ parameters })
  expect((await failureOf(contexts.deleteShopperContext({ parameters }))).status).toBe(404)
})

test('a context of a guest is kept for a day, one of a registered shopper for a week', async () => {
  const contextsOf = (token: string) =>
    new sdk.ShopperContexts({ ...configOf('us'), headers: { authorization: `Bearer ${token}` } })
  const guest = await loginGuest('us')
  const { token } = await signUp('us')
  for (const { access_token, usid } of [guest, token]) {
    const body = { sourceCode: 'mail', clientIp: '192.0.2.7' }
    await contextsOf(access_token).createShopperContext({ parameters: { usid }, body })
  }
  const readAt = async (usid: string, hours: number) => {
    const { contexts } = await later('us', usid, hours * HOUR)
    return contexts.getShopperContext({ parameters: { usid } })
  }

  expect(await readAt(guest.usid, 23)).toMatchObject({ sourceCode: 'mail' })
  expect((await failureOf(readAt(guest.usid, 25))).status).toBe(404)
  expect(await readAt(token.usid, 7 * 24 - 1)).toMatchObject({ sourceCode: 'mail' })
  expect((await failureOf(readAt(token.usid, 7 * 24 + 1))).status).toBe(404)

  const contexts = contextsOf(guest.access_token)
  const parameters = { usid: guest.usid }
  const emptied = { sourceCode: '', clientIp: '', couponCodes: [], customQualifiers: {} }
  expect(await contexts.updateShopperContext({ parameters, body: emptied })).toEqual({})
})
