import { READABLE_ID } from '#shared/offline/service-worker.ts'

import { createIdempotencyKey } from '../kit/http/create-idempotency-key.ts'

/**
 * A stored page as it is served again: with its date, and with a new nonce and a new idempotency key, as
 * every document from the edge has.
 */
export async function asStored(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  const policy = headers.get('content-security-policy') ?? ''
  const html = await response.text()
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1]
  // Content has no fields, so this is the shop's own.
  const key = /name="idempotencyKey" value="([\w-]+)"/.exec(html)?.[1]
  // As random as a nonce has to be.
  const newNonce = createIdempotencyKey()
  headers.set('content-security-policy', replaced(policy, nonce, newNonce))
  const renewed = replaced(replaced(html, nonce, newNonce), key, createIdempotencyKey())
  const date = headers.get('date') ?? ''
  const body = renewed.replace('<html', `<html data-stored="${date}"`)
  return new Response(body, { headers })
}

const replaced = (text: string, old: string | undefined, renewed: string) =>
  old === undefined ? text : text.replaceAll(old, renewed)

/** How many pages the offline page lists, and how many are read for their titles. */
const MAX_LISTED = 12
const MAX_READ = 40

const EMPTY_LIST = new RegExp(`(<section id="${READABLE_ID}") hidden(>.*?<ul>)(</ul>)`)

/** The offline page with links to stored pages, those that were visited last first. */
export async function listReadable(
  page: Response,
  stored: Cache,
  isListed: (url: URL) => boolean,
): Promise<Response> {
  const keys = await stored.keys()
  const listed = keys
    .filter(({ url }) => isListed(new URL(url)))
    .toReversed()
    .slice(0, MAX_READ)
  const links = new Map<string, string>()
  for (const key of listed) {
    const title = pageTitle(await (await stored.match(key, { ignoreVary: true }))?.text())
    // Selections of one list have the same title.
    if (title && !links.has(title)) links.set(title, linkTo(key.url, title))
    if (links.size === MAX_LISTED) break
  }
  if (links.size === 0) return page
  const html = await page.text()
  const filled = html.replace(
    EMPTY_LIST,
    (_, start, head, end) => start + head + [...links.values()].join('') + end,
  )
  return new Response(filled, { headers: page.headers })
}

/** The title without the shop's name, as markup. */
const pageTitle = (html = '') =>
  /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]?.replace(/ \| [^|]*$/, '')

function linkTo(url: string, title: string) {
  const { pathname, search } = new URL(url)
  const address = (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<li><a href="${address}">${title}</a></li>`
}
