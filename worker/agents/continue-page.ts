import type { RequestContext } from '../env.ts'
import { locationOf } from '../pages/location.ts'
import { escape, plainTexts } from '../pages/plain-page.ts'

/**
 * A page that leads on by itself. After a redirect from another site, browsers would not send cookies that are
 * `SameSite=Strict` with the next page; they do when a page of the shop leads to it.
 * @param to a path with its query, without site and locale
 */
export async function respondContinuing(to: string, context: RequestContext) {
  const { say } = await plainTexts(context)
  const href = escape(locationOf(to, context))
  const text = say('agent.continue')
  const body = `<!doctype html>
<html lang="${context.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0;url=${href}">
<title>${text}</title>
</head>
<body>
<p><a href="${href}">${text}</a></p>
</body>
</html>`
  return new Response(body, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}
