import { appendFileSync } from 'node:fs'

import type * as Sdk from 'commerce-sdk-isomorphic'
import * as v from 'valibot'

/** One call of an operation of the SDK and the status it was answered with, as a line of the recording. */
export interface RecordedCall {
  client: string
  operation: string
  status: number
}

/** What an operation answers that was asked for the response itself, by whatever implementation of fetch. */
const RawAnswer = v.object({ status: v.number(), headers: v.looseObject({}), url: v.string() })

type Operation = (this: object, ...given: unknown[]) => unknown

/** Notes in a file how each operation of every API client of the SDK is answered, from now on. */
export function recordOperations(sdk: typeof Sdk, file: string) {
  for (const [client, exported] of Object.entries(sdk)) {
    if (typeof exported !== 'function' || !client.startsWith('Shopper')) continue
    const prototype: object = exported.prototype
    for (const operation of operationsOf(prototype)) {
      const called: Operation = Reflect.get(prototype, operation)
      Reflect.set(prototype, operation, async function recorded(this: object, ...given: unknown[]) {
        const note = (status: number) => {
          const call: RecordedCall = { client, operation, status }
          appendFileSync(file, `${JSON.stringify(call)}\n`)
        }
        try {
          const answer = await called.apply(this, given)
          note(v.is(RawAnswer, answer) ? answer.status : 200)
          return answer
        } catch (error) {
          if (error instanceof sdk.ResponseError) note(error.response.status)
          throw error
        }
      })
    }
  }
}

/** Names of what a client of the SDK can ask. */
export const operationsOf = (prototype: object) =>
  Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor')
