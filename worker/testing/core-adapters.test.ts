import { expect, test, vi } from 'vitest'

import { defaultSite } from '#shared/site/site.ts'
import { services as exampleServices } from '#tests/worker/own-services-example.ts'

import { configFrom } from '../config/config.ts'
import { TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { createCaptcha } from '../limits/captcha.ts'
import { createRecommendationService } from '../recommendations/recommendation-service.ts'
import { createReviewService } from '../reviews/upstream.ts'
import { createSearchService } from '../search/search-service.ts'
import type { ShopServices } from '../shop-services.ts'
import { createGeocoding } from '../places/geocoding.ts'
import {
  holdsCaptchaContract,
  holdsMapsContract,
  holdsRecommendationContract,
  holdsReviewContract,
  holdsSearchContract,
  outsideWith,
} from './adapter-contracts.ts'

const URL_OF_SERVICE = 'https://service.example'
const site = defaultSite
const locale = defaultSite.defaultLocale
const config = configFrom({
  ...TEST_BINDINGS,
  RECOMMENDATION_URL: URL_OF_SERVICE,
  RECOMMENDATION_CLIENT_ID: 'client',
  RECOMMENDATION_REALM: 'abcd',
})

function known<Port>(port: Port | null): Port {
  if (port === null) throw new Error('The service is not configured.')
  return port
}

holdsSearchContract({
  open: (outside) =>
    known(
      createSearchService({
        ...outside,
        locale,
        config: { search: { url: URL_OF_SERVICE, keys: { [locale]: 'key' } } },
      }),
    ),
  answer: (address) =>
    address.includes('/autocomplete/')
      ? { sections: { Products: [{ value: 'Lamp', data: { id: 'A1' } }] } }
      : { response: { results: [{ value: 'lamp' }] } },
})

holdsRecommendationContract({
  open: (outside) => known(createRecommendationService({ ...outside, site, config })),
  answer: (address) =>
    address.includes('/recommenders/')
      ? { recommenders: [{ name: 'similar' }] }
      : { recs: [{ id: 'A2' }] },
})

holdsMapsContract({
  open: (outside) =>
    createGeocoding({ ...outside, config: { geocoding: { url: URL_OF_SERVICE, key: 'key' } } }),
  answer: () => ({
    status: 'OK',
    results: [{ geometry: { location: { lat: 45.5, lng: -73.55 } } }],
  }),
})

holdsCaptchaContract({
  open: (outside) =>
    createCaptcha({
      ...outside,
      site,
      locale,
      config: { url: URL_OF_SERVICE, siteKey: 'site', secret: 'secret' },
    }),
  answer: (_, { body }) => ({
    success: body instanceof URLSearchParams && body.get('response') === 'right',
    hostname: 'shop.example',
  }),
})

holdsCaptchaContract({
  open: (outside) => {
    const own = exampleServices.captcha
    const shopVariables = { PERSONS_SITE_KEY: 'site', PERSONS_KEY: 'secret' }
    return known(
      own?.create({ ...outside, site, locale, config: { ...config, shopVariables } }) ?? null,
    )
  },
  answer: (_, { body }) => ({
    success: body instanceof URLSearchParams && body.get('response') === 'right',
    hostname: 'shop.example',
  }),
})

holdsReviewContract({
  open: (outside) =>
    createReviewService({
      ...outside,
      config: null,
      locale,
      account: { url: URL_OF_SERVICE, key: 'key' },
    }),
  answer: () => ({
    HasErrors: false,
    TotalResults: 1,
    Results: [
      {
        Id: '1',
        Rating: 5,
        ReviewText: 'It smells of cedar.',
        SubmissionTime: '2026-11-02T10:00:00.000Z',
      },
    ],
    Includes: {},
  }),
})

test('an adapter of the retailer replaces that of the core', async () => {
  const refused = () => Promise.reject(new Error('not asked here'))
  const payment = {
    origin: 'https://pay.example',
    fieldAddress: () => 'https://pay.example/field',
    pageAddress: () => 'https://pay.example/page',
    readToken: refused,
    keepCard: refused,
    issueToken: refused,
  }
  const recommendations = {
    recommend: async () => ({ productIds: ['own'], recommendedBy: null }),
    listRecommenders: async () => [],
  }
  const services: ShopServices = {
    payment: { create: () => payment },
    recommendations: { create: () => recommendations },
  }
  vi.resetModules()
  vi.doMock('#shop/services.ts', () => ({ services }))
  try {
    const { openRecommendations } = await import('../recommendations/open-recommendations.ts')
    const { createPayment } = await import('../payment/payment.ts')
    const outside = { ...outsideWith(refused), site, locale, config }
    expect(openRecommendations(outside)).toBe(recommendations)
    expect(createPayment({ context: outside })).toBe(payment)
  } finally {
    vi.doUnmock('#shop/services.ts')
    vi.resetModules()
  }
})
