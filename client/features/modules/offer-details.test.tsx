import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { ContentAsset } from '#shared/contract/content.ts'

import { OfferDetails } from './offer-details.tsx'

const shown = (asset: Partial<ContentAsset>) =>
  renderToStaticMarkup(<OfferDetails asset={{ id: 'spring', ...asset } as ContentAsset} />)

test('an offer shows its price before its form, or the form alone', () => {
  expect(shown({ offer: { price: '$5 off', form: 'Candles' } })).toBe(
    '<p class="offer">$5 off</p><p class="form">Candles</p>',
  )
  expect(shown({ offer: { form: 'Candles' } })).toBe('<p class="offer">Candles</p>')
})

test('the link of an offer opens a new tab or warns first if its content says so', () => {
  const offer = { price: '$5 off', href: 'https://partner.example/' }
  expect(shown({ offer, clickTrigger: 'externalLink' })).toContain('target="_blank"')
  expect(shown({ offer, clickTrigger: 'externalLinkModal' })).toContain('data-alerts=""')
})
