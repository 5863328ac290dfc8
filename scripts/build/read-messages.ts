import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import * as v from 'valibot'

import { BASE_LOCALES } from '../../locales/overlays.ts'
import type { Locale } from '../../shared/site/site.ts'

const Messages = v.record(v.string(), v.string())

/** A locale's own files. Capabilities have one each. */
const ownFiles = (root: string, locale: Locale) =>
  globSync([`locales/${locale}.json`, `locales/${locale}/*.json`], { cwd: root })
    .toSorted()
    .map((path) => resolve(root, path))

/** The files of a locale's messages, those of its base first. */
export function messageFiles(root: string, locale: Locale): string[] {
  const base = BASE_LOCALES[locale]
  return [...(base ? messageFiles(root, base) : []), ...ownFiles(root, locale)]
}

/** The messages of a locale's own files. */
export const ownMessages = (root: string, locale: Locale) => messagesIn(ownFiles(root, locale))

/** All messages of a locale, in the order of its base. */
export const readMessages = (root: string, locale: Locale) => messagesIn(messageFiles(root, locale))

async function messagesIn(files: readonly string[]): Promise<Record<string, string>> {
  const messages = await Promise.all(files.map(messagesOf))
  return messages.reduce((all, own) => ({ ...all, ...own }), {})
}

async function messagesOf(path: string): Promise<Record<string, string>> {
  const messages: unknown = JSON.parse(await readFile(path, 'utf8'))
  return v.parse(Messages, messages)
}
