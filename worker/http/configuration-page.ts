import { brand } from '#shop/brand.ts'

import { escape } from './escape.ts'
import { setSecurityHeaders } from './security-headers.ts'

const TITLE = `${escape(brand.name)} is closed for a moment`

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TITLE}</title>
</head>
<body>
<h1>${TITLE}</h1>
<p>The shop has not been set up correctly. We have been told, and are on it.</p>
</body>
</html>`

/** The response while the configuration is invalid. Only the log contains the reason. */
export function configurationPage() {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  setSecurityHeaders(headers)
  return new Response(PAGE, { status: 503, headers })
}
