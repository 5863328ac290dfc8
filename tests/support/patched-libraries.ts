import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

import { isPatched, patched } from '../../scripts/build/library-patches.ts'

/** Applies the build's library patches to modules loaded by Node.js. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const path = url.startsWith('file:') ? fileURLToPath(url) : ''
    if (!loaded.source || !isPatched(path)) return loaded
    const { source } = loaded
    const code = typeof source === 'string' ? source : new TextDecoder().decode(source)
    return { ...loaded, source: patched(code, path) }
  },
})
