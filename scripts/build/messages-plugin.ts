import { createHash } from 'node:crypto'

import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

import { LOCALES, type Locale } from '../../shared/site/site.ts'
import { createMessageGroups, MESSAGE_GROUPS, type MessageGroup } from './message-groups.ts'
import { messageFiles, readMessages } from './read-messages.ts'

const ALL = 'virtual:messages'
const VIRTUAL = `${ALL}/`
/** Where the browser loads compiled messages from (spec 1 §7), relative to the built client. */
export const MESSAGES_FOLDER = 'static/translations/compiled'

/** Compiles the messages of one locale to syntax trees, so that no parser runs at the edge or in the browser. */
async function compiledMessages(root: string, locale: Locale, isIncluded = (_id: string) => true) {
  const messages = await readMessages(root, locale)
  const compiled = Object.entries(messages)
    .filter(([id]) => isIncluded(id))
    .map(([id, text]) => [id, parse(text)])
  return JSON.stringify(Object.fromEntries(compiled))
}

/** `en-US` names the messages of every page, `en-US.rest` the others. */
export const messagesName = (locale: Locale, group: MessageGroup) =>
  group === 'common' ? locale : `${locale}.${group}`

/** A module that loads the messages of each locale. */
const messageLoaders = () =>
  [
    'export const messageLoaders = {',
    ...LOCALES.map((locale) => `  '${locale}': () => import('${VIRTUAL}${locale}'),`),
    '}',
  ].join('\n')

/**
 * `virtual:messages`, which loads those of each locale, for the worker; for the browser, `/static/translations/compiled/{locale}-{hash}.json`
 * and `{locale}.rest-{hash}.json`, and the built-in `virtual:messages/{locale}`. The name changes with the content, so that documents of two builds get
 * their own messages, however long they are cached.
 */
export function messagesPlugin(): Plugin {
  let root = ''
  return {
    name: 'vitrine-messages',
    configResolved(config) {
      root = config.root
    },
    resolveId(id) {
      return id === ALL || id.startsWith(VIRTUAL) ? `\0${id}` : null
    },
    async load(id) {
      if (id === `\0${ALL}`) return messageLoaders()
      const locale = LOCALES.find((known) => id === `\0${VIRTUAL}${known}`)
      if (!locale) return null
      for (const path of messageFiles(root, locale)) this.addWatchFile(path)
      return `export default ${await compiledMessages(root, locale)}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const groupOf = createMessageGroups(root)
      for (const locale of LOCALES) {
        for (const group of MESSAGE_GROUPS) {
          const source = await compiledMessages(root, locale, (id) => groupOf(id) === group)
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 10)
          const fileName = `${MESSAGES_FOLDER}/${messagesName(locale, group)}-${hash}.json`
          this.emitFile({ type: 'asset', fileName, source })
        }
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const names = LOCALES.flatMap((locale) =>
          MESSAGE_GROUPS.map((group) => ({ locale, group, name: messagesName(locale, group) })),
        )
        const wanted = names.find(({ name }) => request.url === `/${MESSAGES_FOLDER}/${name}.json`)
        if (!wanted) return next()
        const groupOf = createMessageGroups(root)
        const isIncluded = (id: string) => groupOf(id) === wanted.group
        response.setHeader('Content-Type', 'application/json')
        response.end(await compiledMessages(root, wanted.locale, isIncluded))
      })
    },
  }
}
