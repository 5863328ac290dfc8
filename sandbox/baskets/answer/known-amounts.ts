import { majorUnits } from '../../money.ts'

type Amounts = Record<string, number | null>

/** Amounts for the wire, without those that are not known. */
export const knownAmounts = (amounts: Amounts): Record<string, number> =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) =>
      amount === null ? [] : [[name, majorUnits(amount)]],
    ),
  )

/** Amounts for the wire; one that is not known is null. */
export const amountsOrNull = (amounts: Amounts): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [
      name,
      amount === null ? null : majorUnits(amount),
    ]),
  )
