import { expect, test } from 'vitest'

import { elementsIn, renderPart } from '../app/testing/render-part.tsx'
import { GiftAmount } from './gift-form.tsx'

test.for([
  ['en-US', ['Choose an amount', '$5', '$1,000']],
  ['fr-CA', ['Choisissez un montant', '5\u00A0$', '1\u00A0000\u00A0$']],
] as const)('the amounts of a gift card are whole dollars in %s', ([locale, texts]) => {
  const markup = renderPart(
    <GiftAmount amounts={[5, 1000]} typed={undefined} problem={undefined} />,
    { locale },
  )
  expect(elementsIn(markup, 'option').map(({ text, value }) => [text, value])).toEqual([
    [texts[0], ''],
    [texts[1], '5'],
    [texts[2], '1000'],
  ])
})
