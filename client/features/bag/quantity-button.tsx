import type { SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { BagLine } from '#shared/bag/bag.ts'
import { actions } from '#shared/actions.ts'

import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'

interface QuantityButtonProps {
  line: BagLine
  /** 0 removes the line. */
  quantity: number
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  /** The id of the element with the error message. */
  describedBy: string | undefined
  isUrgent?: boolean
}

/** A form with a single button that sets the quantity of the line. */
export function QuantityButton(props: QuantityButtonProps) {
  const { line, quantity, onSubmit, describedBy, isUrgent = false } = props
  const intl = useIntl()
  const href = useHref()
  const { id: lineId, name } = line
  const label = quantity === 0 ? intl.formatMessage({ id: 'bag.removeNamed' }, { name }) : undefined
  return (
    <form method="post" action={href(actions.updateLine.path)} onSubmit={onSubmit}>
      <HiddenFields fields={{ lineId, quantity }} />
      <Button
        type="submit"
        tone={isUrgent ? 'outline' : 'quiet'}
        aria-label={label}
        aria-describedby={describedBy}
      >
        {quantity === 0 ? (
          <FormattedMessage tagName="span" id="bag.remove" />
        ) : (
          <FormattedMessage tagName="span" id="bag.reduceTo" values={{ count: quantity }} />
        )}
      </Button>
    </form>
  )
}
