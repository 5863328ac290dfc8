import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'

// `npm run reset`: the next start seeds an empty database again.
await rm(resolve(import.meta.dirname, '../.state'), { recursive: true, force: true })
console.log('The local databases and caches are gone; `npm start` makes them anew.')
