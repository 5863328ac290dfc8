import * as v from 'valibot'
import { inject } from 'vitest'

import { allowedDeviationOf } from './deviations.ts'
import { type Mismatch, mismatches } from './mismatches.ts'
import { RawResponse } from './record-operations.ts'
import { errorResponseMismatches, readErrorResponse } from './error-responses.ts'
import type { OperationCall, Watcher } from './watch-operations.ts'

/** Fails a call if its response is not as the SDK declares, or if an error response is not a problem document. */
export const responseChecker: Watcher = {
  onResponse: (call, response, [options]) => {
    if (v.is(RawResponse, response)) return
    throwIfMismatched(
      call,
      responseMismatches(call, response, { isNarrowed: v.is(Narrowed, options) }),
    )
  },
  onError: async (call, response) => {
    throwIfMismatched(call, errorResponseMismatches(call, await readErrorResponse(response)))
  },
}

/** Options that select some members only. */
const Narrowed = v.object({ parameters: v.object({ select: v.string() }) })

/** Where a parsed response differs from what the SDK declares for the operation. */
export function responseMismatches(
  call: OperationCall,
  response: unknown,
  { isNarrowed = false } = {},
) {
  const { client, operation } = call
  const { types, responses } = inject('sdkDeclarations')
  const declared = responses[client]?.[operation]
  if (!declared) throw new Error(`The SDK does not declare ${client}.${operation}.`)
  const otherwise = isNarrowed ? 'absent' : undefined
  return mismatches(
    { types, allowedDeviationOf: (name) => allowedDeviationOf(name, call) ?? otherwise },
    { declared, optional: false, limits: {} },
    { value: response, path: 'response', type: `${client}.${operation}` },
  )
}

function throwIfMismatched({ client, operation }: OperationCall, found: Mismatch[]) {
  if (found.length === 0) return
  const lines = found
    .slice(0, 20)
    .map(
      ({ path, expected, actual }) =>
        `${path}: expected ${expected}, got ${JSON.stringify(actual)}`,
    )
  throw new Error(`${client}.${operation} is not as declared.\n${lines.join('\n')}`)
}
