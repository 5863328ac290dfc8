import type { Product } from '#shared/product/product.ts'
import type { Site } from '#shared/site/site.ts'

const SCHEMA = 'https://schema.org'

/**
 * The properties of offers for shipping and returns (schema.org), as search engines read them for merchant listings. The
 * first offer of a document describes them; others refer to it.
 *
 * @param home the absolute URL of the site's home page, for ids
 */
export function offerPolicies(
  { isGiftCard, isVirtual }: Pick<Product, 'isGiftCard' | 'isVirtual'>,
  { site, home }: { site: Site; home: string },
) {
  const shipping = describedOnce(shippingOf(site, `${home}#shipping`, isGiftCard))
  const returns = describedOnce(returnsOf(site, `${home}#returns`, isGiftCard))
  return (isShipped: boolean) => ({
    ...(isShipped && !isVirtual && { shippingDetails: shipping() }),
    hasMerchantReturnPolicy: returns(),
  })
}

function describedOnce<Node extends { '@id': string }>(node: Node) {
  let isDescribed = false
  return () => {
    if (isDescribed) return { '@id': node['@id'] }
    isDescribed = true
    return node
  }
}

/** An order of gift cards only ships free. */
const shippingOf = (
  { shipping, country, currency }: Site,
  nodeId: string,
  isGiftCard: boolean,
) => ({
  '@type': 'OfferShippingDetails',
  '@id': nodeId,
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: isGiftCard ? '0.00' : shipping.price,
    currency,
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: daysOf(shipping.handlingDays),
    transitTime: daysOf(shipping.days),
  },
})

const daysOf = ([minValue, maxValue]: readonly [number, number]) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

const returnsOf = ({ country, returns }: Site, nodeId: string, isGiftCard: boolean) => ({
  '@type': 'MerchantReturnPolicy',
  '@id': nodeId,
  applicableCountry: country,
  ...(isGiftCard
    ? { returnPolicyCategory: `${SCHEMA}/MerchantReturnNotPermitted` }
    : {
        returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: returns.days,
        returnMethod: returns.methods.map((method) => `${SCHEMA}/${method}`),
        returnFees: `${SCHEMA}/${returns.isFree ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
        refundType: `${SCHEMA}/FullRefund`,
      }),
})
