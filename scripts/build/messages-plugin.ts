import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

import { LOCALES, type Locale } from '../../shared/site/site.ts'
import { messageFiles, readMessages } from './read-messages.ts'

const VIRTUAL = 'virtual:messages/'
const ADDRESS = '/static/translations/compiled/'

/** Compiles the messages of one locale to syntax trees, so that no parser runs at the edge or in the browser. */
async function compiledMessages(root: string, locale: Locale) {
  const messages = await readMessages(root, locale)
  const compiled = Object.entries(messages).map(([id, text]) => [id, parse(text)])
  return JSON.stringify(Object.fromEntries(compiled))
}

/** `virtual:messages/{locale}` for the worker, `/static/translations/compiled/{locale}.json` for the browser. */
export function messagesPlugin(): Plugin {
  let root = ''
  return {
    name: 'vitrine-messages',
    configResolved(config) {
      root = config.root
    },
    resolveId(id) {
      return id.startsWith(VIRTUAL) ? `\0${id}` : null
    },
    async load(id) {
      const locale = LOCALES.find((known) => id === `\0${VIRTUAL}${known}`)
      if (!locale) return null
      for (const path of messageFiles(root, locale)) this.addWatchFile(path)
      return `export default ${await compiledMessages(root, locale)}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const locale of LOCALES) {
        const source = await compiledMessages(root, locale)
        this.emitFile({ type: 'asset', fileName: `${ADDRESS.slice(1)}${locale}.json`, source })
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const locale = LOCALES.find((known) => request.url?.startsWith(`${ADDRESS}${known}.json`))
        if (!locale) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(await compiledMessages(root, locale))
      })
    },
  }
}
