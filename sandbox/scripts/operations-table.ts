import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'

import { operationsOf } from '../tests/watch-operations.ts'

/** The response statuses below 500 that were seen for each operation of each SDK client. */
export type Operations = Record<string, Record<string, number[]>>

/** Every operation of the SDK, with the statuses that `calls` recorded for it. */
export function seenOperations(
  calls: { client: string; operation: string; status: number }[],
): Operations {
  const sdk: typeof Sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic')
  const clients = Object.entries(sdk).flatMap(([client, exported]) =>
    typeof exported === 'function' && client.startsWith('Shopper')
      ? [{ client, operations: operationsOf(exported.prototype) }]
      : [],
  )
  return Object.fromEntries(
    clients.map(({ client, operations }) => [
      client,
      Object.fromEntries(
        operations.map((operation) => {
          const own = calls.filter((call) => call.client === client && call.operation === operation)
          const statuses = own.map(({ status }) => status).filter((status) => status < 500)
          return [operation, [...new Set(statuses)].sort((a, b) => a - b)]
        }),
      ),
    ]),
  )
}

/** A Markdown table with one row for each operation. */
export function operationsTable(seen: Operations): string {
  const lines = Object.entries(seen).flatMap(([client, operations]) =>
    Object.entries(operations).map(([operation, statuses]) => {
      const errorStatuses = statuses.filter((status) => status >= 400).join(', ')
      return `| \`${client}\` | \`${operation}\` | ${verdict(statuses)} | ${errorStatuses || '–'} |`
    }),
  )
  return [
    '| client | operation | | refused with |',
    '| ------ | --------- | --- | ------------ |',
    ...lines,
  ].join('\n')
}

function verdict(statuses: number[]) {
  if (!statuses.some((status) => status < 400)) return 'not'
  return statuses.some((status) => status >= 400) ? 'supported' : 'partly'
}

const BEGIN = '<!-- operations: begin -->'
const END = '<!-- operations: end -->'

/** Inserts the table between the document's two markers. */
export function withTable(document: string, table: string): string {
  const begin = document.indexOf(BEGIN)
  const end = document.indexOf(END)
  if (begin < 0 || end < begin)
    throw new Error(`The document lacks the markers ${BEGIN} and ${END}.`)
  return `${document.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${document.slice(end)}`
}
