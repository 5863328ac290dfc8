import { RECOMMENDERS } from '#shared/recommendations/recommendations.ts'
import { externalFetch } from '#worker/upstream/outside-fetch.ts'
import { createIsolateMemory } from '#worker/runtime/isolate-memory.ts'
import { createRequestLog } from '#worker/observe/log.ts'
import { createRecommendationService } from '#worker/recommendations/recommendation-service.ts'

import type { Finding } from './finding.ts'
import type { Instance } from './instance.ts'

const DEADLINE_MS = 5_000

/** Checks the shop's recommenders, each of which belongs to a site of the recommendation service. */
export async function findRecommenders({ config, site }: Instance): Promise<Finding[]> {
  const service = createRecommendationService({
    config,
    site,
    fetch: externalFetch,
    memory: createIsolateMemory(),
    now: () => Date.now(),
    log: createRequestLog({
      requestId: 'check-live',
      metrics: { cache: 'none', upstreamCalls: 0, upstreamMs: 0 },
      write: () => {},
    }),
  })
  const without = 'nothing is recommended'
  if (!service) {
    return [{ status: 'without', text: `recommendation service: not configured, so ${without}` }]
  }
  const known = await service.listRecommenders(AbortSignal.timeout(DEADLINE_MS)).catch(() => null)
  if (!known) {
    return [
      { status: 'without', text: `recommendation service: it did not list any, so ${without}` },
    ]
  }
  return RECOMMENDERS.map((name) =>
    known.includes(name)
      ? { status: 'found', text: `recommender ${name}` }
      : { status: 'without', text: `recommender ${name}: where it is asked, ${without}` },
  )
}
