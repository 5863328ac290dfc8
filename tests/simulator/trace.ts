import { createHash } from 'node:crypto'

const KEPT = 200

/** What happened, in order. Two runs of one seed have the same digest. */
export function createTrace(write: (line: string) => void = () => undefined) {
  const hash = createHash('sha256')
  const last: string[] = []
  let startedAt: number | null = null
  return {
    note(at: number, event: string) {
      startedAt ??= at
      const line = `${((at - startedAt) / 1_000).toFixed(3)} ${event}`
      hash.update(`${line}\n`)
      last.push(line)
      if (last.length > KEPT) last.shift()
      write(line)
    },
    /** The latest lines. */
    last: () => [...last],
    digest: () => hash.copy().digest('hex').slice(0, 16),
  }
}

export type Trace = ReturnType<typeof createTrace>
