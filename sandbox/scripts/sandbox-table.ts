import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import * as v from 'valibot'

import { operationsTable, seenOperations, withTable } from './operations-table.ts'

const ROOT = resolve(import.meta.dirname, '..')
const README = resolve(ROOT, 'README.md')
const OPERATIONS = resolve(ROOT, 'tests/operations.json')

const Call = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ client: v.string(), operation: v.string(), status: v.number() }),
)

/** `node scripts/start.mjs ../sandbox/scripts/sandbox-table.ts <recording>`: updates the table of operations from a recording of the contract tests. */
const [recording] = process.argv.slice(2)
if (recording === undefined)
  throw new Error('Pass the path of a recording; sandbox/README.md explains how to make one.')
const lines = (await readFile(recording, 'utf8')).trim().split('\n')
const seen = seenOperations(lines.map((line) => v.parse(Call, line)))
await writeFile(OPERATIONS, `${JSON.stringify(seen, null, 2)}\n`)
await writeFile(README, withTable(await readFile(README, 'utf8'), operationsTable(seen)))
