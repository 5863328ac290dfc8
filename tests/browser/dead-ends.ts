import type { APIRequestContext } from '@playwright/test'

const LINK = /\bhref="(\/(?!\/)[^"#]*)/g

/** The addresses within the shop that these pages link to. */
export async function linksOf(request: APIRequestContext, pages: readonly string[]) {
  const links = new Set<string>()
  for (const page of pages) {
    const text = await (await request.get(page)).text()
    for (const [, link = ''] of text.matchAll(LINK)) links.add(link.replaceAll('&amp;', '&'))
  }
  return [...links]
}

/** The links that lead to no page, with their status. */
export async function deadEndsAmong(request: APIRequestContext, links: readonly string[]) {
  const deadEnds: string[] = []
  for (const link of links) {
    const status = (await request.get(link, { maxRedirects: 0 })).status()
    if (status >= 400) deadEnds.push(`${link} ${status}`)
  }
  return deadEnds
}
