import * as v from 'valibot'
import { inject } from 'vitest'

import { leniencyOf } from './deviations.ts'
import { type Mismatch, mismatches } from './mismatches.ts'
import { RawAnswer } from './record-operations.ts'
import { refusalMismatches, refusalOf } from './error-responses.ts'
import type { Asked, Watcher } from './watch-operations.ts'

/** Fails a call if its response is not as the SDK declares, or if an error response is not a problem document. */
export const answerChecker: Watcher = {
  answered: (asked, answer, [options]) => {
    if (v.is(RawAnswer, answer)) return
    complain(asked, answerMismatches(asked, answer, { isNarrowed: v.is(Narrowed, options) }))
  },
  refused: async (asked, response) => {
    complain(asked, refusalMismatches(asked, await refusalOf(response)))
  },
}

/** Options that select some members only. */
const Narrowed = v.object({ parameters: v.object({ select: v.string() }) })

/** Where a parsed response differs from what the SDK declares for the operation. */
export function answerMismatches(asked: Asked, answer: unknown, { isNarrowed = false } = {}) {
  const { client, operation } = asked
  const { types, answers } = inject('sdkDeclarations')
  const declared = answers[client]?.[operation]
  if (!declared) throw new Error(`The SDK does not declare ${client}.${operation}.`)
  const otherwise = isNarrowed ? 'absent' : undefined
  return mismatches(
    { types, leniencyOf: (name) => leniencyOf(name, asked) ?? otherwise },
    { declared, optional: false, limits: {} },
    { value: answer, path: 'answer', type: `${client}.${operation}` },
  )
}

function complain({ client, operation }: Asked, found: Mismatch[]) {
  if (found.length === 0) return
  const lines = found
    .slice(0, 20)
    .map(({ path, expected, got }) => `${path}: expected ${expected}, got ${JSON.stringify(got)}`)
  throw new Error(`${client}.${operation} is not as declared.\n${lines.join('\n')}`)
}
