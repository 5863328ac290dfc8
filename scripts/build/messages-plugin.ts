import { createHash } from 'node:crypto'

import { isLiteralElement, parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

import { BASE_LOCALES } from '../../locales/overlays.ts'
import { LOCALES, type Locale } from '../../shared/site/site.ts'
import { createMessageGroups, MESSAGE_GROUPS, type MessageGroup } from './message-groups.ts'
import { messageFiles, ownMessages, readMessages } from './read-messages.ts'

const ALL = 'virtual:messages'
const VIRTUAL = `${ALL}/`
/** Where the browser loads compiled messages from (spec 1 §7), relative to the built client. */
export const MESSAGES_FOLDER = 'static/translations/compiled'

/** Compiles messages to syntax trees, so that no parser runs at the edge or in the browser. One without arguments stays a text. */
function compiled(messages: Readonly<Record<string, string>>) {
  const entries = Object.entries(messages).map(([id, text]) => {
    const elements = parse(text)
    const [first] = elements
    return [id, elements.length === 1 && first && isLiteralElement(first) ? first.value : elements]
  })
  return JSON.stringify(Object.fromEntries(entries))
}

/** The compiled messages of one locale that belong to a group. */
async function messagesIn(root: string, locale: Locale, isIncluded: (id: string) => boolean) {
  const messages = Object.entries(await readMessages(root, locale))
  return compiled(Object.fromEntries(messages.filter(([id]) => isIncluded(id))))
}

/**
 * The module of a locale's messages. One with a base has only what differs. An isolate parses all modules of its worker when it
 * starts, and a string faster than an object, above all if each character is one byte.
 */
async function messageModule(root: string, locale: Locale) {
  const base = BASE_LOCALES[locale]
  const json = compiled(await ownMessages(root, locale)).replaceAll(/[^\0-\xFF]/g, escaped)
  const own = `JSON.parse(${JSON.stringify(json)})`
  return base
    ? `import base from '${VIRTUAL}${base}'\nexport default { ...base, ...${own} }`
    : `export default ${own}`
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

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
      return messageModule(root, locale)
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const groupOf = createMessageGroups(root)
      for (const locale of LOCALES) {
        for (const group of MESSAGE_GROUPS) {
          const source = await messagesIn(root, locale, (id) => groupOf(id) === group)
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
        response.end(await messagesIn(root, wanted.locale, isIncluded))
      })
    },
  }
}
