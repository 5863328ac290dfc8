import { freePort, startSandbox } from '../../sandbox/scripts/local-service.ts'
import { buildIfStale } from '../../scripts/build.ts'

const [state = '.state/tests'] = process.argv.slice(2)

// Tests read files of the shop's build.
await buildIfStale()
const service = await startSandbox({
  sandboxPort: await freePort(),
  state,
  mode: 'test',
  shopOrigin: 'http://127.0.0.1:8787',
})
process.send?.(service.origin)
process.once('disconnect', () => void service.stop().finally(() => process.exit(0)))
