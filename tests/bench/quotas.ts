import * as v from 'valibot'

import type { Local } from '../../scripts/local-servers.ts'
import { sendControl } from '../support/test-control.ts'
import type { QuotaFigures } from './quota-figures.ts'
import { openCrowd } from './visitors.ts'

/** Such as that of logins on instances that are not production. */
const PER_MINUTE = 500

/** Every family that the pages call, also to find out that the instance lacks it. */
const FAMILIES = [
  'auth',
  'shopper-products',
  'shopper-search',
  'shopper-promotions',
  'shopper-experience',
  'shopper-configurations',
  'shopper-seo',
  'shopper-stores',
  // Custom APIs, which that instance lacks.
  'slots',
  'preferences',
  'promotion',
  'content',
]

const Counted = v.object({
  data: v.array(v.object({ family: v.string(), most: v.number(), rejected: v.number() })),
})

/** The visitors of `openCrowd` while each API family has a quota. */
export async function openCrowdWithQuotas(
  local: Local,
): Promise<NonNullable<QuotaFigures['quotas']>> {
  const { sandboxOrigin } = local
  for (const family of FAMILIES) {
    const path = `/quotas/${family}`
    await sendControl(sandboxOrigin, { method: 'PUT', path, body: { perMinute: PER_MINUTE } })
  }
  const { views, failed, calls, families } = await openCrowd(local)
  const unlimited = Object.keys(families).filter((family) => !FAMILIES.includes(family))
  if (unlimited.length > 0) throw new Error(`${unlimited.join()} have no quota`)
  const answer = await sendControl(sandboxOrigin, { method: 'GET', path: '/quotas' })
  const { data } = v.parse(Counted, await answer.json())
  const [busiest] = data.toSorted((one, other) => other.most - one.most)
  return {
    perMinute: PER_MINUTE,
    views,
    failed,
    calls,
    rejected: data.reduce((sum, { rejected }) => sum + rejected, 0),
    busiest: { family: busiest?.family ?? '', calls: busiest?.most ?? 0 },
  }
}
