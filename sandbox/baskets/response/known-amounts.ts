import { majorUnits } from '../../platform/money.ts'

type Amounts = Record<string, number | null>

/** Amounts in the API's format, without unknown ones. */
export const knownAmounts = (amounts: Amounts): Record<string, number> =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) =>
      amount === null ? [] : [[name, majorUnits(amount)]],
    ),
  )

/** Amounts in the API's format; unknown ones are null. */
export const amountsOrNull = (amounts: Amounts): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [
      name,
      amount === null ? null : majorUnits(amount),
    ]),
  )
