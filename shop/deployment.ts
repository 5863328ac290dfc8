import type { Deployment } from '#shared/deployment.ts'

/** The hosts to which visitors from abroad may be sent. */
const REDIRECT_HOSTS = [
  'www.juniperandwick.example',
  'uk.juniperandwick.example',
  'eu.juniperandwick.example',
  'mx.juniperandwick.example',
  'au.juniperandwick.example',
].join()

/** Where researchers report vulnerabilities. */
const SECURITY_TXT = JSON.stringify({
  contact: ['mailto:security@juniperandwick.example'],
  expires: '2027-11-01T00:00:00Z',
  preferredLanguages: ['en', 'fr'],
})

export const deployment = {
  name: 'vitrine',
  localVars: {
    REDIRECT_HOSTS,
    SECURITY_TXT,
    SOURCE_CODES: 'SPRINGLETTER',
    NATIVE_APP_USER_AGENT: 'JuniperWickApp',
    ANALYTICS_DOMAIN_US: 'www.juniperandwick.example',
    ANALYTICS_DOMAIN_CA: 'ca.juniperandwick.example',
  },
  staging: {
    cacheId: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    vars: {
      PUBLIC_ORIGIN: 'https://staging.juniperandwick.example',
      // The zone that routes the host to the worker. A custom domain has CUSTOM_DOMAIN: 'true' instead.
      ZONE_NAME: 'juniperandwick.example',
      IMAGE_SOURCE: 'https://edge.disstg.commercecloud.salesforce.com/dw/image/v2/JWCK_STG',
      COMMERCE_ORIGIN: 'https://shortcode.api.commercecloud.salesforce.com',
      ORGANIZATION_ID: 'f_ecom_jwck_s01',
      CLIENT_ID: '33333333-3333-4333-8333-333333333333',
      SITE_ID_US: 'us',
      SITE_ID_CA: 'ca',
      LIST_PRICE_BOOK_US: 'usd-list-prices',
      LIST_PRICE_BOOK_CA: 'cad-list-prices',
      REDIRECT_HOSTS,
      SECURITY_TXT,
      PAYMENT_ORIGIN: 'https://pay-staging.example',
      PAYMENT_MERCHANT_ID: 'juniper-and-wick',
    },
  },
  production: {
    cacheId: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
    vars: {
      PUBLIC_ORIGIN: 'https://www.juniperandwick.example',
      // The zone that routes the host to the worker. A custom domain has CUSTOM_DOMAIN: 'true' instead.
      ZONE_NAME: 'juniperandwick.example',
      IMAGE_SOURCE: 'https://edge.disstg.commercecloud.salesforce.com/dw/image/v2/JWCK_PRD',
      COMMERCE_ORIGIN: 'https://shortcode.api.commercecloud.salesforce.com',
      ORGANIZATION_ID: 'f_ecom_jwck_prd',
      CLIENT_ID: '44444444-4444-4444-8444-444444444444',
      SITE_ID_US: 'us',
      SITE_ID_CA: 'ca',
      LIST_PRICE_BOOK_US: 'usd-list-prices',
      LIST_PRICE_BOOK_CA: 'cad-list-prices',
      REDIRECT_HOSTS,
      SECURITY_TXT,
      PAYMENT_ORIGIN: 'https://pay.example',
      PAYMENT_MERCHANT_ID: 'juniper-and-wick',
    },
  },
} as const satisfies Deployment
