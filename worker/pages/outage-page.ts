import type { RequestContext } from '../env.ts'
import { escape, plainPage, plainTexts } from './plain-page.ts'

/** The outage page: logo, search and a link to the home page. It is shown when commerce, a cache or React fails. */
export async function outagePage(context: RequestContext) {
  const { say, href, fields } = await plainTexts(context)
  const hidden = fields
    .map(({ name, value }) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
    .join('')
  const main = `<p>${say('outage.text')}</p>
<form action="${href('/search')}" method="get" role="search">${hidden}
<label for="q">${say('search.label')}</label>
<input id="q" name="q" type="search" required>
<button>${say('search.submit')}</button>
</form>
<p><a href="${href('/')}">${say('outage.home')}</a></p>
<p><small>${say('outage.reference')} ${escape(context.requestId)}</small></p>`
  return plainPage({ ...context, title: 'outage.title', main })
}
