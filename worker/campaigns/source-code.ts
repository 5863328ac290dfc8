import * as v from 'valibot'

import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { Edge } from '../http/edge.ts'
import { hashKey, runIdempotent } from '../idempotency/run-idempotent.ts'
import { SOURCE_CODE_MS, sourceCodeIn } from '../session/session-state.ts'
import { writeShopperContext } from '../session/shopper-context.ts'
import { isCrawler } from '../visitor/visitor.ts'

const Applied = v.object({ hasOwnPrices: v.boolean() })
type Applied = v.InferOutput<typeof Applied>

/**
 * Writes a source code of a link into the visitor's shopper context, so that commerce prices the shop by it. A visitor without
 * a session gets one. The same code is not written again while the context lives, and duplicates of a request write once. If it
 * fails, the visitor has the prices of everybody else.
 */
export async function applySourceCode(
  edge: Edge,
  code: string,
  idempotencyKey: IdempotencyKey,
): Promise<Applied> {
  const { context, bindings, session } = edge
  const held = sourceCodeIn(session.state, context.now())
  const isNew = code.toUpperCase() !== held?.toUpperCase()
  if (!isNew || !isKnown(context.config.sourceCodes, code) || isAutomated(context.request))
    return { hasOwnPrices: held !== null }
  return runIdempotent({
    context,
    bindings,
    session,
    name: await hashKey(idempotencyKey, `${context.site.id}.applySourceCode`, code),
    kind: 'bag',
    schema: Applied,
    run: async () => ({ value: { hasOwnPrices: await write(edge, code) } }),
    runsUnstored: true,
  })
}

/** Listed, or with the beginning that is listed with a star. */
function isKnown(listed: string, code: string) {
  const typed = code.toUpperCase()
  const codes = listed.toUpperCase().split(/[\s,]+/)
  return codes.some((known) =>
    known.endsWith('*') ? typed.startsWith(known.slice(0, -1)) : typed === known,
  )
}

/** Neither crawlers nor pages that are loaded ahead open sessions. */
const isAutomated = (request: Request) => isCrawler(request) || request.headers.has('sec-purpose')

async function write({ context, session }: Edge, code: string): Promise<boolean> {
  const before = session.state?.sourceCode ?? null
  try {
    await session.start()
    session.update({ sourceCode: { code, until: context.now() + SOURCE_CODE_MS } })
    const cause = await writeShopperContext(context, session)
    if (cause === null) return true
    session.update({ sourceCode: before })
    context.log.warn('source code not applied', { cause })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    context.log.warn('source code not applied', { cause: error.type })
  }
  return sourceCodeIn(session.state, context.now()) !== null
}
