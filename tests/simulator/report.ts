import { INVARIANTS } from './invariants.ts'
import type { Outcome } from './simulation.ts'

const LINES = 25
const IDS = 5

/** A breach in short: what is broken, and the requests that showed it. */
export function headlineOf({ breaches, ids }: Outcome): string {
  const [breach] = breaches
  if (!breach) return 'Nothing is broken.'
  const { invariant, detail, shopper } = breach
  const requests = ids.length > 0 ? [`  requests of ${shopper}: ${ids.slice(-IDS).join(', ')}`] : []
  return [`  ${invariant}: ${detail}`, ...requests].join('\n')
}

/** A breach, as a person reads it. */
export function reportOf({ schedule, breaches, ids, last }: Outcome): string {
  const [breach] = breaches
  if (!breach) return 'Nothing is broken.'
  const { invariant, detail, shopper } = breach
  const { seed, shoppers, faults } = schedule
  return [
    `Broken: ${invariant}. ${INVARIANTS[invariant]}`,
    `  ${detail}`,
    `Seed ${seed}, with ${shoppers.length} shoppers and ${faults.length} faults:`,
    ...[...shoppers, ...faults].map((part) => `  ${JSON.stringify(part)}`),
    ...(ids.length > 0 ? [`Requests of ${shopper}: ${ids.join(', ')}`] : []),
    'The last events:',
    ...last.slice(-LINES).map((line) => `  ${line}`),
  ].join('\n')
}

/** One line about a run that broke nothing. */
export const summaryOf = ({ schedule, digest, requests, orders, isolates, ms }: Outcome) =>
  `seed ${schedule.seed}: ${requests} requests, ${orders} orders, ${isolates} isolates, ` +
  `${schedule.faults.length} faults in ${Math.round(ms / 1_000)} s; trace ${digest}`
