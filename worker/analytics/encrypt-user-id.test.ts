import { expect, test } from 'vitest'

import { encryptUserId } from './encrypt-user-id.ts'

const commerce = (clientSecret: string) => {
  const config = { clientSecret, origin: null, slasOrigin: null, organizationId: '', clientId: '' }
  const siteIds = { us: 'us', ca: 'ca' }
  return { ...config, siteIds, listPriceBooks: { us: '', ca: '' }, definedAttributes: null }
}

test('a customer always has the same encrypted id, which no other customer has', async () => {
  const shop = { commerce: commerce('a secret') }
  const id = await encryptUserId(shop, 'abmes2wbk3lXkRlHFJwGYYkKxJ')
  expect(id).toMatch(/^[\w-]{60,80}$/)
  expect(await encryptUserId(shop, 'abmes2wbk3lXkRlHFJwGYYkKxJ')).toBe(id)
  expect(atob(id.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('abmes2')

  const others = [
    await encryptUserId(shop, 'abmes2wbk3lXkRlHFJwGYYkKxK'),
    await encryptUserId({ commerce: commerce('another') }, 'abmes2wbk3lXkRlHFJwGYYkKxJ'),
  ]
  expect(new Set([id, ...others]).size).toBe(3)
})
