import { resolve } from 'node:path'

import { LOCALES, defaultSite } from '../../shared/site/site.ts'
import { namedIds } from './message-groups.ts'
import { chainOf, coreMessages, readMessages, shopFile, shopMessages } from './read-messages.ts'
import { messagesOfShop } from './shop-messages.ts'

/** Its messages name everything that the core says. */
export const CORE_LOCALE = 'en-US'
const MOST_SHOWN = 20

/**
 * Compares the messages of the shop's locales with the ids of the core and with the shop's own, which are those in the
 * files of its default locale.
 *
 * @throws with each missing and each unknown message, and the file to change
 */
export async function checkMessages(root: string): Promise<void> {
  const problems = await findProblems(root)
  if (problems.length === 0) return
  const more = problems.length - MOST_SHOWN
  const shown = [...problems.slice(0, MOST_SHOWN), ...(more > 0 ? [`And ${more} more.`] : [])]
  throw new Error(`The messages are not complete:\n${shown.join('\n')}`)
}

async function findProblems(root: string) {
  const coreIds = new Set(Object.keys(await coreMessages(root, CORE_LOCALE)))
  const { defaultLocale } = defaultSite
  const ofDefault = await Promise.all(chainOf(defaultLocale).map(shopMessages))
  const ownIds = ofDefault.flatMap(Object.keys).filter((id) => !coreIds.has(id))
  const ids = new Set([...coreIds, ...ownIds])

  const isOfShop = await messagesOfShop(root)
  const missing = await Promise.all(
    LOCALES.map(async (locale) => {
      const messages = await readMessages(root, locale)
      return [...ids]
        .filter((id) => messages[id] === undefined && isOfShop(id))
        .map((id) => `${locale} has no "${id}": write it to ${shopFile(root, locale)}.`)
    }),
  )
  const unknown = await Promise.all(
    [...new Set(LOCALES.flatMap(chainOf))].map(async (locale) =>
      Object.keys(await shopMessages(locale))
        .filter((id) => !ids.has(id))
        .map(
          (id) => `${shopFile(root, locale)} has "${id}", which ${defaultLocale} does not have.`,
        ),
    ),
  )
  const named = namedIds(root)
  const unused = [...new Set(ownIds)]
    .filter((id) => !named.has(id))
    .map((id) => `${shopFile(root, defaultLocale)} has "${id}", which no file uses.`)
  return [...missing.flat(), ...unknown.flat(), ...unused]
}

if (import.meta.main) await checkMessages(resolve(import.meta.dirname, '../..'))
