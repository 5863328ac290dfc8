import type { AllowedDeviation } from './mismatches.ts'
import type { OperationCall } from './watch-operations.ts'

interface Deviation {
  /** `Type.member`, or `Client.operation` for a whole response. */
  of: string[]
  may: AllowedDeviation
  because: string
  /** The clients or operations (`Client.operation`) it applies to, if not all. */
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
 * Where live instances are known to differ from the SDK's declarations, and what the hooks of
 * this shop's instance add. Nothing is listed only because it is easier for the service.
 */
const DEVIATIONS: Deviation[] = [
  {
    of: [...TAXES_AND_SHIPPING, 'orderTotal'].map((name) => `Basket.${name}`),
    may: 'null',
    only: IN_BASKETS,
    because: 'some totals of a basket are not known yet; those of an order all are',
  },
  {
    of: [...TAXES_AND_SHIPPING, 'shipmentTotal'].map((name) => `Shipment.${name}`),
    may: 'null',
    only: IN_BASKETS,
    because: 'some totals of a shipment in a basket are not known yet',
  },
  {
    of: ['ProductSearchResult.hits', 'CustomerProductListResult.data', 'CustomerOrderResult.data'],
    may: 'absent',
    because: 'live instances leave out an empty list, and storefronts rely on that',
  },
  {
    of: ['Suggestion.suggestedTerms'],
    may: 'absent',
    only: ['ShopperSearch.productSearch'],
    because: 'a search without suggestions returns `searchPhraseSuggestions: {}`',
  },
  {
    of: ['ProductPromotion.promotionalPrice'],
    may: 'absent',
    because: 'only a promotion of class product has a price for a single product',
  },
  {
    of: ['TokenResponse.refresh_token', 'TokenResponse.refresh_token_expires_in'],
    may: 'absent',
    only: ['ShopperLogin.getTrustedAgentAccessToken'],
    because: 'a token that an agent gets on behalf of a shopper cannot be refreshed',
  },
  {
    of: ['ShopperLogin.getUserInfo', 'ShopperLogin.getWellknownOpenidConfiguration'],
    may: 'object',
    because: 'OpenID Connect returns claims and metadata as JSON; the SDK declares a string',
  },
  {
    of: ['ShopperLogin.authorizePasswordlessCustomer'],
    may: 'object',
    because: 'the SDK turns the empty body into an object, but declares a string',
  },
  {
    of: ['ShopperLogin.introspectToken', 'ShopperLogin.revokeToken'],
    may: 'object',
    because: 'the SDK declares the body of the request as the response',
  },
  {
    of: ['ProductSearchResult.query'],
    may: 'text',
    because: 'the phrase of a semantic search may have ten times the declared length',
  },
  {
    of: ['UrlMapping.resourceType'],
    may: 'text',
    because: "the shop's instance also writes types in lower case, and has more of them",
  },
  {
    of: ['Basket.notes', 'Order.notes'],
    may: 'undeclared',
    because: 'live instances return it, always empty',
  },
  {
    of: ['Product.primaryCategory', 'PageMetaTag.type'],
    may: 'undeclared',
    because: 'declared for products, but not for those within bundles and sets',
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
      'ProductPromotion.rank',
      'SchemasProductPromotion.rank',
      'Promotion.rank',
      'Product.availability',
      'SuggestionResult.customSuggestions',
    ],
    may: 'undeclared',
    because: "the shop's own hooks add these, and its storefront reads them",
  },
]

/** The deviation that a member or a whole response is allowed. */
export function allowedDeviationOf(
  name: string,
  { client, operation }: OperationCall,
): AllowedDeviation | undefined {
  const call = [client, `${client}.${operation}`]
  return DEVIATIONS.find(
    ({ of, only }) => of.includes(name) && (only ?? call).some((each) => call.includes(each)),
  )?.may
}
