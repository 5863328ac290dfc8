import { deploy } from 'virtual:deploy'

import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite } from '#shared/site/site.ts'

import type { RequestContext } from '../env.ts'
import { intlFor } from './messages.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (found) => ESCAPES[found] ?? found)

/**
 * The outage page: logo, search and a link to the home page. It uses neither React, nor commerce, nor a cache,
 * because it is shown when one of them fails.
 */
export function outagePage(context: RequestContext) {
  const { site, locale, requestId, config } = context
  const placement = createPlacement({ ...config.placement, defaultSite })
  const { formatMessage } = intlFor(locale)
  const say = (id: FormatjsIntl.Message['ids']) => escape(formatMessage({ id }))
  const href = (path: string) => escape(placement.href({ site, locale, path }))
  const fields = placement
    .formFields({ site, locale })
    .map(({ name, value }) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
    .join('')

  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('outage.title')}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="${deploy.stylesheet}">
<link rel="stylesheet" href="/outage.css">
</head>
<body class="outage">
<header><a href="${href('/')}"><img src="/favicon.svg" alt="" width="40" height="40"> Juniper &amp; Wick</a></header>
<main id="content">
<h1>${say('outage.title')}</h1>
<p>${say('outage.text')}</p>
<form action="${href('/search')}" method="get" role="search">${fields}
<label for="q">${say('search.label')}</label>
<input id="q" name="q" type="search" maxlength="100" required>
<button>${say('search.submit')}</button>
</form>
<p><a href="${href('/')}">${say('outage.home')}</a></p>
<p><small>${say('outage.reference')} ${escape(requestId)}</small></p>
</main>
</body>
</html>`
}
