import type { WriteLine } from './log.ts'

const MAX_LINES = 32
const MAX_AGE_MS = 1_000

interface LogBatchDependencies {
  write: WriteLine
  sleep: (ms: number) => Promise<void>
}

/** `waitUntil` is that of the request whose line it is. */
export type AddLine = (line: string, waitUntil: (work: Promise<void>) => void) => void

/**
 * Collects lines of the log, and writes 32 of them at once, or what there is after a second: one call of the console takes a fifth of
 * the CPU time of a page from the cache. The request that begins a batch keeps the isolate running until the second is over.
 */
export function createLogBatch({ write, sleep }: LogBatchDependencies): AddLine {
  let lines: string[] = []

  function flush() {
    if (lines.length > 0) write(lines.join('\n'))
    lines = []
  }

  return (line, waitUntil) => {
    lines.push(line)
    if (lines.length >= MAX_LINES) flush()
    else if (lines.length === 1) waitUntil(sleep(MAX_AGE_MS).then(flush))
  }
}
