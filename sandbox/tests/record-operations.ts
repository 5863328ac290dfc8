import { appendFileSync } from 'node:fs'

import * as v from 'valibot'

import type { Asked, Watcher } from './watch-operations.ts'

/** One call of an operation of the SDK and the status it was answered with, as a line of the recording. */
export interface RecordedCall extends Asked {
  status: number
}

/** What an operation answers that was asked for the response itself, by whatever implementation of fetch. */
export const RawAnswer = v.object({
  status: v.number(),
  headers: v.looseObject({}),
  url: v.string(),
})

/** Notes in a file how each operation is answered. */
export function recorder(file: string): Watcher {
  const note = (asked: Asked, status: number) => {
    const call: RecordedCall = { ...asked, status }
    appendFileSync(file, `${JSON.stringify(call)}\n`)
  }
  return {
    answered: (asked, answer) => note(asked, v.is(RawAnswer, answer) ? answer.status : 200),
    refused: (asked, response) => note(asked, response.status),
  }
}
