import { expect, test } from 'vitest'

import type { ContentAsset } from '#shared/content/content.ts'

import { renderPart } from '../../app/testing/render-part.tsx'
import { OfferDetails } from './offer-details.tsx'

const shown = (asset: Partial<ContentAsset>) =>
  renderPart(<OfferDetails asset={{ id: 'spring', ...asset } as ContentAsset} />)

test('an offer shows its price before its form, or the form alone', () => {
  expect(shown({ offer: { price: '$5 off', form: 'Lamps' } })).toBe(
    '<p class="offer">$5 off</p><p class="form">Lamps</p>',
  )
  expect(shown({ offer: { form: 'Lamps' } })).toBe('<p class="offer">Lamps</p>')
})

test('the link of an offer opens a new tab, warns first or asks to sign in if its content says so', () => {
  const offer = { price: '$5 off', href: 'https://partner.example/' }
  expect(shown({ offer, clickTrigger: 'externalLink' })).toContain('target="_blank"')
  expect(shown({ offer, clickTrigger: 'externalLinkModal' })).toContain('data-alerts=""')
  const own = { price: '$5 off', href: '/g/top-offers?page=2' }
  expect(shown({ offer: own, clickTrigger: 'sign-in' })).toContain(
    '<a href="/login?from=%2Fg%2Ftop-offers%3Fpage%3D2" rel="nofollow" data-action="signIn" data-value="/g/top-offers?page=2">',
  )
})
