import { createHash } from 'node:crypto'
import { resolve } from 'node:path'

import { runnerImport, type Plugin } from 'vite'

const DEV_ADDRESS = '/assets/vitrine.css'

/** Every rule that any component can ever need, in one text: nothing is left to insert at run time. */
async function stylesheetText(root: string) {
  const { module } = await runnerImport<{ stylesheetText(): string }>(
    resolve(root, 'client/ui/stylesheet.ts'),
    { root, configFile: false, logLevel: 'error', resolve: { dedupe: ['react'] } },
  )
  return module.stylesheetText()
}

/** Emits the static, hashed stylesheet of the shop. */
export function stylesheetPlugin(): Plugin {
  let root = ''
  return {
    name: 'vitrine-stylesheet',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const source = await stylesheetText(root)
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 10)
      this.emitFile({ type: 'asset', fileName: `assets/vitrine-${hash}.css`, source })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith(DEV_ADDRESS)) return next()
        response.setHeader('Content-Type', 'text/css')
        response.end(await stylesheetText(root))
      })
    },
  }
}
