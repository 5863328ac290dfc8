import type * as Sdk from 'commerce-sdk-isomorphic'

/** An operation of an SDK client that was called. */
export interface Asked {
  client: string
  operation: string
}

export interface Watcher {
  answered: (asked: Asked, answer: unknown, given: unknown[]) => void
  refused: (asked: Asked, response: Response) => void | Promise<void>
}

type Operation = (this: object, ...given: unknown[]) => unknown

/** Reports the result of every later operation of every SDK client to the watcher. */
export function watchOperations(sdk: typeof Sdk, watcher: Watcher) {
  for (const [client, exported] of Object.entries(sdk)) {
    if (typeof exported !== 'function' || !client.startsWith('Shopper')) continue
    const prototype: object = exported.prototype
    for (const operation of operationsOf(prototype)) {
      const called: Operation = Reflect.get(prototype, operation)
      Reflect.set(prototype, operation, async function watched(this: object, ...given: unknown[]) {
        const asked = { client, operation }
        const answer = await Promise.resolve(called.apply(this, given)).catch(
          async (error: unknown) => {
            if (error instanceof sdk.ResponseError) await watcher.refused(asked, error.response)
            throw error
          },
        )
        watcher.answered(asked, answer, given)
        return answer
      })
    }
  }
}

/** The names of a client's operations. */
export const operationsOf = (prototype: object) =>
  Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor')
