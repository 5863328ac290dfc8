import type { Leniency } from './mismatches.ts'
import type { Asked } from './watch-operations.ts'

interface Deviation {
  /** As `Type.member`, or for a whole answer as `Client.operation`. */
  of: string[]
  may: Leniency
  because: string
  /** Clients or operations (`Client.operation`), where it does not hold for all. */
  only?: string[]
}

const IN_BASKETS = ['ShopperBaskets', 'ShopperBasketsV2', 'ShopperCustomers.getCustomerBaskets']

const TAXES_AND_SHIPPING = [
  'merchandizeTotalTax',
  'adjustedMerchandizeTotalTax',
  'shippingTotal',
  'shippingTotalTax',
  'adjustedShippingTotalTax',
  'taxTotal',
]

/**
 * Where live instances are known to answer other than the SDK declares, or this shop's instance
 * says more by way of its own hooks. Nothing stands here because the service finds it easier.
 */
const DEVIATIONS: Deviation[] = [
  {
    of: [...TAXES_AND_SHIPPING, 'orderTotal'].map((name) => `Basket.${name}`),
    may: 'null',
    only: IN_BASKETS,
    because: 'a basket carries totals that are not known yet; an order knows them all',
  },
  {
    of: [...TAXES_AND_SHIPPING, 'shipmentTotal'].map((name) => `Shipment.${name}`),
    may: 'null',
    only: IN_BASKETS,
    because: 'a shipment of a basket knows no more than the basket',
  },
  {
    of: ['ProductSearchResult.hits', 'CustomerProductListResult.data', 'CustomerOrderResult.data'],
    may: 'absent',
    because: 'live instances leave out an empty list, and storefronts tell by that',
  },
  {
    of: ['Suggestion.suggestedTerms'],
    may: 'absent',
    only: ['ShopperSearch.productSearch'],
    because: 'a search without suggestions answers `searchPhraseSuggestions: {}`',
  },
  {
    of: ['ProductPromotion.promotionalPrice'],
    may: 'absent',
    because: 'only a promotion of the class product has a price for one product',
  },
  {
    of: ['TokenResponse.refresh_token', 'TokenResponse.refresh_token_expires_in'],
    may: 'absent',
    only: ['ShopperLogin.getTrustedAgentAccessToken'],
    because: 'what an agent was given on behalf of a shopper cannot be refreshed',
  },
  {
    of: ['ShopperLogin.getUserInfo', 'ShopperLogin.getWellknownOpenidConfiguration'],
    may: 'object',
    because: 'OpenID Connect answers claims and metadata as JSON; the SDK declares a string',
  },
  {
    of: ['ShopperLogin.authorizePasswordlessCustomer'],
    may: 'object',
    because: 'the body is empty, of which the SDK makes an object; it declares a string',
  },
  {
    of: ['ShopperLogin.introspectToken', 'ShopperLogin.revokeToken'],
    may: 'object',
    because: 'the SDK declares the body of the request as the answer',
  },
  {
    of: ['ProductSearchResult.query'],
    may: 'text',
    because: 'a phrase that is searched by its meaning has ten times the declared length',
  },
  {
    of: ['UrlMapping.resourceType'],
    may: 'text',
    because: "the shop's instance writes kinds in small letters, too, and has more of them",
  },
  {
    of: ['Basket.notes', 'Order.notes'],
    may: 'undeclared',
    because: 'live instances carry it, always empty',
  },
  {
    of: ['Product.primaryCategory'],
    may: 'undeclared',
    because: 'declared for products themselves, yet not for those within bundles and sets',
  },
  {
    of: ['SuggestedProduct.image'],
    may: 'undeclared',
    because: 'documented as what `expand=images` adds',
  },
  {
    of: [
      ...['ProductItem', 'BasketProductItem', 'OrderProductItem'].flatMap((item) => [
        `${item}.bopis`,
        `${item}.productForm`,
      ]),
      'Product.availability',
      'SuggestionResult.customSuggestions',
    ],
    may: 'undeclared',
    because: "the shop's own hooks add these, and its storefront reads them",
  },
]

/** What holds for a member, or for a whole answer, beside its declaration. */
export function leniencyOf(name: string, { client, operation }: Asked): Leniency | undefined {
  const asked = [client, `${client}.${operation}`]
  return DEVIATIONS.find(
    ({ of, only }) => of.includes(name) && (only ?? asked).some((each) => asked.includes(each)),
  )?.may
}
