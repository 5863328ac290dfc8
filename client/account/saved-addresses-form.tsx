import { FormattedMessage } from 'react-intl'

import { addressToInput } from '#shared/checkout/address.ts'
import type { Address } from '#shared/checkout/checkout.ts'
import type { SavedAddress } from '#shared/account/saved-address.ts'
import type { Shopper } from '#shared/shopper.ts'

import { cityLine } from '../kit/address-lines.ts'
import { checkoutQuery, loadCheckout } from '../checkout/queries.ts'
import type { PersonalPageContext } from '../kit/page.ts'
import { SavedChoice, SavedChoiceForm } from './saved-choice-form.tsx'

interface SavedAddressesFormProps {
  addresses: readonly SavedAddress[]
  /** The address to which the order is shipped so far. */
  current: Address | null
}

/**
 * The saved addresses, and another one. The preferred one is checked until the order has an address.
 */
export function SavedAddressesForm({ addresses, current }: SavedAddressesFormProps) {
  const chosen = current
    ? addresses.find(({ address }) => addressKey(address) === addressKey(current))
    : addresses[0]
  return (
    <SavedChoiceForm action="shipToSaved" heading="checkout.shippingAddress">
      {addresses.map((saved) => (
        <AddressChoiceCard key={saved.addressId} saved={saved} isChosen={saved === chosen} />
      ))}
      <SavedChoice name="addressId" value="" isChosen={!chosen}>
        <span className="name">
          <FormattedMessage id="address.another" />
        </span>
      </SavedChoice>
    </SavedChoiceForm>
  )
}

function AddressChoiceCard({ saved, isChosen }: { saved: SavedAddress; isChosen: boolean }) {
  const { addressId, isPreferred, address } = saved
  const { firstName, lastName, address1, address2, countryCode } = address
  return (
    <SavedChoice {...{ isChosen, isPreferred }} name="addressId" value={addressId}>
      <span>
        <span className="name" translate="no">
          {firstName} {lastName}
        </span>
        <span className="more" translate="no">
          {address1}
          {address2 && `, ${address2}`}
        </span>
        <span className="more" translate="no">
          {cityLine(address, countryCode)}
        </span>
      </span>
    </SavedChoice>
  )
}

const addressKey = (address: Address) => JSON.stringify(addressToInput(address))

/** The key of an `AddressChoice`. It has no data for guests, and once the list is full. */
export const SAVED_ADDRESSES_KEY = ['addresses']

export interface AddressChoice {
  /** Whether the step offers them instead of the fields. */
  isOffered: boolean
  addresses: readonly SavedAddress[]
}

/**
 * Loads the customer's addresses beside the checkout. They are offered if the step needs nothing but an address: only its
 * fields ask who picks up. Without them, the step shows its fields.
 */
export async function loadWithAddresses(context: PersonalPageContext) {
  const { customerAccount, queryClient, query, shopper } = context
  const [outcome, saved] = await Promise.all([
    loadCheckout(context, 'shipping'),
    customerAccount?.getShippingAddresses().catch(() => null),
  ])
  if (outcome || !saved) return outcome
  const checkout = await queryClient.query(checkoutQuery(shopper, 'shipping'))
  const isTyping = query.get('edit') === 'form'
  const isOffered = !isTyping && saved.addresses.length > 0 && isAddressOnly(checkout)
  if (isOffered || !saved.isFull) {
    const addresses = isOffered ? saved.addresses : []
    queryClient.setQueryData<AddressChoice>(SAVED_ADDRESSES_KEY, { isOffered, addresses })
  }
  return outcome
}

/** Whether the step needs nothing but an address. */
const isAddressOnly = (checkout: Awaited<ReturnType<Shopper['getCheckout']>>) =>
  checkout !== null &&
  !('kind' in checkout) &&
  checkout.needsAddress &&
  checkout.pickup?.person !== null
