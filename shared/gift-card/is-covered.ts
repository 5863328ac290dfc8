import type { Money } from '../contract/money.ts'

/** Whether nothing of an order is left to pay, so that it needs no card. */
export const isCovered = ({ due }: { due: Money }) => due.minorUnits === 0
