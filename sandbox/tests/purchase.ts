import { sendCard, cardInput } from './payment-client.ts'
import { control, newGuest, fixture } from './clients.ts'
import { withBasketsVersion, type Version } from './baskets-versions.ts'

const addresses = {
  us: {
    firstName: 'Ana',
    lastName: 'Ruiz',
    address1: '12 Mill Lane',
    city: 'Columbus',
    stateCode: 'OH',
    postalCode: '43215',
    countryCode: 'US',
    phone: '6145550100',
  },
  ca: {
    firstName: 'Élise',
    lastName: 'Gagnon',
    address1: '8, rue du Moulin',
    city: 'Québec',
    stateCode: 'QC',
    postalCode: 'G1R 2B5',
    countryCode: 'CA',
  },
}

export const addressIn = (siteId: string) => (siteId === 'ca' ? addresses.ca : addresses.us)

/** A token for a test card, as the provider's field gets it. */
export async function cardToken(cardNumber = cardInput.cardNumber): Promise<string> {
  const { status, body } = await sendCard({ ...cardInput, cardNumber })
  if (body.token === undefined) throw new Error(`No token for ${cardNumber}: ${status}`)
  return body.token
}

export const maskedCard = (creditCardToken?: string) => ({
  paymentMethodId: 'CREDIT_CARD',
  paymentCard: {
    cardType: 'Visa',
    holder: 'Ana Ruiz',
    maskedNumber: '************1111',
    expirationMonth: 12,
    expirationYear: 2030,
    ...(creditCardToken !== undefined && { creditCardToken }),
  },
})

/** A shopper with a basket that holds a fixture product in this quantity. */
export async function withBasket(
  siteId: string,
  name = 'P-STD',
  quantity = 1,
  version: Version = 'v1',
) {
  const shopper = withBasketsVersion(version, await newGuest(siteId))
  const productId = await fixture(name, siteId)
  const { basketId = '' } = await shopper.baskets.createBasket({ body: {} })
  const basket = await shopper.baskets.addItemToBasket({
    parameters: { basketId },
    body: [{ productId, quantity }],
  })
  return { ...shopper, siteId, productId, basketId, basket, parameters: { basketId } }
}

export type Buyer = Awaited<ReturnType<typeof withBasket>>

/** A buyer of whom only this much has to be known. */
type BuyerOf<Key extends keyof Buyer> = Pick<Buyer, Key> & Partial<Buyer>

/** Adds everything a basket needs to become an order. With a token, the order charges the card. */
export async function completeBasket(
  { baskets, basketId, siteId }: BuyerOf<'baskets' | 'basketId' | 'siteId'>,
  creditCardToken?: string,
) {
  const parameters = { basketId }
  const shipment = { ...parameters, shipmentId: 'me' }
  await baskets.updateCustomerForBasket({ parameters, body: { email: 'ana@example.org' } })
  await baskets.updateShippingAddressForShipment({
    parameters: { ...shipment, useAsBilling: true },
    body: addressIn(siteId),
  })
  await baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id: 'standard' } })
  return baskets.addPaymentInstrumentToBasket({ parameters, body: maskedCard(creditCardToken) })
}

export const placeOrder = ({ orders, basketId }: BuyerOf<'orders' | 'basketId'>) =>
  orders.createOrder({ body: { basketId } })

interface PlacedOrder {
  orderNo: string
  status: string
  paymentStatus: string
}

/** The orders that a session has placed, by its usid or correlation id. */
export async function ordersOf(session: string) {
  const response = await control('GET', `/orders?session=${session}`)
  const { data }: { data: PlacedOrder[] } = await response.json()
  return data
}
