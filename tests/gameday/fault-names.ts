/** How a service fails. */
export const faults = {
  slow: 'does not answer within the deadline',
  '5xx': 'answers with 503',
  cut: 'breaks the connection in its answer',
  malformed: 'answers with half of the JSON',
  'wrong type': 'answers with JSON of another shape',
  '429': 'answers with 429 and Retry-After',
  '401': 'answers with 401',
  absent: 'answers with 404 for every path',
} as const

export type FaultName = keyof typeof faults

export const faultNames = Object.keys(faults).filter(isFaultName)

export function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(faults, name)
}
