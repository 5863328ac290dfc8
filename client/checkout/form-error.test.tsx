import { expect, test } from 'vitest'

import { readMessages } from '#scripts/build/read-messages.ts'

import { elementsIn, renderPart } from '../app/testing/render-part.tsx'
import { FormError, formErrorMessages } from './form-error.tsx'

const ROOT = new URL('../..', import.meta.url).pathname

/** The three headings for reasons that the shop does not know (spec 3 §8). */
const UNKNOWN_REASONS = {
  'service-error': 'Something went wrong. Try again!',
  'submission-invalid': 'Something’s not right with your submission. Please try again.',
  rejected: 'Something isn’t quite right here.',
} as const

const TYPES = ['service-error', 'submission-invalid', 'rejected'] as const

test.for(TYPES)('a form with the problem %s has the heading of the spec', (formError) => {
  const [heading] = elementsIn(renderPart(<FormError formError={formError} />), 'h2')

  expect(heading?.text.replaceAll('&#x27;', "'")).toBe(UNKNOWN_REASONS[formError])
})

test.for(['en-CA', 'fr-CA'] as const)('%s has a text for each of them', async (locale) => {
  const english = await readMessages(ROOT, 'en-US')
  const messages = await readMessages(ROOT, locale)
  const ids = TYPES.map((type) => formErrorMessages(type)[0])

  expect(new Set(ids.map((id) => messages[id])).size).toBe(3)
  expect(ids.filter((id) => (locale === 'fr-CA') === (messages[id] === english[id]))).toEqual([])
})
