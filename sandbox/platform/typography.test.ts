import { expect, test } from 'vitest'

import { catalog } from '../seed/catalog.ts'
import { fixtures } from '../catalog/fixtures/fixtures.ts'
import { refinements } from '../catalog/products/refinements.ts'
import { assets } from '../content/assets/assets.ts'
import { slots } from '../content/slots/slots.ts'
import { accountMessages } from '../mails/account-messages.ts'
import { codeMessages } from '../mails/code-messages.ts'
import { confirmationMessages } from '../mails/confirmation-messages.ts'
import { giftMessages } from '../mails/gift-mail.ts'
import { progressMessages } from '../mails/progress-messages.ts'
import { english } from '../catalog/reviews/review-texts-en.ts'
import { french } from '../catalog/reviews/review-texts-fr.ts'
import { UNIT_AFTER_SPACE } from './typography.ts'

const LANGUAGES = ['en', 'fr'] as const

/** Products with names and texts that merchants got wrong. */
const AS_TYPED = new Set(['P-APOS', 'P-HOSTILE'].map((name) => fixtures[name]?.us))

const mails = [accountMessages, codeMessages, confirmationMessages, giftMessages, progressMessages]

const everything = [
  catalog.products.filter(({ id }) => !AS_TYPED.has(id)),
  catalog.categories,
  catalog.promotions,
  refinements,
  assets.filter(({ folder }) => folder !== 'hostile'),
  slots,
  mails,
  { en: english, fr: french },
]

/** The texts under the language's name. One that takes names and numbers gets some; markup is left out. */
function textsIn(value: unknown, language: 'en' | 'fr', isInside = false): string[] {
  if (typeof value === 'string') return isInside ? [value.replaceAll(/<[^>]*>/g, ' ')] : []
  if (typeof value === 'function')
    return isInside ? textsIn(value('Ana', '12'), language, true) : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (name === 'en' || name === 'fr') return name === language ? textsIn(part, name, true) : []
    return textsIn(part, language, isInside)
  })
}

test.for(LANGUAGES)(
  'catalog, content, reviews and mails have typographic quotation marks and keep numbers with their units (%s)',
  (language) => {
    const texts = [...new Set(everything.flatMap((part) => textsIn(part, language)))]
    expect(texts.length).toBeGreaterThan(1500)
    const wrong = texts.filter((text) => /['"]/.test(text) || UNIT_AFTER_SPACE[language].test(text))
    expect(wrong).toEqual([])
  },
)
