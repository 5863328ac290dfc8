// npm test: installs what is missing, then runs every check. It fails when any of them does.
import { ensureInstalled, requireNode, runScript } from './front-door.mjs'

requireNode()
ensureInstalled()
process.exit(await runScript('verify.ts'))
