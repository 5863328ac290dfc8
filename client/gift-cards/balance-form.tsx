import { FormattedMessage } from 'react-intl'

import { actions } from '#shared/actions.ts'

import { HiddenFields } from '../features/actions/hidden-fields.tsx'
import { useRejectedForm } from '../features/actions/use-rejected-form.ts'
import { CARD_NUMBER_PROBLEMS, CardNumberField } from './card-number-field.tsx'
import { useHref } from '../app/link.ts'
import { Button } from '../ui/button.tsx'
import { FormBody } from '../ui/form.tsx'

/** The form for the card's number. */
export function BalanceForm() {
  const rejected = useRejectedForm('checkGiftCardBalance')
  const problem =
    import.meta.env.SSR && rejected
      ? (CARD_NUMBER_PROBLEMS[rejected.problem] ?? 'formError.generic')
      : null
  return (
    <FormBody action={useHref()(actions.checkGiftCardBalance.path)} method="post" noValidate>
      <HiddenFields />
      <CardNumberField rejected={rejected} problem={problem}>
        <FormattedMessage id="giftBalance.number" />
      </CardNumberField>
      <div>
        <Button type="submit" tone="primary">
          <FormattedMessage id="giftBalance.check" />
        </Button>
      </div>
    </FormBody>
  )
}
