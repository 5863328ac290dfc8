import { FormattedMessage } from 'react-intl'

import { accountActions } from '#shared/account-actions.ts'
import { addressToInput } from '#shared/checkout/address.ts'
import type { Address } from '#shared/checkout/checkout.ts'
import type { SavedAddress } from '#shared/account/saved-address.ts'

import { cityLine } from '../../app/city-line.ts'
import { useHref } from '../../app/link.ts'
import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { SubmitButton } from '../../features/checkout/submit-button.tsx'
import { ChoiceCards, FormActions, FormBody } from '../../ui/form.tsx'
import { Heading } from '../../ui/text.tsx'

interface SavedAddressesFormProps {
  addresses: readonly SavedAddress[]
  /** The address to which the order is shipped so far. */
  current: Address | null
}

/**
 * The saved addresses, and another one. Only the edge renders them. The preferred one is checked until the shopper has
 * said where to ship.
 */
export function SavedAddressesForm({ addresses, current }: SavedAddressesFormProps) {
  const href = useHref()
  const chosen = current
    ? addresses.find(({ address }) => keyOf(address) === keyOf(current))
    : addresses[0]
  return (
    <FormBody method="post" action={href(accountActions.shipToSaved.path)}>
      <HiddenFields />
      <ChoiceCards aria-labelledby="saved-addresses">
        <Heading as="h2" size="small" id="saved-addresses">
          <FormattedMessage id="checkout.shippingAddress" />
        </Heading>
        {addresses.map((saved) => (
          <AddressCard key={saved.addressId} saved={saved} isChosen={saved === chosen} />
        ))}
        <label>
          <input type="radio" name="addressId" value="" defaultChecked={!chosen} />
          <span className="name">
            <FormattedMessage id="address.another" />
          </span>
        </label>
      </ChoiceCards>
      <FormActions>
        <SubmitButton isBusy={false}>
          <FormattedMessage id="signIn.continue" />
        </SubmitButton>
      </FormActions>
    </FormBody>
  )
}

function AddressCard({ saved, isChosen }: { saved: SavedAddress; isChosen: boolean }) {
  const { addressId, isPreferred, address } = saved
  const { firstName, lastName, address1, address2, countryCode } = address
  return (
    <label>
      <input type="radio" name="addressId" value={addressId} defaultChecked={isChosen} />
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
      {isPreferred && (
        <span className="more">
          <FormattedMessage id="account.preferred" />
        </span>
      )}
    </label>
  )
}

const keyOf = (address: Address) => JSON.stringify(addressToInput(address))
