import * as v from 'valibot'
import { inject } from 'vitest'

import { leniencyOf } from './deviations.ts'
import { type Mismatch, mismatches } from './mismatches.ts'
import { RawAnswer } from './record-operations.ts'
import type { Asked, Watcher } from './watch-operations.ts'

/** Fails the call of an operation whose answer is not what the SDK declares. */
export const answerChecker: Watcher = {
  answered: (asked, answer, [options]) => {
    if (v.is(RawAnswer, answer)) return
    complain(asked, answerMismatches(asked, answer, { isNarrowed: v.is(Narrowed, options) }))
  },
  refused: async (asked, response) => {
    complain(asked, refusalMismatches(asked, await bodyOf(response)))
  },
}

/** Options that ask for some members only. */
const Narrowed = v.object({ parameters: v.object({ select: v.string() }) })

/** Where a parsed answer is not what the operation declares. */
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

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.clone().text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const Said = v.pipe(v.string(), v.nonEmpty())

const Problem = v.looseObject({ title: Said, type: Said, detail: Said })

/** Login answers as the live service does, with what OAuth prescribes beside it. */
const LoginProblem = v.looseObject({
  status_code: v.pipe(v.string(), v.regex(/^4\d\d [A-Z_]+$/)),
  message: Said,
  error: Said,
  error_description: Said,
})

/** Where the body of a refusal is not what the platform says on refusing. */
export function refusalMismatches({ client }: Asked, body: unknown): Mismatch[] {
  const parsed = v.safeParse(client === 'ShopperLogin' ? LoginProblem : Problem, body)
  return (parsed.issues ?? []).map((issue) => ({
    path: ['refusal', v.getDotPath(issue)].filter(Boolean).join('.'),
    expected: String(issue.expected),
    got: issue.input,
  }))
}

function complain({ client, operation }: Asked, found: Mismatch[]) {
  if (found.length === 0) return
  const lines = found
    .slice(0, 20)
    .map(({ path, expected, got }) => `${path}: expected ${expected}, got ${JSON.stringify(got)}`)
  throw new Error(`${client}.${operation} is not as declared.\n${lines.join('\n')}`)
}
