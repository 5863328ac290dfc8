import type * as Sdk from 'commerce-sdk-isomorphic'

/** An operation of an SDK client that was called. */
export interface OperationCall {
  client: string
  operation: string
}

export interface Watcher {
  onResponse: (call: OperationCall, response: unknown, args: unknown[]) => void
  onError: (call: OperationCall, response: Response) => void | Promise<void>
}

type Operation = (this: object, ...args: unknown[]) => unknown

/** Reports the result of every later operation of every SDK client to the watcher. */
export function watchOperations(sdk: typeof Sdk, watcher: Watcher) {
  for (const [client, exported] of Object.entries(sdk)) {
    if (typeof exported !== 'function' || !client.startsWith('Shopper')) continue
    const prototype: object = exported.prototype
    for (const operation of operationsOf(prototype)) {
      const called: Operation = Reflect.get(prototype, operation)
      Reflect.set(prototype, operation, async function watched(this: object, ...args: unknown[]) {
        const call = { client, operation }
        const response = await Promise.resolve(called.apply(this, args)).catch(
          async (error: unknown) => {
            if (error instanceof sdk.ResponseError) await watcher.onError(call, error.response)
            throw error
          },
        )
        watcher.onResponse(call, response, args)
        return response
      })
    }
  }
}

/** The names of a client's operations. */
export const operationsOf = (prototype: object) =>
  Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor')
