// `npm start`, and every other command that needs only the installed packages: `start.mjs <script.ts> …`.
import { ensureInstalled, requireNode, runScript } from './front-door.mjs'

const [script, ...args] = process.argv.slice(2)

requireNode()
ensureInstalled()
process.exit(await runScript(script, args))
