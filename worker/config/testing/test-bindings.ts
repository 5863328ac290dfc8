import { LOCAL_SECRETS } from '../variables.ts'
import type { Bindings } from '../env.ts'

/** Bindings of a worker that is tested without a runtime, on `https://shop.example`. */
export const TEST_BINDINGS: Bindings = {
  ASSETS: {
    fetch: async () => new Response(),
    connect: () => {
      throw new Error('no sockets here')
    },
  },
  ...LOCAL_SECRETS,
  ENVIRONMENT: 'test',
  ORGANIZATION_ID: 'f_ecom_test_001',
  CLIENT_ID: 'client-1',
  COMMERCE_ORIGIN: 'https://commerce.example',
  SITE_ID_US: 'us',
  SITE_ID_CA: 'ca',
  IMAGE_ORIGIN: 'https://images.example',
  PAYMENT_ORIGIN: 'https://pay.example',
  PAYMENT_MERCHANT_ID: 'sandbox-shop',
  PUBLIC_ORIGIN: 'https://shop.example',
}

/** What a shop needs in staging, where neither local secrets nor simulation are allowed. */
export const STAGING = {
  ENVIRONMENT: 'staging',
  CLIENT_SECRET: 'client secret',
  PURGE_SECRET: 'purge secret',
  PREVIEW_SECRET: 'preview secret',
  PAYMENT_SECRET: 'payment secret',
  GEOCODING_API_KEY: 'geocoding key',
  CAPTCHA_SECRET: 'captcha secret',
  SUBSCRIPTIONS_SECRET: 'subscriptions key',
  SESSION_KEYS: `k1:${'k'.repeat(43)}`,
  GUEST_TOKEN_KEYS: `g1:${'g'.repeat(43)}`,
} as const

export const STAGING_BINDINGS: Bindings = { ...TEST_BINDINGS, ...STAGING }
