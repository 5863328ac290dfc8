import { useIntl } from 'react-intl'

import type { FieldCode } from '#shared/http/problem.ts'

import { useShop } from '../app/app-context.ts'
import { Field, Select } from '../ui/field.tsx'
import { giftFieldProps, GiftLabel, GiftProblem } from './gift-field.tsx'

interface GiftAmountProps {
  amounts: readonly number[]
  typed: string | undefined
  problem: FieldCode | undefined
}

/** The fixed amounts, as whole dollars of the site. */
export function GiftAmount({ amounts, typed = '', problem }: GiftAmountProps) {
  const intl = useIntl()
  const { currency } = useShop().site
  const whole = { style: 'currency', currency, maximumFractionDigits: 0 } as const
  return (
    <Field>
      <GiftLabel name="amount" isRequired />
      <Select {...giftFieldProps('amount', problem)} required defaultValue={typed}>
        <option value="">{intl.formatMessage({ id: 'giftCard.chooseAmount' })}</option>
        {amounts.map((amount) => (
          <option key={amount} value={amount}>
            {intl.formatNumber(amount, whole)}
          </option>
        ))}
      </Select>
      <GiftProblem name="amount" problem={problem} />
    </Field>
  )
}
