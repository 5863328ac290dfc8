import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { messageHash } from '#shared/vitals/message-hash.ts'

import { stateFolder } from '../sandbox/scripts/local-service.ts'
import { giveUp } from '../sandbox/scripts/ports.ts'
import { DATASET_FILE } from './local-dataset.ts'
import { errorsTable, rowsIn, vitalsTable } from './vitals-table.ts'

/**
 * `npm run vitals`: prints what browsers measured, as 75th percentiles by page type and deploy, and their errors. Reads the file that
 * local runs write, or the named one of JSON lines, or `-`. `--hash "TypeError: message"` prints the hash of an error.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hash: { type: 'string' } },
})

if (values.hash === undefined) print(positionals[0] ?? join(stateFolder(), DATASET_FILE))
else console.log(hashOf(values.hash))

function print(path: string) {
  const rows = rowsOf(path)
  console.log(`75th percentiles (CLS is a score, all others are ms):\n\n${vitalsTable(rows)}\n`)
  console.log(`Errors:\n\n${errorsTable(rows)}`)
}

function rowsOf(path: string) {
  try {
    return rowsIn(readFileSync(path === '-' ? 0 : path, 'utf8'))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isMissing) return giveUp(`${path} does not exist; visit the shop under npm start first.`)
    return giveUp(`${path}: ${error instanceof Error ? error.message : 'not readable'}`)
  }
}

function hashOf(error: string) {
  const [, name = '', message = ''] = /^(?:([A-Za-z]+): )?(.*)$/s.exec(error) ?? []
  return messageHash(name, message)
}
