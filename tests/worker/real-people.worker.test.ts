import { expect, test } from 'vitest'

import { details, newEmail, registered } from './customers.ts'
import { openShopper, rejectedForm, US_ADDRESS, type Shopper } from './purchase.ts'
import { control } from './shop.ts'
import { requestSession } from './signed-in.ts'
import { openStore } from './store.ts'

const IN_CANADA = { stateCode: 'QC', postalCode: 'H2Y 1H3' }
const IN_QUEBEC = { city: 'Saint-Louis-du-Ha! Ha!', ...IN_CANADA }
const IN_PUERTO_RICO = { city: 'Mayagüez', stateCode: 'PR', postalCode: '00680' }

/** First name, last name, street, second line, city. */
const PEOPLE = [
  ['José', 'St. John', '123 Main St, Apt 4', '', 'Coeur d’Alene'],
  ['J. R.', 'O’Brien', 'N. 1st St. #4', 'c/o Ann & Bob', '100 Mile House'],
  ['Zoë-Ann', 'D’Arcy-McGee', '12 1/2 Elm St', 'Apt. 4 (rear)', 'Saint-Louis-du-Ha! Ha!'],
  ['María José', 'Ñuñez', '12½ Calle Peñón', 'Urb. Río', 'Mayagüez'],
  ['Łukasz', 'Nguyễn, Jr.', '4850, av. de l’Église', 'N° 12', 'Dollard-Des Ormeaux'],
  ['Renée', 'L’Écuyer–Côté', '1 St.-Jean', '', 'L’Île-Bizard'],
  ['Nuñez', 'de la Peña', 'R.R. #2, Site 4: Box 9', '', 'St. John’s / Saint-Jean'],
  ['Jo', 'Ng', '5', '', 'Ayer'],
] as const

const typedBy = ([firstName, lastName, address1, address2, city]: (typeof PEOPLE)[number]) => ({
  ...US_ADDRESS,
  firstName,
  lastName,
  address1,
  address2,
  city,
})

const readProblems = async (answer: ReturnType<Shopper['form']>) =>
  rejectedForm((await answer).text)?.fields

/** A store that knows the sites' rules. On a busy machine, the first response with them may be too late. */
async function openWithRules() {
  const store = openStore()
  for (const site of ['us', 'ca']) {
    const read = () => openShopper(store).get(`/api/preferences?site=${site}`)
    await expect.poll(async () => (await read()).status).toBe(200)
  }
  return store
}

test('real names, streets and places pass every form, in both countries', async () => {
  const store = await openWithRules()
  for (const [prefix, place] of [
    ['', {}],
    ['/ca', IN_CANADA],
  ] as const) {
    const shopper = openShopper(store)
    await shopper.add('JW0801', 1, { site: prefix === '' ? 'us' : 'ca' })
    for (const person of PEOPLE) {
      const typed = { ...typedBy(person), ...place, keepsPlace: 'on' }
      const answer = await shopper.form(`${prefix}/checkout/shipping/address`, typed)
      expect(answer.to, JSON.stringify([typed, rejectedForm(answer.text)])).toBe(
        `${prefix}/checkout/shipping`,
      )
    }
    // Invalid names, streets and places are still rejected.
    const wrong = {
      ...US_ADDRESS,
      ...place,
      firstName: 'Ana 🕯',
      lastName: 'Ада',
      address1: '<b>1</b>',
      city: '4-4',
    }
    expect(await readProblems(shopper.form(`${prefix}/checkout/shipping/address`, wrong))).toEqual({
      firstName: 'emoji',
      lastName: 'special-characters',
      address1: 'address-symbols',
      city: 'numbers',
    })
  }
})

test('a customer with such a name registers, changes it, and saves such addresses', async () => {
  const shopper = openShopper(openStore())
  const email = await registered(shopper)
  expect(email).not.toBe('')
  const [jose] = PEOPLE
  const visitor = openShopper(openStore())
  const registration = { ...details(newEmail()), firstName: jose[0], lastName: 'O’Brien, Jr.' }
  expect((await visitor.form('/registration/create', registration)).to).toBe(
    '/registration?step=code',
  )
  const names = { firstName: 'María\u200b José', lastName: 'St.\u00a0John', birthMonth: '' }
  await shopper.form('/my-account/edit-profile/save', {
    ...names,
    phone: '\u202a614‑555‑0134\u202c',
  })
  expect(await requestSession(shopper)).toMatchObject({ firstName: 'María José' })
  const { text } = await shopper.get('/my-account/edit-profile')
  expect(text).toContain('María José St. John')
  expect(text).toContain('614-555-0134')
  for (const [person, place] of [
    [PEOPLE[3], { ...IN_PUERTO_RICO, countryCode: 'US' }],
    [PEOPLE[5], { ...IN_QUEBEC, countryCode: 'CA' }],
  ] as const) {
    const typed = { ...typedBy(person), ...place, phone: '' }
    const saved = await shopper.form('/my-account/address-list/save', typed)
    expect(saved.to, JSON.stringify(rejectedForm(saved.text))).toBe(
      '/my-account/address-list?done=added',
    )
  }
})

test('without the preference the rules are those of the specification', async () => {
  const preferences = ['us', 'ca'].map((site) => `/preferences/${site}/validationRegexConfig`)
  for (const each of preferences) await control('PUT', each, { value: '' })
  try {
    const store = openStore()
    const shopper = openShopper(store)
    await shopper.add('JW0801')
    const [jose, , , maria] = PEOPLE
    const inTheUs = (fields: object) =>
      readProblems(shopper.form('/checkout/shipping/address', { ...US_ADDRESS, ...fields }))
    expect(await inTheUs(typedBy(jose))).toEqual({
      firstName: 'special-characters',
      lastName: 'special-symbols',
      address1: 'address-symbols',
    })
    expect(await inTheUs({ ...typedBy(maria), city: '100 Mile House' })).toMatchObject({
      lastName: 'special-characters',
      city: 'numbers',
    })
    const canadian = openShopper(store)
    await canadian.add('JW0801', 1, { site: 'ca' })
    const typed = { ...typedBy(jose), ...IN_QUEBEC }
    const refused = canadian.form('/ca/checkout/shipping/address', typed)
    expect(await readProblems(refused)).toEqual({
      lastName: 'special-symbols',
      city: 'city-symbols',
    })
  } finally {
    for (const each of preferences) await control('DELETE', each)
  }
})
