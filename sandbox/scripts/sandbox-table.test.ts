import { readFileSync } from 'node:fs'

import * as v from 'valibot'
import { expect, test } from 'vitest'

import { operationsTable, seenOperations, withTable } from './operations-table.ts'

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const Operations = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.record(v.string(), v.array(v.number()))),
)

const recorded = v.parse(Operations, textOf('../tests/operations.json'))
const namesOf = (operations: Record<string, object>) =>
  Object.entries(operations).map(([client, own]) => [client, Object.keys(own)])

test('the recording lists exactly the operations of the SDK', () => {
  expect(namesOf(recorded)).toEqual(namesOf(seenOperations([])))
})

test('the operations table in the README matches the recording of the contract tests', () => {
  const document = textOf('../README.md')
  const rows = (text: string) => text.replaceAll(/[ -]+/g, ' ')

  expect(rows(document)).toBe(rows(withTable(document, operationsTable(recorded))))
  expect(document).toContain('`addItemToBasket`')
})
