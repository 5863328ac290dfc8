import * as v from 'valibot'

import { sendControl } from '../support/test-control.ts'

const Calls = v.object({
  data: v.array(
    v.object({ at: v.number(), path: v.string(), correlationId: v.nullable(v.string()) }),
  ),
})
export type CommerceCall = v.InferOutput<typeof Calls>['data'][number]

/** Logins and all API families of SCAPI, but no outside services and pictures. */
const SCAPI =
  /^\/(?:shopper|product|search|checkout|customer|pricing|store|site|configuration|experience|custom)\//

/** Forgets the calls that the commerce service has recorded. */
export const forgetCalls = (commerce: string) =>
  sendControl(commerce, { method: 'DELETE', path: '/calls' })

/** The calls that the commerce service has recorded since then. */
export async function readCalls(commerce: string): Promise<CommerceCall[]> {
  const answer = await sendControl(commerce, { method: 'GET', path: '/calls' })
  const { data } = v.parse(Calls, await answer.json())
  return data.filter(({ path }) => SCAPI.test(path))
}

/** The API family of a call, as limits apply to it: `shopper-products`. */
export const familyOf = ({ path }: CommerceCall) => path.split('/')[2] ?? ''
