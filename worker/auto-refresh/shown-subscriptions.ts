import type { Catalog } from '#shared/catalog.ts'
import type { Card } from '#shared/checkout/checkout.ts'
import type { Product, ProductTile } from '#shared/product/product.ts'
import type { DeliveryAddress, Subscription } from '#shared/auto-refresh/subscriptions.ts'

import type { WireSubscription } from './upstream.ts'

/** Products in one request to the catalog. */
const MAX_TILES = 24

type Reader = Pick<Catalog, 'getTiles' | 'getProduct'>

/** The subscriptions as the shop shows them: the next delivery first, and ended ones last. */
export async function shownSubscriptions(
  catalog: Reader,
  found: readonly WireSubscription[],
): Promise<Subscription[]> {
  const shown = found.toSorted(byState).slice(0, MAX_TILES)
  const ids = [...new Set(shown.map(({ product }) => product))]
  // Without the catalog, a subscription is still shown, and can still be cancelled.
  const tiles = ids.length > 0 ? await catalog.getTiles({ ids }).catch(() => null) : []
  const findTile = (id: string) => tiles && (tiles.find((tile) => tile.id === id) ?? 'gone')
  return Promise.all(shown.map((wire) => shownSubscription(catalog, wire, findTile(wire.product))))
}

const byState = (a: WireSubscription, b: WireSubscription) =>
  Number(b.live) - Number(a.live) ||
  (a.next_order_date ?? '9').localeCompare(b.next_order_date ?? '9')

async function shownSubscription(
  catalog: Reader,
  wire: WireSubscription,
  /** Null if it cannot be read. */
  found: ProductTile | 'gone' | null,
): Promise<Subscription> {
  const isGone = found === 'gone'
  const tile = isGone ? null : found
  const product =
    tile?.kind === 'variant' && wire.live
      ? await catalog.getProduct({ id: tile.id }).catch(() => null)
      : null
  return {
    id: wire.public_id,
    status: mapStatus(wire),
    productId: wire.product,
    tile,
    isGone,
    chosen: product ? listValues(product, product.variationValues) : [],
    variants: product ? listVariants(product) : [],
    quantity: wire.quantity,
    every: wire.every,
    nextDate: wire.next_order_date,
    address: wire.shipping_address && mapAddress(wire.shipping_address),
    card: wire.payment && mapCard(wire.payment),
  }
}

function mapStatus({ live, paused }: WireSubscription): Subscription['status'] {
  if (!live) return 'cancelled'
  return paused === null ? 'active' : 'paused'
}

function listValues({ variationAttributes }: Product, chosen: Readonly<Record<string, string>>) {
  return variationAttributes.flatMap(({ id, name, values }) => {
    const value = values.find((each) => each.value === chosen[id])
    return value ? [{ name, value: value.name }] : []
  })
}

const listVariants = (product: Product) =>
  product.variants.map(({ id, values, orderable }) => ({
    productId: id,
    name: listValues(product, values)
      .map(({ value }) => value)
      .join(', '),
    orderable,
  }))

const mapAddress = (wire: NonNullable<WireSubscription['shipping_address']>): DeliveryAddress => ({
  firstName: wire.first_name,
  lastName: wire.last_name,
  address1: wire.address,
  address2: wire.address2,
  city: wire.city,
  stateCode: wire.state_province_code,
  postalCode: wire.zip_postal_code,
  countryCode: wire.country_code,
})

function mapCard(wire: NonNullable<WireSubscription['payment']>): Card {
  const [month = '', year = ''] = wire.cc_exp_date.split('/')
  return {
    brand: wire.cc_type,
    lastDigits: wire.cc_number_ending,
    expirationMonth: Number(month),
    expirationYear: Number(year),
  }
}
