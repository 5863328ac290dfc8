import { expect, test } from 'vitest'

import { control } from './shop.ts'
import { openShopper, US_ADDRESS, type Shopper } from './purchase.ts'
import { openStore } from './store.ts'

const SHIPPING = '/checkout/shipping'
const MONTREAL = {
  ...US_ADDRESS,
  address1: '400, rue Saint-Denis',
  city: 'Montréal',
  stateCode: 'ON',
  postalCode: 'H2X 3K8',
}

async function shopperWith(address: Record<string, string>, prefix = '', site: 'us' | 'ca' = 'us') {
  const shopper = openShopper(openStore())
  await shopper.add('JW0801', 1, { site })
  const saved = await shopper.form(`${prefix}${SHIPPING}/address`, address)
  expect(saved, saved.text).toMatchObject({ status: 303, to: `${prefix}${SHIPPING}` })
  return shopper
}

/** The fields of the form whose button has this text. */
function readFormFields(html: string, button: string) {
  const form = html.split('<form').find((part) => part.includes(`>${button}</button>`)) ?? ''
  const inputs = form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]))
}

async function press(shopper: Shopper, button: string, prefix = '') {
  const { text } = await shopper.get(prefix + SHIPPING)
  const fields = readFormFields(text, button)
  expect(fields, button).toHaveProperty('postalCode')
  const answer = await shopper.form(`${prefix}${SHIPPING}/address`, {
    ...fields,
    idempotencyKey: `op-${crypto.randomUUID()}`,
  })
  expect(answer, answer.text).toMatchObject({ status: 303, to: prefix + SHIPPING })
  return (await shopper.get(prefix + SHIPPING)).text
}

test('a place suggested by the postal code is applied or dismissed in one press', async () => {
  const typed = { ...US_ADDRESS, city: 'Cleveland', stateCode: 'OK' }
  const shopper = await shopperWith(typed)
  const { text } = await shopper.get(SHIPPING)
  expect(text).toContain(
    'Did you mean </span><span translate="no">Columbus, OH 43215</span><span>?',
  )
  // No request waits for the answer.
  expect(text).toContain('name="methodId"')
  expect((await shopper.checkout('billing')).shippingAddress).toMatchObject({ stateCode: 'OK' })
  expect(await press(shopper, 'Use this address')).not.toContain('Did you mean')
  expect((await shopper.checkout('shipping')).shippingAddress).toMatchObject({
    city: 'Columbus',
    stateCode: 'OH',
    address1: '12 Mill Lane',
  })

  const keeping = await shopperWith(typed)
  expect(await press(keeping, 'Keep it as typed')).not.toContain('Did you mean')
  const { shippingAddress, correction } = await keeping.checkout('shipping')
  expect([shippingAddress?.city, shippingAddress?.stateCode]).toEqual(['Cleveland', 'OK'])
  expect(correction).toBeNull()
  // Another place needs a new answer.
  await keeping.form(`${SHIPPING}/address`, { ...typed, city: 'Dayton' })
  expect((await keeping.get(SHIPPING)).text).toContain('Did you mean')
})

test('in Canada the province is corrected, also in French', async () => {
  const prefix = '/ca/fr-CA'
  const shopper = await shopperWith(MONTREAL, prefix, 'ca')
  const { text } = await shopper.get(prefix + SHIPPING)
  expect(text).toContain('Vouliez-vous dire')
  expect(text).toMatch(/code postal H2X 3K8 correspond à un autre endroit/)
  expect(await press(shopper, 'Utiliser cette adresse', prefix)).not.toContain('Vouliez-vous dire')
  expect((await shopper.checkout('shipping', { site: 'ca' })).shippingAddress).toMatchObject({
    city: 'Montréal',
    stateCode: 'QC',
  })
})

test('a matching address gets no suggestion, nor does any while the maps service fails', async () => {
  const shopper = await shopperWith({ ...US_ADDRESS, city: 'columbus' })
  expect((await shopper.get(SHIPPING)).text).not.toContain('Did you mean')

  const match = { path: '/services/geocoding' }
  await control('POST', '/faults', { match, times: 1, fault: { kind: 'status', status: 503 } })
  const other = await shopperWith({ ...US_ADDRESS, postalCode: '10001' })
  const { text } = await other.get(SHIPPING)
  expect(text).not.toContain('Did you mean')
  expect(text).toContain('name="methodId"')
})
