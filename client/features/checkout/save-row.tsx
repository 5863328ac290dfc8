import { FormattedMessage } from 'react-intl'

import { ServerMarkup } from '../../app/server-markup.tsx'
import { CheckRow } from '../../ui/form.tsx'
import { useForm } from './form-context.ts'

const LABELS = {
  saveAddress: 'checkout.saveAddress',
  saveCard: 'checkout.saveCard',
} as const satisfies Record<string, FormatjsIntl.Message['ids']>

/** Offers to keep in the account what is typed. Nothing is kept unasked. */
export const SaveRow = ({ name }: { name: keyof typeof LABELS }) => (
  <ServerMarkup as="div">{() => import.meta.env.SSR && <Choice name={name} />}</ServerMarkup>
)

function Choice({ name }: { name: keyof typeof LABELS }) {
  const { values } = useForm()
  return (
    <CheckRow>
      <input type="checkbox" id={name} name={name} defaultChecked={values[name] === 'on'} />
      <label htmlFor={name}>
        <FormattedMessage id={LABELS[name]} />
      </label>
    </CheckRow>
  )
}
