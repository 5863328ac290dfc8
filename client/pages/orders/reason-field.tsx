import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Field, Select } from '../../ui/field.tsx'

type MessageId = FormatjsIntl.Message['ids']

/** The reasons that the shop knows, by the service's own words for them. Others are shown as the service says them. */
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

/** Why something is canceled or returned. A service without reasons needs none. */
export function ReasonField({ name, reasons, typed }: ReasonFieldProps) {
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
