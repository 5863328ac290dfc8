import { expect, test } from 'vitest'

import { readMessages } from '#scripts/build/read-messages.ts'
import { addressFormOf, formFieldOf } from '#shared/fields/address-form-of.ts'
import { COUNTRIES } from '#shared/fields/country.ts'
import { stateCodes } from '#shared/fields/state-codes.ts'
import { statesIn } from '#shared/fields/states.ts'
import { LOCALES, sites } from '#shared/site/site.ts'
import { shippingLinks } from '#shop/address-forms.ts'
import { stateNames } from '#shop/state-names.ts'

import { ROOT } from './sources.ts'

test('every site’s country has rules for addresses', () => {
  for (const { country } of Object.values(sites)) expect(COUNTRIES).toContain(country)
})

test('every country has a form, and a list of states has a code and a name for each', () => {
  for (const country of COUNTRIES) {
    expect(addressFormOf(country).fields.length).toBeGreaterThan(0)
    const isListed = formFieldOf('stateCode', country)?.isListed === true
    const named = isListed ? statesIn(stateNames, country, 'en').map(({ code }) => code) : []
    expect(named.toSorted()).toEqual(stateCodes(country).toSorted())
  }
})

test('every locale has the messages that the countries name', async () => {
  const ids = COUNTRIES.flatMap((country) => {
    const { name, fields } = addressFormOf(country)
    return [name, ...fields.flatMap(({ label }) => label ?? [])]
  })
  for (const locale of LOCALES) {
    const messages = await readMessages(ROOT, locale)
    const lacking = [...ids, ...Object.values(shippingLinks)].filter((id) => !(id in messages))
    expect(lacking).toEqual([])
  }
})
