import { expect, test } from 'vitest'

import { registered } from './customers.ts'
import { newIdempotencyKey, openShopper, type Shopper } from './purchase.ts'
import { openStore } from './store.ts'

const LIST = '/my-account/address-list'

const home = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  address1: '12 Elm Street',
  address2: '',
  city: 'Columbus',
  stateCode: 'OH',
  postalCode: '43215',
  phone: '(614) 555-0134',
  countryCode: 'US',
}
const cottage = {
  ...home,
  address1: '400, rue Saint-Denis',
  city: 'Montréal',
  stateCode: 'QC',
  postalCode: 'h2x3k8',
  countryCode: 'CA',
}

async function newCustomer() {
  const shopper = openShopper(openStore())
  await registered(shopper)
  return shopper
}

const save = (shopper: Shopper, fields: Record<string, string>) =>
  shopper.form(`${LIST}/save`, fields)

/** The ids of the shown addresses, in page order. */
const idsIn = (text: string) => [...text.matchAll(/edit=([\w-]{36})/g)].map(([, id = '']) => id)

test('a customer adds addresses in both countries, edits one, changes the default, removes one and restores it', async () => {
  const shopper = await newCustomer()
  expect((await shopper.get(LIST)).text).toContain('No addresses yet')
  expect(await save(shopper, home)).toMatchObject({ status: 303, to: `${LIST}?done=added` })
  expect(await save(shopper, cottage)).toMatchObject({ status: 303, to: `${LIST}?done=added` })

  const { text } = await shopper.get(`${LIST}?done=added`)
  expect(text).toContain('Your address is saved.')
  expect(text).toContain('614-555-0134')
  expect(text).toContain('H2X 3K8')
  const [first = '', second = ''] = idsIn(text)
  expect(text.match(/class="preferred"/g)).toHaveLength(1)

  // The same address in different letter case is stored once.
  const again = await save(shopper, { ...home, address1: '12 ELM STREET' })
  expect(again.to).toBe(`${LIST}?done=known`)
  expect(idsIn((await shopper.get(LIST)).text)).toEqual([first, second])

  const form = (await shopper.get(`${LIST}?edit=${second}`)).text
  expect(form).toContain('value="400, rue Saint-Denis"')
  const changed = await save(shopper, { ...cottage, addressId: second, city: 'Laval' })
  expect(changed.to).toBe(`${LIST}?done=changed`)
  await shopper.form(`${LIST}/prefer`, { addressId: second })
  expect(idsIn((await shopper.get(LIST)).text)).toEqual([second, first])

  const removed = await shopper.form(`${LIST}/remove`, { addressId: second })
  expect(removed.status).toBe(200)
  expect(removed.text).toContain('The address is removed.')
  expect(idsIn(removed.text)).toEqual([first])
  const undo = /<form[^>]*address-list\/save".*?<\/form>/s.exec(removed.text)?.[0] ?? ''
  const hidden = Object.fromEntries(
    [...undo.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  expect(await save(shopper, hidden)).toMatchObject({ to: `${LIST}?done=added` })
  const restored = (await shopper.get(LIST)).text
  expect(restored).toContain('Laval')
  expect(restored.indexOf('Laval')).toBeLessThan(restored.indexOf('Columbus'))
})

test('an invalid address is shown again as typed, with the rules of its country', async () => {
  const shopper = await newCustomer()
  const { status, text } = await save(shopper, { ...cottage, postalCode: '43215', firstName: '' })
  expect(status).toBe(422)
  expect(text).toContain('Please check 2 fields')
  expect(text).toContain('value="400, rue Saint-Denis"')
  expect(text).toContain('id="postalCode-problem"')
  expect(text).toContain('id="firstName-problem"')
  expect((await shopper.get(LIST)).text).toContain('No addresses yet')
})

test('an address removed in another tab during editing can be saved as a new one', async () => {
  const shopper = await newCustomer()
  await save(shopper, home)
  const [addressId = ''] = idsIn((await shopper.get(LIST)).text)
  await shopper.form(`${LIST}/remove`, { addressId })
  const gone = await save(shopper, { ...home, addressId, city: 'Dayton', isPreferred: 'on' })
  expect(gone.status).toBe(422)
  expect(gone.text).toContain('This address was removed in the meantime')
  expect(gone.text).not.toContain('That choice is no longer saved')
  expect(gone.text).toContain('value="Dayton"')
  expect(gone.text).not.toContain('name="addressId"')
  expect((await shopper.form(`${LIST}/prefer`, { addressId })).text).toContain(
    'That choice is no longer saved',
  )
  // The edit link of the removed address shows the list.
  expect((await shopper.get(`${LIST}?edit=${addressId}`)).text).not.toContain('Edit Address')
})

test('a repeated submit adds one address, and the list holds at most twenty', async () => {
  const shopper = await newCustomer()
  const idempotencyKey = newIdempotencyKey()
  for (const _time of [1, 2]) {
    const { to } = await shopper.form(`${LIST}/save`, { ...home, idempotencyKey })
    expect(to).toBe(`${LIST}?done=added`)
  }
  expect(idsIn((await shopper.get(LIST)).text)).toHaveLength(1)
  for (let number = 2; number <= 20; number += 1) {
    await save(shopper, { ...home, address1: `${number} Oak Street` })
  }
  const { text } = await shopper.get(LIST)
  expect(idsIn(text)).toHaveLength(20)
  expect(text).toContain('Your list is full')
  const full = await save(shopper, { ...home, address1: '21 Oak Street' })
  expect(full.status).toBe(422)
  expect(full.text).toContain('Your address list is full')
})

test('another customer’s address gets the answer of an unknown one', async () => {
  const owner = await newCustomer()
  await save(owner, home)
  const [id = ''] = idsIn((await owner.get(LIST)).text)
  const other = await newCustomer()
  for (const addressId of [id, 'unknown', 'a/b', '..']) {
    const answers = [
      await save(other, { ...cottage, addressId }),
      await other.form(`${LIST}/prefer`, { addressId }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422])
    const removed = await other.form(`${LIST}/remove`, { addressId })
    expect(removed.text).not.toContain('Columbus')
    const query = new URLSearchParams({ edit: addressId })
    expect((await other.get(`${LIST}?${query}`)).text).toContain('No addresses yet')
  }
  expect((await owner.get(LIST)).text).toContain('Columbus')
  expect((await other.get(LIST)).text).toContain('No addresses yet')
})
