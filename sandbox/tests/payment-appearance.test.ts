import { expect, test } from 'vitest'

import { paymentOrigin, shopOrigin } from './payment-client.ts'

const LOOK = { family: "'Corner Sans', Arial", font: '/fonts/corner.woff2', radius: '3px' }

const fieldAddress = (query: Record<string, string>) =>
  `${paymentOrigin}/payments/v1/field?${new URLSearchParams({ merchant: 'sandbox-shop', parent: shopOrigin, ...query })}`

test('takes nothing but a typeface and a radius into the styles of the card field', async () => {
  const hostile = [
    { family: 'Arial } input { display: none' },
    { font: '//evil.example/fonts/a.woff2' },
    { font: "/fonts/a.woff2') url('x.woff2" },
    { radius: '3px } body { display: none' },
  ]
  for (const look of hostile) {
    const html = await (await fetch(fieldAddress({ ...LOOK, ...look }))).text()
    expect(html).not.toMatch(/Corner Sans|evil|x\.woff2|\{ border-radius: 3px|body \{ display/)
  }
})
