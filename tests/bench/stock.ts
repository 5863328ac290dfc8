import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

import * as v from 'valibot'

import { CallFigures } from './figures.ts'
import { QuotaFigures } from './quota-figures.ts'

/** How many calls a page costs on an instance without custom code. */
export const measureCalls = async (state: string) =>
  v.parse(CallFigures, await measureOnStock('calls', state))

/** How many calls 200 visitors cost there, and what they see with quotas and while it limits searches. */
export const measureQuotas = async (state: string) =>
  v.parse(QuotaFigures, await measureOnStock('quotas', state))

/** A process has one profile of the commerce service, so these measurements have their own. */
async function measureOnStock(part: 'calls' | 'quotas', state: string): Promise<unknown> {
  const child = fork(resolve(import.meta.dirname, 'stock-process.ts'), [part, `${state}-stock`], {
    env: { ...process.env, SANDBOX_PROFILE: 'stock' },
  })
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`the measurement ended with ${code}`)
  })
  const [figures] = await Promise.race([once(child, 'message'), exit])
  exit.catch(() => undefined)
  return figures
}
