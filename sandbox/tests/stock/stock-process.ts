import { rm } from 'node:fs/promises'

import { buildServiceIfStale } from '../../scripts/build.ts'
import { freePort, startSandbox } from '../../scripts/local-service.ts'

/** The service with the profile of this process, on fresh databases. */
const [state = '.state/stock-tests'] = process.argv.slice(2)
await buildServiceIfStale()
await rm(state, { recursive: true, force: true })
const service = await startSandbox({ sandboxPort: await freePort(), state, mode: 'test' })
process.send?.(service.origin)
process.once('disconnect', () => void service.stop().finally(() => process.exit(0)))
