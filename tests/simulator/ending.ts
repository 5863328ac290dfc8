/**
 * The end of something, before which work may be over. A race with one promise for the end would keep every result until
 * then.
 */
export function createEnding() {
  const waiting = new Set<(error: Error) => void>()
  return {
    /** The result of the work, unless the end comes first. */
    before: <Value>(work: Promise<Value>) =>
      new Promise<Value>((resolve, reject) => {
        waiting.add(reject)
        work.then(resolve, reject).finally(() => waiting.delete(reject))
      }),
    /** Rejects all that is not over. */
    end(error: Error) {
      for (const reject of waiting) reject(error)
      waiting.clear()
    },
  }
}

export type Ending = ReturnType<typeof createEnding>
