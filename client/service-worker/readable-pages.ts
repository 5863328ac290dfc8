import { READABLE_ID } from '#shared/offline/service-worker.ts'

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
    const title = titleOf(await (await stored.match(key, { ignoreVary: true }))?.text())
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
const titleOf = (html = '') =>
  /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]?.replace(/ \| [^|]*$/, '')

function linkTo(url: string, title: string) {
  const { pathname, search } = new URL(url)
  const address = (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<li><a href="${address}">${title}</a></li>`
}
