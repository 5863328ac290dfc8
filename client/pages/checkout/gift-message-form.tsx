import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { Bag } from '#shared/contract/bag.ts'
import { ORDER_GIFT_MESSAGE_LENGTH } from '#shared/order-gift-message.ts'

import { useAppContext } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { FormActions, FormBody } from '../../ui/form.tsx'
import { METHOD_FORM_ID } from './shipping-method-form.tsx'

/** A message for what is sent. It belongs to the form for the shipping method, which saves it as well. */
export function GiftMessageForm({ bag: { giftMessage = '' } }: { bag: Bag }) {
  const href = useHref()
  const rejected = useAppContext().rejectedForm()
  const refused = rejected?.action === 'saveGiftMessage' ? rejected : null
  const typed = rejected?.values['message'] ?? giftMessage
  const [count, setCount] = useState(typed.length)
  return (
    <Disclosure open={typed !== '' || refused !== null}>
      <summary>
        <FormattedMessage id="checkout.gift" />
      </summary>
      <div className="inside">
        <FormBody as="div">
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
              form={METHOD_FORM_ID}
              aria-describedby="message-count"
              rows={3}
              maxLength={ORDER_GIFT_MESSAGE_LENGTH}
              defaultValue={typed}
              onInput={({ currentTarget }) => setCount(currentTarget.value.length)}
            />
            <p id="message-count">
              <FormattedMessage
                tagName="span"
                id="giftCard.messageCount"
                values={{ count, most: ORDER_GIFT_MESSAGE_LENGTH }}
              />
            </p>
          </Field>
          <FormActions>
            <Button
              type="submit"
              form={METHOD_FORM_ID}
              formAction={href(actions.saveGiftMessage.path)}
            >
              <FormattedMessage id="checkout.giftSave" />
            </Button>
          </FormActions>
        </FormBody>
      </div>
    </Disclosure>
  )
}
