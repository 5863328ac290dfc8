import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { causeOf } from '#worker/upstream/failure-cause.ts'
import type { Family } from '#worker/upstream/families.ts'
import type { CommerceResult, HttpError } from '#worker/upstream/send-request.ts'
import { families } from '#worker/families.ts'

const ROOT = resolve(import.meta.dirname, '..')

export const DOCUMENT = 'docs/upstream.md'

const BEGIN = '<!-- families: begin -->'
const END = '<!-- families: end -->'

/** The document with the current table between its markers. @throws if the markers are missing */
export function withUpstreamTable(text: string): string {
  const [before, rest = ''] = text.split(BEGIN)
  const [, after] = rest.split(END)
  if (before === undefined || after === undefined) throw new Error(`${DOCUMENT} has no markers`)
  return `${before}${BEGIN}\n\n${upstreamTable().join('\n')}\n\n${END}${after}`
}

const REJECTED = [400, 401, 403, 404, 405, 409, 410, 412, 415, 422, 423]
const FAILED = [302, 500, 502, 503, 504]

/** The possible responses of a service, by column. */
const RESPONSES: Record<string, CommerceResult[]> = {
  '4xx except 429': REJECTED.map((status) => failure({ status })),
  '429 with a specific type': ['too-many-password-attempts', 'too-many-order-lookups'].map((slug) =>
    failure({ status: 429, slug }),
  ),
  'other 429': [failure({ status: 429 })],
  '429 under load': [failure({ status: 429, overloaded: true })],
  '5xx, 3xx, no response': [
    ...FAILED.map((status) => failure({ status })),
    { kind: 'no-response', isTimeout: true, cause: null },
  ],
}

/** The lines of a Markdown table with a row for every API family, aligned like the formatter's. */
export function upstreamTable(): string[] {
  const rows = Object.entries<Family & { readDeadlineMs?: number }>(families).map(
    ([name, family]) => [
      `\`${name}\``,
      family.subject,
      formatDeadline(family),
      family.retried ? 'yes' : 'no',
      String(family.failures ?? 5),
      ...Object.values(RESPONSES).map((results) => formatCauses(results, family)),
    ],
  )
  const head = [
    'Family',
    'Requests of',
    'Deadline',
    'Retried',
    'Opens after',
    ...Object.keys(RESPONSES),
  ]
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
}

const formatCauses = (results: readonly CommerceResult[], { subject }: Family) =>
  [...new Set(results.map((result) => causeOf(result, subject === 'everybody' ? null : 'one')))]
    .map((cause) => (cause === 'subject' ? subject : cause))
    .join(', ')

/** In seconds; for reads and writes, if they differ. */
const formatDeadline = ({ deadlineMs, readDeadlineMs = deadlineMs }: DeadlinesOfFamily) =>
  [...new Set([readDeadlineMs, deadlineMs])].map((ms) => `${ms / 1000} s`).join(', ')

type DeadlinesOfFamily = Pick<Family, 'deadlineMs'> & { readDeadlineMs?: number }

interface Failed {
  status: number
  slug?: string
  overloaded?: boolean
}

function failure({ status, slug = '', overloaded = false }: Failed): HttpError {
  const problem = { slug, title: '', detail: '', members: {} }
  return { kind: 'http-error', status, overloaded, location: null, retryAfterMs: 0, problem }
}

if (import.meta.main) {
  const path = resolve(ROOT, DOCUMENT)
  writeFileSync(path, withUpstreamTable(readFileSync(path, 'utf8')))
}
