import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

import { LOCALES } from '../../shared/site/site.ts'

const VIRTUAL = 'virtual:messages/'
const ADDRESS = '/static/translations/compiled/'

/** Compiles the messages of one locale to syntax trees, so that no parser runs at the edge or in the browser. */
async function compiledMessages(root: string, locale: string) {
  const source = await readFile(resolve(root, `locales/${locale}.json`), 'utf8')
  const messages: Record<string, string> = JSON.parse(source)
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
      if (!id.startsWith(`\0${VIRTUAL}`)) return null
      const locale = id.slice(VIRTUAL.length + 1)
      this.addWatchFile(resolve(root, `locales/${locale}.json`))
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
