import { beforeAll, expect, test } from 'vitest'

import { addOtherCountries } from '#shared/fields/testing/other-countries.ts'

import { elementsIn, renderPart, textIn } from '../app/testing/render-part.tsx'
import { FormContext } from '../kit/forms/text-field.tsx'
import { AddressFields } from './address-fields.tsx'
import { AddressText } from './address-text.tsx'

beforeAll(addOtherCountries)

const STATE_NAMES = {
  IE: { languages: ['en'], names: { D: ['Dublin'], CO: ['Cork'], G: ['Galway'], KY: ['Kerry'] } },
}

const formIn = (country: string) =>
  renderPart(
    <FormContext value={{ country, values: {}, problems: {}, section: 'shipping' }}>
      <AddressFields />
    </FormContext>,
    { known: [[['state-names'], STATE_NAMES]] },
  )

const inputsOf = (markup: string) => elementsIn(markup, 'input').map(({ name }) => name)
const fieldIn = (markup: string, name: string) =>
  elementsIn(markup, 'input').find((input) => input['name'] === name)

test('a form has the country’s fields in its order', () => {
  expect(inputsOf(formIn('FR'))).toEqual([
    'lastName',
    'firstName',
    'address1',
    'postalCode',
    'city',
    'phone',
  ])
})

test('a state is free text where there is no list', () => {
  const markup = formIn('GB')
  expect(elementsIn(markup, 'select')).toEqual([])
  expect(fieldIn(markup, 'stateCode')).toMatchObject({
    type: 'text',
    autoComplete: 'shipping address-level1',
  })
  expect(fieldIn(markup, 'stateCode')).not.toHaveProperty('required')
  expect(markup).toContain('<span>ZIP code</span>')
})

test('a state is chosen from the country’s list in alphabetical order', () => {
  const markup = formIn('IE')
  expect(elementsIn(markup, 'option').map(({ text }) => text)).toEqual([
    'Choose one',
    'Cork',
    'Dublin',
    'Galway',
    'Kerry',
  ])
  expect(textIn(markup)).toContain('Province*')
})

test('the keyboard for a postal code is the country’s', () => {
  expect(fieldIn(formIn('FR'), 'postalCode')).toMatchObject({ inputMode: 'numeric' })
  expect(fieldIn(formIn('GB'), 'postalCode')).toMatchObject({ inputMode: 'text' })
})

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: '12 Mill Lane',
  address2: null,
  city: 'London',
  stateCode: '',
  postalCode: 'SW1A 1AA',
  phone: null,
}

test('an address is written in the lines of its country', () => {
  const linesIn = (countryCode: string) =>
    renderPart(<AddressText address={{ ...ADDRESS, countryCode }} />)
      .split('<br/>')
      .map(textIn)
  expect(linesIn('GB')).toEqual(['Ada Lovelace', '12 Mill Lane', 'LONDON', 'SW1A 1AA', 'Country'])
  expect(linesIn('FR')).toEqual(['Ada Lovelace', '12 Mill Lane', 'SW1A 1AA London', 'Country'])
})
