import { matchRoute } from '#shared/routes.ts'
import type { Placement } from '#shared/site/placement.ts'
import { messageHash } from '#shared/vitals/message-hash.ts'
import {
  ERROR_SHARE,
  MOST_ERRORS,
  type BrowserError,
  type ErrorSource,
} from '#shared/vitals/vitals.ts'

import { reportedErrors } from '../kit/report-error.ts'

const EXTENSION = /-extension:\/\//
const ADDRESS = /https?:\/\/[^\s)]+/
const NAME = /^[A-Za-z]{1,40}$/

/**
 * Collects errors of the document, those before it included: of a sample of documents, each error once. What it says is reduced to a
 * hash, since a message may contain what a shopper has typed.
 */
export function collectErrors({ parse }: Pick<Placement, 'parse'>) {
  const isSampled = Math.random() < ERROR_SHARE
  const known = new Set<string>()
  const noted: BrowserError[] = []
  let told = 0

  function note(source: ErrorSource, error: unknown, stack: string, address = location.href) {
    if (!isSampled || known.size >= MOST_ERRORS || EXTENSION.test(stack)) return
    const { name, hash } = identify(error)
    if (known.has(hash)) return
    known.add(hash)
    const route = matchRoute(parse(new URL(address)).path)?.key ?? 'notFound'
    noted.push({ source, route, name, hash, file: fileIn(stack) })
  }

  function noteReported() {
    for (const { kind, error, address } of reportedErrors.slice(told))
      note(kind, error, stackOf(error), address)
    told = reportedErrors.length
  }

  addEventListener('error', ({ error, filename }) =>
    note('script', error, stackOf(error) || filename),
  )
  addEventListener('unhandledrejection', ({ reason }) => note('promise', reason, stackOf(reason)))

  /** The errors since the last time. */
  return function take() {
    noteReported()
    return noted.splice(0)
  }
}

function identify(error: unknown) {
  if (!(error instanceof Error)) return { name: '', hash: messageHash('', typeof error) }
  const name = NAME.test(error.name) ? error.name : ''
  return { name, hash: messageHash(name, error.message) }
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '')

/** The hash of the script that threw. The worker knows the name of its chunk. */
function fileIn(stack: string) {
  const [address] = ADDRESS.exec(stack) ?? []
  if (address === undefined) return ''
  if (!address.startsWith(`${location.origin}/`)) return 'outside'
  return /\/assets\/([\w-]{1,40})\.js/.exec(address)?.[1] ?? 'document'
}
