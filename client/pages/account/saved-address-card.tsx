import { FormattedMessage } from 'react-intl'

import type { SavedAddress } from '#shared/account/saved-address.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { CardButton } from '../../features/account-frame/card-button.tsx'
import { AddressText } from '../../features/checkout/address-text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** An address, and what can be done with it. */
export function SavedAddressCard({ saved }: { saved: SavedAddress }) {
  const href = useHref()
  const { addressId, isPreferred, address } = saved
  const query = new URLSearchParams({ edit: addressId }).toString()
  return (
    <li>
      {isPreferred && (
        <p className="preferred">
          <FormattedMessage id="account.preferred" />
        </p>
      )}
      <AddressText address={address} />
      <div className="actions">
        <ButtonLink tone="quiet" href={href(routes.addresses.href({}), query)}>
          <FormattedMessage id="account.edit" />
          <VisuallyHidden> {address.address1}</VisuallyHidden>
        </ButtonLink>
        <CardButton
          action="removeAddress"
          fields={{ addressId }}
          text="account.remove"
          about={address.address1}
        />
        {!isPreferred && (
          <CardButton
            action="preferAddress"
            fields={{ addressId }}
            text="account.prefer"
            about={address.address1}
          />
        )}
      </div>
    </li>
  )
}
