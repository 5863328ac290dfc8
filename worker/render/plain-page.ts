import { deploy } from 'virtual:deploy'

import { createPlacement, type Address } from '#shared/site/placement.ts'
import { defaultSite, type Locale, type Site } from '#shared/site/site.ts'
import { brand } from '#shop/brand.ts'

import type { Config } from '../config/env.ts'
import { escape } from '../http/escape.ts'
import { loadIntl } from './intl.ts'

interface PlainPlace {
  site: Site
  locale: Locale
  config: Config
}

/** The texts and addresses of a page that uses neither React, nor commerce, nor a cache, escaped for markup. */
export async function plainTexts({ site, locale, config }: PlainPlace) {
  const placement = createPlacement({ ...config.placement, defaultSite })
  const { formatMessage } = await loadIntl(locale)
  return {
    say: (id: FormatjsIntl.Message['ids']) => escape(formatMessage({ id })),
    href: (path: Address['path']) => escape(placement.href({ site, locale, path })),
    fields: placement.formFields({ site, locale }),
  }
}

interface PlainPage extends PlainPlace {
  title: FormatjsIntl.Message['ids']
  main: string
}

export const PLAIN_STYLES = '/outage.css'
const ICON = brand.icons.favicon

/** The document of such a page: the shop's name, which leads to the home page, and its main content. */
export async function plainPage({ title, main, ...place }: PlainPage) {
  const { say, href } = await plainTexts(place)
  return `<!doctype html>
<html lang="${place.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say(title)}</title>
<link rel="icon" type="image/svg+xml" href="${ICON}">
<link rel="stylesheet" href="${deploy.stylesheet}">
<link rel="stylesheet" href="${PLAIN_STYLES}">
</head>
<body class="outage">
<header><a href="${href('/')}"><img src="${ICON}" alt="" width="40" height="40"> ${escape(brand.name)}</a></header>
<main id="content">
<h1>${say(title)}</h1>
${main}
</main>
</body>
</html>`
}
