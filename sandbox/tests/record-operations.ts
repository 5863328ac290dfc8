import { appendFileSync } from 'node:fs'

import * as v from 'valibot'

import type { Asked, Watcher } from './watch-operations.ts'

/** One call of an SDK operation and the status of its response: a line of the recording. */
export interface RecordedCall extends Asked {
  status: number
}

/** What an operation returns if the raw response was requested, from any implementation of fetch. */
export const RawAnswer = v.object({
  status: v.number(),
  headers: v.looseObject({}),
  url: v.string(),
})

/** Records the status of each operation's response in a file. */
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
