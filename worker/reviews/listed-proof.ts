import * as v from 'valibot'

import {
  channelPath,
  serviceNamed,
  viewed,
  type Channel,
  type PersonalizationContext,
} from '../analytics/personalization-service.ts'
import { createServiceClient } from '../upstream/service-client.ts'

/** The action type of social proof. */
const SOCIAL_PROOF = 'monetate:action:SocialProof'

const ListedProof = v.object({
  productId: v.string(),
  proofType: v.string(),
  message: v.nullish(v.string()),
  count: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
export type WireListedProof = v.InferOutput<typeof ListedProof>

const listedProofs = v.pipe(
  v.array(v.fallback(v.nullable(ListedProof), null)),
  v.transform((proofs) => proofs.filter((proof) => proof !== null)),
)

const ProofDecision = v.object({
  data: v.object({
    responses: v.array(
      v.object({
        actions: v.array(
          v.object({
            socialProofData: v.fallback(
              v.union([
                listedProofs,
                v.pipe(
                  v.object({ products: listedProofs }),
                  v.transform(({ products }) => products),
                ),
              ]),
              [],
            ),
          }),
        ),
      }),
    ),
  }),
})

interface ProofRequest extends Channel {
  productIds: readonly string[]
}

/** Social proof of listed products: `socialProofData` (spec 3 §3.7). The request identifies no visitor. */
export async function readListedProof(
  { productIds, ...to }: ProofRequest,
  { locale, signal, ...dependencies }: PersonalizationContext & { signal: AbortSignal },
): Promise<WireListedProof[]> {
  const service = serviceNamed('personalization')
  const client = createServiceClient({ ...dependencies, config: to }, service)
  const { data } = await client.call({
    operation: 'readProof',
    path: channelPath(to),
    body: {
      channel: to.channel,
      locale,
      events: [
        {
          eventType: 'monetate:context:ProductThumbnailView',
          products: productIds.map(viewed),
        },
        {
          eventType: 'monetate:decision:DecisionRequest',
          requestId: 'tiles',
          actionTypes: [SOCIAL_PROOF],
        },
      ],
    },
    schema: ProofDecision,
    signal,
  })
  return (data.responses[0]?.actions ?? []).flatMap(({ socialProofData }) => socialProofData)
}
