import type { Deployment } from '#shared/deployment.ts'

/** The shop is for local development and tests. Its environments stand for those of a retailer. */
const environment = (host: string) => ({
  PUBLIC_ORIGIN: `https://${host}`,
  ZONE_NAME: 'quillandselvedge.example',
  IMAGE_SOURCE: 'https://edge.disstg.commercecloud.salesforce.com/dw/image/v2/QUIL_STG',
  COMMERCE_ORIGIN: 'https://shortcode.api.commercecloud.salesforce.com',
  ORGANIZATION_ID: 'f_ecom_quil_001',
  CLIENT_ID: '55555555-5555-4555-8555-555555555555',
  SITE_ID_GB: 'gb',
  SITE_ID_IE: 'ie',
  PAYMENT_ORIGIN: 'https://pay.example',
  PAYMENT_MERCHANT_ID: 'quill-and-selvedge',
})

export const deployment = {
  name: 'quill-and-selvedge',
  localVars: {
    ANALYTICS_DOMAIN_GB: 'www.quillandselvedge.example',
    ANALYTICS_DOMAIN_IE: 'ie.quillandselvedge.example',
  },
  staging: {
    cacheId: 'cccccccccccccccccccccccccccccccc',
    vars: environment('staging.quillandselvedge.example'),
  },
  production: {
    cacheId: 'dddddddddddddddddddddddddddddddd',
    vars: environment('www.quillandselvedge.example'),
  },
} as const satisfies Deployment
