import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'

// `npm run reset`: deletes the local state. The next start creates and seeds the databases again.
await rm(resolve(import.meta.dirname, '../.state'), { recursive: true, force: true })
console.log('Deleted the local databases and caches; `npm start` creates them again.')
