import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'

import { giveUp } from '../sandbox/scripts/ports.ts'
import { holdersIn } from '../sandbox/scripts/state-lock.ts'

const STATE = resolve(import.meta.dirname, '../.state')

// `npm run reset`: deletes the local state. The next start creates and seeds the databases again.
const holders = holdersIn(STATE)
if (holders.length > 0)
  giveUp(`The databases are in use by process ${holders.join(' and ')}; stop it first.`)
await rm(STATE, { recursive: true, force: true })
console.log('Deleted the local databases and caches; `npm start` creates them again.')
