import { FormattedMessage } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { Bag } from '#shared/contract/bag.ts'

import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { useRejectedForm } from '../../features/actions/use-rejected-form.ts'
import { GiftMessage } from '../../features/gift-card/gift-message.tsx'
import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { FormActions, FormBody } from '../../ui/form.tsx'
import { SummaryDetails } from '../../ui/summary.tsx'

/** A message for what is sent. It is a form of its own, so that an order needs no answer to it. */
export function GiftMessageForm({ bag: { giftMessage = '' } }: { bag: Bag }) {
  const href = useHref()
  const refused = useRejectedForm('saveGiftMessage')
  return (
    <SummaryDetails open={giftMessage !== '' || refused !== null}>
      <summary>
        <FormattedMessage id="checkout.gift" />
      </summary>
      <div className="inside">
        <FormBody method="post" action={href(actions.saveGiftMessage.path)}>
          <HiddenFields />
          <p>
            <FormattedMessage id="checkout.giftText" />
          </p>
          {refused && (
            <p role="alert">
              <FormattedMessage id="bag.notSaved" />
            </p>
          )}
          <GiftMessage typed={refused?.values['message'] ?? giftMessage} problem={undefined} />
          <FormActions>
            <Button type="submit">
              <FormattedMessage id="checkout.giftSave" />
            </Button>
          </FormActions>
        </FormBody>
      </div>
    </SummaryDetails>
  )
}
