import { FormattedMessage } from 'react-intl'

import { isSentAgain } from '#shared/checkout/sent-again.ts'
import type { Bag } from '#shared/bag/bag.ts'

import { ServerMarkup } from '../../app/server-markup.tsx'
import { CheckRow } from '../../ui/form.tsx'
import { useForm } from './form-context.ts'

const LABELS = {
  saveAddress: 'checkout.saveAddress',
  saveCard: 'checkout.saveCard',
} as const satisfies Record<string, FormatjsIntl.Message['ids']>

interface SaveRowProps {
  name: keyof typeof LABELS
  /** What is paid for with the card. */
  bag?: Bag
}

/** Offers to keep in the account what is typed. Nothing is kept unasked, but auto-refresh needs a saved card. */
export const SaveRow = (props: SaveRowProps) => (
  <ServerMarkup as="div">{() => import.meta.env.SSR && <Choice {...props} />}</ServerMarkup>
)

function Choice({ name, bag }: SaveRowProps) {
  const { values } = useForm()
  const isNeeded = bag !== undefined && isSentAgain(bag)
  return (
    <CheckRow>
      <input
        type="checkbox"
        id={name}
        name={name}
        required={isNeeded}
        defaultChecked={isNeeded || values[name] === 'on'}
      />
      <label htmlFor={name}>
        <FormattedMessage tagName="span" id={isNeeded ? 'refreshTerms.saveCard' : LABELS[name]} />
      </label>
    </CheckRow>
  )
}
