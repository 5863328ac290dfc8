import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import * as v from 'valibot'

import { BASE_LOCALES } from '../../locales/overlays.ts'
import type { Locale } from '../../shared/site/site.ts'

const Messages = v.record(v.string(), v.string())

/** A locale's own files, of which capabilities have their own, and before them those of its base. */
export function messageFiles(root: string, locale: Locale): string[] {
  const base = BASE_LOCALES[locale]
  const own = globSync([`locales/${locale}.json`, `locales/${locale}/*.json`], { cwd: root })
    .toSorted()
    .map((path) => resolve(root, path))
  return base ? [...messageFiles(root, base), ...own] : own
}

/** The messages of a locale's own file. */
export const ownMessages = (root: string, locale: Locale) =>
  messagesOf(resolve(root, `locales/${locale}.json`))

/** All messages of a locale, in the order of its base. */
export async function readMessages(root: string, locale: Locale): Promise<Record<string, string>> {
  const files = await Promise.all(messageFiles(root, locale).map(messagesOf))
  return files.reduce((all, own) => ({ ...all, ...own }), {})
}

async function messagesOf(path: string): Promise<Record<string, string>> {
  const messages: unknown = JSON.parse(await readFile(path, 'utf8'))
  return v.parse(Messages, messages)
}
