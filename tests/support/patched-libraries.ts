import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

import { isPatched, patched } from '../../scripts/build/library-patches.ts'

/** Patches libraries that Node.js loads, as the build does. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.startsWith('file:') || !loaded.source) return loaded
    const path = fileURLToPath(url)
    return isPatched(path) ? { ...loaded, source: patched(String(loaded.source), path) } : loaded
  },
})
