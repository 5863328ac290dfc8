import { expect, test } from 'vitest'

import { registered } from './customers.ts'
import { openShopper, rejectedForm, US_ADDRESS, type Shopper } from './purchase.ts'
import { openStore } from './store.ts'

const SHIPPING = '/checkout/shipping'
const { email: _email, ...typed } = US_ADDRESS
const home = { ...typed, countryCode: 'US' }
const office = { ...home, address1: '9 Harbor Street', isPreferred: 'on' }
const cottage = {
  ...home,
  address1: '400, rue Saint-Denis',
  city: 'Montréal',
  stateCode: 'QC',
  postalCode: 'H2X 3K8',
  countryCode: 'CA',
}

/** A customer with a bag and saved addresses. */
async function customerWith(...addresses: Record<string, string>[]) {
  const shopper = openShopper(openStore())
  const email = await registered(shopper)
  for (const address of addresses) {
    const saved = await shopper.form('/my-account/address-list/save', address)
    expect(saved.to, saved.text).toContain('done=added')
  }
  expect(await shopper.add('JW0801')).toMatchObject({ status: 200 })
  return { shopper, email }
}

/** The ids of the offered addresses in order, and the checked one. */
const choicesIn = (text: string) =>
  [...text.matchAll(/<input[^>]*name="addressId"[^>]*>/g)].map(([input]) => ({
    id: /value="([^"]*)"/.exec(input)?.[1] ?? '',
    isChecked: /\schecked=""/.test(input),
  }))

const shipTo = (shopper: Shopper, addressId: string) =>
  shopper.form(`${SHIPPING}/saved`, { addressId })

test('a customer ships to a saved address of the country, with the default preselected', async () => {
  const { shopper, email } = await customerWith(home, office, cottage)
  const { text } = await shopper.get(SHIPPING)
  const [first, second, another, ...others] = choicesIn(text)
  expect(others).toEqual([])
  expect([first, second, another].map((choice) => choice?.isChecked)).toEqual([true, false, false])
  expect(another?.id).toBe('')
  expect(text.indexOf('9 Harbor Street')).toBeLessThan(text.indexOf('12 Mill Lane'))
  expect(text).not.toContain('rue Saint-Denis')
  expect(text).not.toContain('name="address1"')

  expect(await shipTo(shopper, first?.id ?? '')).toMatchObject({ status: 303, to: SHIPPING })
  expect(await shopper.checkout('shipping')).toMatchObject({
    email,
    shippingAddress: { address1: '9 Harbor Street', postalCode: '43215' },
  })
  expect((await shopper.get(SHIPPING)).text).toContain('name="methodId"')

  // The chosen address is checked when the shopper returns.
  await shipTo(shopper, second?.id ?? '')
  const edited = await shopper.get(`${SHIPPING}?edit=address`)
  expect(choicesIn(edited.text).map(({ isChecked }) => isChecked)).toEqual([false, true, false])
})

test('customers and guests can type another address', async () => {
  const { shopper } = await customerWith(home)
  const another = await shipTo(shopper, '')
  expect(another).toMatchObject({ status: 303, to: `${SHIPPING}?edit=form` })
  const form = await shopper.get(another.to ?? '')
  expect(form.text).toContain('name="address1"')
  const refused = await shopper.form(`${SHIPPING}/address`, { ...US_ADDRESS, postalCode: 'x' })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('name="address1"')
  const moved = { ...US_ADDRESS, address1: '2 Second St' }
  expect(await shopper.form(`${SHIPPING}/address`, moved)).toMatchObject({ status: 303 })
  const choices = choicesIn((await shopper.get(`${SHIPPING}?edit=address`)).text)
  expect(choices.map(({ isChecked }) => isChecked)).toEqual([false, true])

  const guest = openShopper(openStore())
  await guest.add('JW0801')
  const { text } = await guest.get(SHIPPING)
  expect(choicesIn(text)).toEqual([])
  expect(text).toContain('name="address1"')
  expect(text).not.toContain('saveAddress')
  expect((await shipTo(guest, 'any')).to).toMatch(/^\/login/)
})

test('does not ship to an unknown address, nor one of another customer or country', async () => {
  const { shopper } = await customerWith(home, cottage)
  const other = await customerWith(office)
  const [foreign] = choicesIn((await other.shopper.get(SHIPPING)).text)
  const list = (await shopper.get('/my-account/address-list')).text
  const ids = [...list.matchAll(/edit=([\w-]{36})/g)].map(([, id = '']) => id)
  const [own] = choicesIn((await shopper.get(SHIPPING)).text)
  const abroad = ids.find((id) => id !== own?.id)
  for (const id of [foreign?.id, abroad, crypto.randomUUID()]) {
    const refused = await shipTo(shopper, id ?? 'none')
    expect(refused.status).toBe(422)
    expect(rejectedForm(refused.text)).toMatchObject({ problem: 'not-found' })
    expect(choicesIn(refused.text)).toHaveLength(2)
    expect(refused.text).toContain('That choice is no longer saved')
  }
  expect((await shopper.checkout('shipping')).shippingAddress).toBeNull()
})

test('a typed address is saved to the account only at the customer’s request, and once', async () => {
  const { shopper } = await customerWith(home)
  const saved = async () => {
    const { text } = await shopper.get('/my-account/address-list')
    return [...text.matchAll(/<address[^>]*>.*?<\/address>/gs)].length
  }
  const form = await shopper.get(`${SHIPPING}?edit=form`)
  expect(form.text).toMatch(/<input[^>]*name="saveAddress"(?![^>]*checked)[^>]*>/)

  const moved = { ...US_ADDRESS, address1: '8 New Road' }
  await shopper.form(`${SHIPPING}/address`, moved)
  expect(await saved()).toBe(1)
  const kept = { ...moved, saveAddress: 'on' }
  expect(await shopper.form(`${SHIPPING}/address`, kept)).toMatchObject({ status: 303 })
  // Repeated through the API, the same address is stored once.
  await shopper.api('PUT', '/checkout/shipping-address', { ...moved, saveAddress: true })
  expect(await saved()).toBe(2)

  const refused = await shopper.form(`${SHIPPING}/address`, { ...kept, postalCode: 'x' })
  expect(refused.text).toMatch(/<input[^>]*name="saveAddress"[^>]*checked/)
})

test('a full address list stores no more, and the order continues', async () => {
  const streets = Array.from({ length: 20 }, (_, index) => `${index + 1} Elm Street`)
  const { shopper } = await customerWith(...streets.map((address1) => ({ ...home, address1 })))
  expect((await shopper.get(`${SHIPPING}?edit=form`)).text).not.toContain('saveAddress')
  // The form was opened before the list was full.
  const refused = await shopper.form(`${SHIPPING}/address`, { ...US_ADDRESS, saveAddress: 'on' })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Your address list is full')
  expect((await shopper.get(SHIPPING)).text).toContain('name="methodId"')
})

test('without the saved addresses, the checkout shows the address form', async () => {
  const { shopper } = await customerWith(home)
  await shopper.breaks('/customers/', { kind: 'status' }, { method: 'GET', times: 5 })
  const { response, text } = await shopper.get(SHIPPING)
  expect(response.status).toBe(200)
  expect(text).toContain('name="address1"')
})
