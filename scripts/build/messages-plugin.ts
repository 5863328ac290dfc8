import { createHash } from 'node:crypto'

import { isLiteralElement, parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

import { defaultSite, LOCALES } from '../../shared/site/site.ts'
import { checkMessages } from './check-messages.ts'
import { createMessageGroups, MESSAGE_GROUPS, type MessageGroup } from './message-groups.ts'
import { baseOf, chainOf, messageFiles, ownMessages, readMessages } from './read-messages.ts'
import { messagesOfShop } from './shop-messages.ts'

const ALL = 'virtual:messages'
const VIRTUAL = `${ALL}/`
/** The messages of the default site's default locale. */
const DEFAULT = `${VIRTUAL}default`
/** Also bases that no site has. */
const KNOWN = new Set(LOCALES.flatMap(chainOf))
/** The folder of compiled messages in the built client (spec 1 §7). */
export const MESSAGES_FOLDER = 'static/translations/compiled'

/**
 * Compiles messages to syntax trees, so that neither edge nor browser runs a parser. A message without arguments stays
 * a string.
 */
function compiled(messages: Readonly<Record<string, string>>) {
  const entries = Object.entries(messages).map(([id, text]) => {
    const elements = parse(text)
    const [first] = elements
    return [id, elements.length === 1 && first && isLiteralElement(first) ? first.value : elements]
  })
  return JSON.stringify(Object.fromEntries(entries))
}

/** The compiled messages of one locale that belong to a group. */
async function messagesIn(root: string, locale: string, isIncluded: (id: string) => boolean) {
  const messages = Object.entries(await readMessages(root, locale))
  return compiled(Object.fromEntries(messages.filter(([id]) => isIncluded(id))))
}

/**
 * The module of a locale's messages; with a base, only the differences. An isolate parses all modules of its worker
 * when it starts, and a string faster than an object, especially with one byte per character.
 */
async function messageModule(root: string, locale: string) {
  const base = baseOf(locale)
  const isKnown = await messagesOfShop(root)
  const own = Object.entries(await ownMessages(root, locale)).filter(([id]) => isKnown(id))
  const json = compiled(Object.fromEntries(own)).replaceAll(/[^\0-\xFF]/g, escaped)
  const parsed = `JSON.parse(${JSON.stringify(json)})`
  return base
    ? `import base from '${VIRTUAL}${base}'\nexport default { ...base, ...${parsed} }`
    : `export default ${parsed}`
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** `en-US` has the messages of every page, `en-US.rest` the others. */
export const messagesName = (locale: string, group: MessageGroup) =>
  group === 'common' ? locale : `${locale}.${group}`

/** A module that loads each locale's messages. */
const messageLoaders = () =>
  [
    'export const messageLoaders = {',
    ...LOCALES.map((locale) => `  '${locale}': () => import('${VIRTUAL}${locale}'),`),
    '}',
  ].join('\n')

/**
 * `virtual:messages` loads the messages of each locale, for the worker; for the browser,
 * `/static/translations/compiled/{locale}-{hash}.json` and `{locale}.rest-{hash}.json`, and the built-in
 * `virtual:messages/default`. The name changes with the content, so that documents of two builds load their own
 * messages despite long caching.
 */
export function messagesPlugin(): Plugin {
  let root = ''
  return {
    name: 'vitrine-messages',
    configResolved(config) {
      root = config.root
    },
    buildStart: () => checkMessages(root),
    resolveId(id) {
      if (id === DEFAULT) return `\0${VIRTUAL}${defaultSite.defaultLocale}`
      return id === ALL || id.startsWith(VIRTUAL) ? `\0${id}` : null
    },
    async load(id) {
      if (id === `\0${ALL}`) return messageLoaders()
      const locale = id.slice(`\0${VIRTUAL}`.length)
      if (!id.startsWith(`\0${VIRTUAL}`) || !KNOWN.has(locale)) return null
      for (const path of messageFiles(root, locale)) this.addWatchFile(path)
      return messageModule(root, locale)
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const findGroup = createMessageGroups(root)
      const isKnown = await messagesOfShop(root)
      for (const locale of LOCALES) {
        for (const group of MESSAGE_GROUPS) {
          const source = await messagesIn(
            root,
            locale,
            (id) => findGroup(id) === group && isKnown(id),
          )
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 10)
          const fileName = `${MESSAGES_FOLDER}/${messagesName(locale, group)}-${hash}.json`
          this.emitFile({ type: 'asset', fileName, source })
        }
      }
    },
    /** Browsers import no message files, so Vite alone does not reload the page after a change. */
    hotUpdate({ file }) {
      if (this.environment.name !== 'client') return
      if (LOCALES.some((locale) => messageFiles(root, locale).includes(file)))
        this.environment.hot.send({ type: 'full-reload' })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const names = LOCALES.flatMap((locale) =>
          MESSAGE_GROUPS.map((group) => ({ locale, group, name: messagesName(locale, group) })),
        )
        const wanted = names.find(({ name }) => request.url === `/${MESSAGES_FOLDER}/${name}.json`)
        if (!wanted) return next()
        const findGroup = createMessageGroups(root)
        const isIncluded = (id: string) => findGroup(id) === wanted.group
        response.setHeader('Content-Type', 'application/json')
        response.end(await messagesIn(root, wanted.locale, isIncluded))
      })
    },
  }
}
