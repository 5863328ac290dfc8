import { appendFileSync } from 'node:fs'

import * as v from 'valibot'

import type { OperationCall, Watcher } from './watch-operations.ts'

/** One call of an SDK operation and the status of its response: a line of the recording. */
export interface RecordedCall extends OperationCall {
  status: number
}

/** The result of an operation whose raw response was requested, from any implementation of fetch. */
export const RawResponse = v.object({
  status: v.number(),
  headers: v.looseObject({}),
  url: v.string(),
})

/** Records the status of each operation's response in a file. */
export function operationRecorder(file: string): Watcher {
  const record = (operation: OperationCall, status: number) => {
    const line: RecordedCall = { ...operation, status }
    appendFileSync(file, `${JSON.stringify(line)}\n`)
  }
  return {
    onResponse: (call, response) =>
      record(call, v.is(RawResponse, response) ? response.status : 200),
    onError: (call, response) => record(call, response.status),
  }
}
