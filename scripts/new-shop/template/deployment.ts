import type { Deployment } from '#shared/deployment.ts'

/** Where the shop is deployed. Replace every value before the first deployment; secrets belong to Cloudflare. */
export const deployment = {
  name: 'SHOP_SLUG',
  // Values for local runs only.
  localVars: {},
  staging: {
    // The id of the KV namespace: `wrangler kv namespace create CACHE`.
    cacheId: '00000000000000000000000000000000',
    vars: {
      PUBLIC_ORIGIN: 'https://staging.SHOP_SLUG.example',
      // The zone that routes the host to the worker. A custom domain has CUSTOM_DOMAIN: 'true' instead.
      ZONE_NAME: 'SHOP_SLUG.example',
      // The pictures, the API, and the client of the commerce instance.
      IMAGE_SOURCE: 'https://edge.disstg.commercecloud.salesforce.com/dw/image/v2/ABCD_STG',
      COMMERCE_ORIGIN: 'https://your-shortcode.api.commercecloud.salesforce.com',
      ORGANIZATION_ID: 'f_ecom_abcd_stg',
      CLIENT_ID: '00000000-0000-4000-8000-000000000000',
      // The site's id and list price book on the instance.
      SITE_ID_XX: 'xx',
      LIST_PRICE_BOOK_XX: 'LIST_PRICE_BOOK',
      PAYMENT_ORIGIN: 'https://payment-staging.example',
      PAYMENT_MERCHANT_ID: 'your-merchant-id',
    },
  },
  production: {
    cacheId: '00000000000000000000000000000000',
    vars: {
      PUBLIC_ORIGIN: 'https://www.SHOP_SLUG.example',
      ZONE_NAME: 'SHOP_SLUG.example',
      IMAGE_SOURCE: 'https://edge.disstg.commercecloud.salesforce.com/dw/image/v2/ABCD_PRD',
      COMMERCE_ORIGIN: 'https://your-shortcode.api.commercecloud.salesforce.com',
      ORGANIZATION_ID: 'f_ecom_abcd_prd',
      CLIENT_ID: '00000000-0000-4000-8000-000000000000',
      SITE_ID_XX: 'xx',
      LIST_PRICE_BOOK_XX: 'LIST_PRICE_BOOK',
      PAYMENT_ORIGIN: 'https://payment.example',
      PAYMENT_MERCHANT_ID: 'your-merchant-id',
    },
  },
} as const satisfies Deployment
