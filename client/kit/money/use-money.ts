import { useIntl } from 'react-intl'

import type { Money } from '#shared/money/money.ts'

const MINOR_UNITS = 100

/** @returns a function that formats an amount for the page's locale */
export function useMoney() {
  const intl = useIntl()
  return ({ minorUnits, currency }: Money) =>
    intl.formatNumber(minorUnits / MINOR_UNITS, { style: 'currency', currency })
}
