import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'

import * as v from 'valibot'

import { brand } from '#shop/brand.ts'
import { sites, type Site } from '../../shared/site/site.ts'
import { SHOP_FOLDER } from '../shop-folder.ts'

export type Messages = Readonly<Record<string, string>>

const MessageFile = v.record(v.string(), v.string())

const shopLocales = Object.values<Site>(sites).flatMap((site) => site.supportedLocales)

/**
 * The locale whose messages another one completes. A locale's files hold only what differs from its base; a locale
 * without a base is complete.
 */
export const baseOf = (locale: string) => shopLocales.find(({ id }) => id === locale)?.base

/** A locale after its bases. @throws if it is among them */
export function chainOf(locale: string): string[] {
  const chain = [locale]
  for (const each of chain) {
    const base = baseOf(each)
    if (base === undefined) continue
    if (chain.includes(base)) throw new Error(`The bases of ${locale} lead back to ${base}.`)
    chain.push(base)
  }
  return chain.toReversed()
}

/** A locale's files in a folder: one, and one for each capability. */
function filesIn(folder: string, locale: string) {
  const files = globSync([`${locale}.json`, `${locale}/*.json`], { cwd: folder })
  return files.toSorted().map((path) => resolve(folder, path))
}

const coreFiles = (root: string, locale: string) => filesIn(resolve(root, 'locales'), locale)
const shopFiles = (locale: string) => filesIn(resolve(SHOP_FOLDER, 'messages'), locale)
/** The shop's files come last, so that they override texts of the core. */
const ownFiles = (root: string, locale: string) => [
  ...coreFiles(root, locale),
  ...shopFiles(locale),
]

/** The file of the shop that a message of a locale belongs to, as errors name it. */
export const shopFile = (root: string, locale: string) =>
  relative(root, resolve(SHOP_FOLDER, 'messages', `${locale}.json`))

/** The files of a locale's messages, those of its bases first. */
export const messageFiles = (root: string, locale: string) =>
  chainOf(locale).flatMap((each) => ownFiles(root, each))

/** The messages of a locale's files, without its base. */
export const ownMessages = (root: string, locale: string) => messagesIn(ownFiles(root, locale))

/** What the shop itself writes for a locale, without its base. */
export const shopMessages = (locale: string) => messagesIn(shopFiles(locale))

/** All messages of a locale as the core has them, without the shop's. */
export const coreMessages = (root: string, locale: string) =>
  messagesIn(chainOf(locale).flatMap((each) => coreFiles(root, each)))

/** All messages of a locale, in the order of its base. */
export const readMessages = (root: string, locale: string) => messagesIn(messageFiles(root, locale))

async function messagesIn(files: readonly string[]): Promise<Messages> {
  const messages = await Promise.all(files.map(readMessageFile))
  return messages.reduce((all, own) => ({ ...all, ...own }), {})
}

async function readMessageFile(path: string): Promise<Messages> {
  return v.parse(MessageFile, JSON.parse(withShopName(await readFile(path, 'utf8'))))
}

/** A name may have characters that mean something in a message, and in JSON. */
const shopName = JSON.stringify(
  brand.name.replaceAll("'", "''").replaceAll(/[{}<>]+/g, "'$&'"),
).slice(1, -1)

/** `{shopName}` stands for the shop's name, which no text has to be formatted for. */
const withShopName = (text: string) => text.replaceAll('{shopName}', () => shopName)
