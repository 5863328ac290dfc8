import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { checkoutActions } from '#shared/checkout/actions.ts'
import type { Bag } from '#shared/bag/bag.ts'
import { ORDER_GIFT_MESSAGE_LENGTH } from '#shared/bag/order-gift-message.ts'

import { useAppContext } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { FormActions, FormBody } from '../ui/form.tsx'
import { METHOD_FORM_ID } from './shipping-method-form.tsx'

/** A gift message for the shipment. The form of the shipping method saves it as well. */
export function GiftMessageForm({ bag: { giftMessage = '' } }: { bag: Bag }) {
  const href = useHref()
  const rejected = useAppContext().rejectedForm()
  const isRejected = rejected?.action === 'saveGiftMessage'
  const typed = rejected?.values['message'] ?? giftMessage
  return (
    <Disclosure open={typed !== '' || isRejected}>
      <summary>
        <FormattedMessage id="checkout.gift" />
      </summary>
      <div className="inside">
        <FormBody as="div">
          <p>
            <FormattedMessage id="checkout.giftText" />
          </p>
          {isRejected && rejected.fields['message'] === undefined && (
            <p role="alert">
              <FormattedMessage id="bag.notSaved" />
            </p>
          )}
          {/* A form that was sent has line breaks of two characters. */}
          <MessageField typed={typed.replaceAll('\r', '')} />
          <FormActions>
            <Button
              type="submit"
              form={METHOD_FORM_ID}
              formAction={href(checkoutActions.saveGiftMessage.path)}
            >
              <FormattedMessage id="checkout.giftSave" />
            </Button>
          </FormActions>
        </FormBody>
      </div>
    </Disclosure>
  )
}

/** The message with its counter. Overlong input is rejected, not truncated. */
function MessageField({ typed }: { typed: string }) {
  const intl = useIntl()
  const [count, setCount] = useState(typed.length)
  const isTooLong = count > ORDER_GIFT_MESSAGE_LENGTH
  return (
    <Field>
      <label htmlFor="message">
        <FormattedMessage id="giftCard.message" />
      </label>
      <TextArea
        id="message"
        name="message"
        form={METHOD_FORM_ID}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? 'message-problem message-count' : 'message-count'}
        rows={3}
        defaultValue={typed}
        onInput={({ currentTarget }) => setCount(currentTarget.value.length)}
      />
      <p
        id="message-problem"
        className="error"
        role="status"
        data-room={intl.formatMessage({ id: 'field.tooLong' })}
      >
        {isTooLong && <FormattedMessage tagName="span" id="field.tooLong" />}
      </p>
      <p id="message-count">
        <FormattedMessage
          tagName="span"
          id="giftCard.messageCount"
          values={{ count, most: ORDER_GIFT_MESSAGE_LENGTH }}
        />
      </p>
    </Field>
  )
}
