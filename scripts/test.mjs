// `npm test`: installs missing packages, then runs every check. Fails if any check fails.
import { ensureInstalled, requireNode, runScript } from './front-door.mjs'

requireNode()
ensureInstalled()
process.exit(await runScript('verify.ts'))
