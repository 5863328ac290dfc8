import { type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import * as features from '#shop/features.ts'
import { orderActions } from '#shared/orders/actions.ts'
import type { BagLine } from '#shared/bag/bag.ts'
import type { CustomerOrder } from '#shared/orders/order-history.ts'
import { MOST_RETURN_LINES, quantityField, reasonField } from '#shared/orders/return-fields.ts'
import { routes } from '#shared/routes.ts'

import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { useHref } from '../kit/link.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { FormActions, FormBody } from '../ui/form.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { ReturnLines } from './look.tsx'

type MessageId = FormatjsIntl.Message['ids']

/** Without stores, parcels are the only way back. */
const BY_MAIL = features.pickup ? 'orders.returnText' : 'orders.returnByMail'

/** Asks which items go back, how many of each, and why. */
export function ReturnForm({ order }: { order: CustomerOrder }) {
  const { orderNo, bag, returnable, reasons } = order
  const lines = returnable
    .flatMap(({ lineId, available }) => {
      const line = bag.lines.find(({ id }) => id === lineId)
      return line && available > 0 ? [{ line, available }] : []
    })
    .slice(0, MOST_RETURN_LINES)
  const isAllFetched = lines.every(({ line }) => line.fulfillment === 'pickup')
  const lineIds = lines.map(({ line }) => line.id).join(',')
  return (
    <ChangeForm
      action="returnItems"
      orderNo={orderNo}
      fields={{ lineIds, available: lines.map((each) => each.available).join(',') }}
      messages={{
        heading: 'orders.returnHeading',
        text: isAllFetched ? 'orders.returnToStore' : BY_MAIL,
        submit: 'orders.returnNow',
        keep: 'orders.keepItems',
      }}
    >
      <ReturnLines>
        {lines.map(({ line, available }, index) => (
          <ReturnLine key={line.id} {...{ line, available, index }} reasons={reasons.return} />
        ))}
      </ReturnLines>
    </ChangeForm>
  )
}

interface ReturnLineProps {
  line: BagLine
  available: number
  index: number
  reasons: readonly string[]
}

function ReturnLine({ line: { name, picture }, available, index, reasons }: ReturnLineProps) {
  const id = useId()
  const typed = useRejectedForm('returnItems')?.values ?? {}
  return (
    <li>
      <fieldset>
        <legend className="product">
          {picture && <img src={picture.link} alt="" width={800} height={1000} />}
          <span className="name">{name}</span>
        </legend>
        <div className="choices">
          <Field>
            <label htmlFor={id}>
              <FormattedMessage id="orders.howMany" />
            </label>
            <Select
              id={id}
              name={quantityField(index)}
              defaultValue={typed[quantityField(index)] ?? '0'}
            >
              {Array.from({ length: available + 1 }, (_, count) => (
                <option key={count}>{count}</option>
              ))}
            </Select>
          </Field>
          <ReasonField
            name={reasonField(index)}
            reasons={reasons}
            typed={typed[reasonField(index)]}
          />
        </div>
      </fieldset>
    </li>
  )
}

/** Asks whether the whole order is to be canceled. */
export function CancelForm({ order: { orderNo, reasons } }: { order: CustomerOrder }) {
  const rejected = useRejectedForm('cancelOrder')
  return (
    <ChangeForm
      action="cancelOrder"
      orderNo={orderNo}
      messages={{
        heading: 'orders.cancelSure',
        text: 'orders.cancelText',
        submit: 'orders.cancelNow',
        keep: 'orders.keep',
      }}
    >
      <ReasonField name="reason" reasons={reasons.cancel} typed={rejected?.values['reason']} />
    </ChangeForm>
  )
}

interface ChangeFormProps {
  action: 'cancelOrder' | 'returnItems'
  orderNo: string
  fields?: Record<string, string>
  messages: Record<'heading' | 'text' | 'submit' | 'keep', MessageId>
  children: ReactNode
}

/** The form of a change of an order, and a link back to the order. */
function ChangeForm({ action, orderNo, fields, messages, children }: ChangeFormProps) {
  const href = useHref()
  const headingId = action === 'cancelOrder' ? 'cancel' : 'return'
  return (
    <Panel aria-labelledby={headingId}>
      <Heading as="h2" size="small" id={headingId}>
        <FormattedMessage tagName="span" id={messages.heading} />
      </Heading>
      <Text>
        <FormattedMessage tagName="span" id={messages.text} />
      </Text>
      <FormBody action={href(orderActions[action].path)} method="post">
        <HiddenFields fields={{ orderNo, ...fields }} />
        {children}
        <FormActions>
          <Button type="submit" tone="primary">
            <FormattedMessage tagName="span" id={messages.submit} />
          </Button>
          <ButtonLink tone="quiet" href={href(routes.order.href({ orderNumber: orderNo }))}>
            <FormattedMessage tagName="span" id={messages.keep} />
          </ButtonLink>
        </FormActions>
      </FormBody>
    </Panel>
  )
}

/** The translated reasons, by the service's text. Others are shown as they are. */
const REASONS: Record<string, MessageId> = {
  'Changed my mind': 'orders.reason.mind',
  'Ordered by mistake': 'orders.reason.mistake',
  'Found a better price': 'orders.reason.price',
  'Delivery takes too long': 'orders.reason.late',
  'Not as expected': 'orders.reason.unexpected',
  'Arrived damaged': 'orders.reason.damaged',
  'Wrong item': 'orders.reason.wrong',
  'No longer needed': 'orders.reason.needless',
}

interface ReasonFieldProps {
  name: string
  reasons: readonly string[]
  typed?: string | undefined
}

/** The reason for a cancellation or return, if the service offers reasons. */
function ReasonField({ name, reasons, typed }: ReasonFieldProps) {
  const id = useId()
  const intl = useIntl()
  if (reasons.length === 0) return null
  return (
    <Field>
      <label htmlFor={id}>
        <FormattedMessage id="orders.reason" />
      </label>
      <Select id={id} name={name} defaultValue={typed ?? reasons[0]}>
        {reasons.map((reason) => {
          const known = REASONS[reason]
          return (
            <option key={reason} value={reason}>
              {known ? intl.formatMessage({ id: known }) : reason}
            </option>
          )
        })}
      </Select>
    </Field>
  )
}
