import { FormattedMessage } from 'react-intl'

import { actions } from '#shared/actions.ts'
import { addressToInput } from '#shared/checkout/address.ts'
import type { SavedAddress } from '#shared/account/saved-address.ts'

import { useHref } from '../../app/link.ts'
import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/form.tsx'

interface RemovedNoticeProps {
  /** Null if it was gone before. */
  removed: SavedAddress | null
}

/** Says that an address is gone. Its form saves it again. */
export function RemovedNotice({ removed }: RemovedNoticeProps) {
  const href = useHref()
  return (
    <Notice role="status">
      <p>
        <FormattedMessage id="addresses.removed" />
      </p>
      {removed && (
        <form method="post" action={href(actions.saveAddress.path)}>
          <HiddenFields
            fields={{
              ...addressToInput(removed.address),
              countryCode: removed.address.countryCode,
              isPreferred: removed.isPreferred ? 'on' : '',
            }}
          />
          <Button type="submit">
            <FormattedMessage id="addresses.undo" />
          </Button>
        </form>
      )}
    </Notice>
  )
}
