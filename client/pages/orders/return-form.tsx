import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { BagLine } from '#shared/bag/bag.ts'
import type { CustomerOrder } from '#shared/orders/order-history.ts'
import { MOST_RETURN_LINES, quantityField, reasonField } from '#shared/orders/return-fields.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { useRejectedForm } from '../../features/actions/use-rejected-form.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { FormActions, FormBody } from '../../ui/form.tsx'
import { ReturnLines } from '../../ui/orders/orders.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { ReasonField } from './reason-field.tsx'

/** Asks which items go back, how many of each, and why. */
export function ReturnForm({ order }: { order: CustomerOrder }) {
  const href = useHref()
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
    <Panel aria-labelledby="return">
      <Heading as="h2" size="small" id="return">
        <FormattedMessage id="orders.returnHeading" />
      </Heading>
      <Text>
        <FormattedMessage
          tagName="span"
          id={isAllFetched ? 'orders.returnToStore' : 'orders.returnText'}
        />
      </Text>
      <FormBody action={href(actions.returnItems.path)} method="post">
        <HiddenFields
          fields={{ orderNo, lineIds, available: lines.map((each) => each.available).join(',') }}
        />
        <ReturnLines>
          {lines.map(({ line, available }, index) => (
            <ReturnLine key={line.id} {...{ line, available, index }} reasons={reasons.return} />
          ))}
        </ReturnLines>
        <FormActions>
          <Button type="submit" tone="primary">
            <FormattedMessage id="orders.returnNow" />
          </Button>
          <ButtonLink tone="quiet" href={href(routes.order.href({ orderNumber: orderNo }))}>
            <FormattedMessage id="orders.keepItems" />
          </ButtonLink>
        </FormActions>
      </FormBody>
    </Panel>
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
