import { FormattedMessage } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { BagNotice } from '#shared/bag/bag.ts'

import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'

/** Dismisses a message of the bag. */
export function DismissForm({ notice }: { notice: BagNotice }) {
  return (
    <form action={useHref()(actions.dismissNotice.path)} method="post">
      <HiddenFields fields={{ notice }} />
      <Button type="submit">
        <FormattedMessage id="bag.dismiss" />
      </Button>
    </form>
  )
}
