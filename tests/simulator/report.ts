import { INVARIANTS } from './invariants.ts'
import type { Outcome } from './simulation.ts'

const LINES = 25

/** A breach, as a person reads it. */
export function reportOf({ schedule, breaches, ids, last }: Outcome): string {
  const [breach] = breaches
  if (!breach) return 'Nothing is broken.'
  const { invariant, detail, shopper } = breach
  return [
    `Broken: ${invariant}. ${INVARIANTS[invariant]}`,
    `  ${detail}`,
    `Seed ${schedule.seed}, with ${schedule.shoppers.length} shoppers and ${schedule.faults.length} faults:`,
    ...schedule.faults.map((fault) => `  ${JSON.stringify(fault)}`),
    ...(ids.length > 0 ? [`Requests of ${shopper}: ${ids.join(', ')}`] : []),
    'The last events:',
    ...last.slice(-LINES).map((line) => `  ${line}`),
  ].join('\n')
}

/** One line about a run that broke nothing. */
export const summaryOf = ({ schedule, digest, requests, orders, isolates, ms }: Outcome) =>
  `seed ${schedule.seed}: ${requests} requests, ${orders} orders, ${isolates} isolates, ` +
  `${schedule.faults.length} faults in ${Math.round(ms / 1_000)} s; trace ${digest}`
