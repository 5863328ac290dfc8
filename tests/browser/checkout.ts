import type { Locale } from '#shared/site/site.ts'

import { SHOP } from './ports.ts'
import { expect, type Page } from './shop.ts'
import { PREFIX } from './prefix.ts'

export type CheckoutStep = 'address' | 'method' | 'payment' | 'review'

const STEPS: readonly CheckoutStep[] = ['address', 'method', 'payment', 'review']

export const CARDS = {
  good: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  questioned: '4000 0000 0000 3220',
} as const

export const COLUMBUS = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  address1: '1 Main St',
  city: 'Columbus',
  stateCode: 'OH',
  postalCode: '43215',
}

export const MONTREAL = {
  firstName: 'Zoé',
  lastName: 'Côté',
  address1: '300, rue Saint-Paul Ouest',
  city: 'Montréal',
  stateCode: 'QC',
  postalCode: 'h2y1h3',
}

export const addressIn = (locale: Locale) => (locale === 'en-US' ? COLUMBUS : MONTREAL)

/** An email address that no other test uses. It is one word that is wider than a phone. */
export const ownEmail = () => `ana${crypto.randomUUID().replaceAll('-', '')}@example.com`

interface CheckoutSetup {
  locale?: Locale
  email?: string
  productId?: string
  quantity?: number
  methodId?: string
  card?: string
}

/** Takes a visitor's checkout to the step `place`, with the forms of a browser without JavaScript. */
export async function checkOutTo(page: Page, lastStep: CheckoutStep, setup: CheckoutSetup = {}) {
  const { locale = 'en-US', email = ownEmail(), card = CARDS.good } = setup
  const { productId = 'JW0801', quantity = 1, methodId = 'standard' } = setup
  const post = async (path: string, fields: Record<string, string>) => {
    const form = { idempotencyKey: crypto.randomUUID(), ...fields }
    const send = () =>
      page.request.post(SHOP + PREFIX[locale] + path, {
        form,
        headers: { 'sec-fetch-site': 'same-origin' },
        maxRedirects: 0,
      })
    let answer = await send()
    // On a busy machine the shop may be unavailable. A retry with the same idempotency key is safe.
    for (let again = 0; again < 2 && answer.status() === 503; again += 1) answer = await send()
    expect(answer.status(), path).toBe(303)
    return answer.headers()['location'] ?? ''
  }
  const steps = [
    () => post('/cart/add', { productId, quantity: String(quantity) }),
    () => post('/checkout/shipping/address', { email, ...addressIn(locale) }),
    () => post('/checkout/shipping/method', { methodId }),
    async () =>
      payAt(page, await post('/checkout/billing/provider', { sameAsShipping: 'on' }), card),
  ]
  for (const step of steps.slice(0, STEPS.indexOf(lastStep) + 1)) await step()
}

/** Pays on the provider's own page and follows its redirect back. */
export async function payAt(page: Page, provider: string, card: string) {
  const paid = await page.request.post(provider, {
    form: { cardNumber: card, expiry: '12/39', securityCode: '123', holder: 'Ana Ruiz' },
    maxRedirects: 0,
  })
  const answer = await page.request.get(paid.headers()['location'] ?? provider, { maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}
