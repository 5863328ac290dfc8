import { expect, test } from 'vitest'

import { readMessages } from '#scripts/build/read-messages.ts'
import { LOCALES } from '#shared/site/site.ts'

import { ROOT } from './sources.ts'

/** Messages that list characters as shoppers type them. */
const LISTS_CHARACTERS = new Set([
  'field.addressSymbols',
  'field.citySymbols',
  'field.specialSymbols',
  'field.passwordSpecial',
  'passwordRule.special',
])

test.for(LOCALES)('%s has typographic quotation marks and apostrophes', async (locale) => {
  const messages = Object.entries(await readMessages(ROOT, locale))

  expect(messages.filter(([id, text]) => !LISTS_CHARACTERS.has(id) && /['"]/.test(text))).toEqual(
    [],
  )
  expect(messages.filter(([, text]) => /\p{L}'\p{L}/u.test(text))).toEqual([])
})

test.for(LOCALES)('%s keeps numbers on one line with their units', async (locale) => {
  const messages = Object.entries(await readMessages(ROOT, locale))
  // An option of a select argument, such as `PM {…}`, is no unit.
  const units = /[\d#}] (MB|Mo|AM|PM|min|h|minutes?|hours?|heures?|points?|%|\$|×)(?!\p{L}| \{)/u

  expect(messages.filter(([, text]) => units.test(text))).toEqual([])
})

test('French has no-break spaces where Canada uses them, and one word for the bag', async () => {
  const messages = Object.entries(await readMessages(ROOT, 'fr-CA'))
  const spaced = / [:»%$]|« |[\s\u00a0][;!?](?!\p{L})|\.\.\./u

  expect(messages.filter(([id, text]) => !LISTS_CHARACTERS.has(id) && spaced.test(text))).toEqual(
    [],
  )
  expect(
    messages.filter(([, text]) => /(?<!\{)\b(panier|chariot|e-?mail|ZIP)\b/i.test(text)),
  ).toEqual([])
})
