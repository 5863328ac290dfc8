import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { Bag } from '#shared/contract/bag.ts'
import { ORDER_GIFT_MESSAGE_LENGTH } from '#shared/order-gift-message.ts'

import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { useRejectedForm } from '../../features/actions/use-rejected-form.ts'
import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { FormActions, FormBody } from '../../ui/form.tsx'
import { SummaryDetails } from '../../ui/summary.tsx'

/** A message for what is sent. It is a form of its own, so that an order needs no answer to it. */
export function GiftMessageForm({ bag: { giftMessage = '' } }: { bag: Bag }) {
  const href = useHref()
  const refused = useRejectedForm('saveGiftMessage')
  const typed = refused?.values['message'] ?? giftMessage
  const [count, setCount] = useState(typed.length)
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
          <Field>
            <label htmlFor="message">
              <FormattedMessage id="giftCard.message" />
            </label>
            <TextArea
              id="message"
              name="message"
              aria-describedby="message-count"
              rows={3}
              maxLength={ORDER_GIFT_MESSAGE_LENGTH}
              defaultValue={typed}
              onInput={({ currentTarget }) => setCount(currentTarget.value.length)}
            />
            <p id="message-count">
              <FormattedMessage
                id="giftCard.messageCount"
                values={{ count, most: ORDER_GIFT_MESSAGE_LENGTH }}
              />
            </p>
          </Field>
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
