import { SANDBOX, SHOP } from './ports.ts'

type Method = 'PUT' | 'POST' | 'DELETE'

/** Test control of the commerce service: content, faults. */
export async function control(method: Method, path: string, body?: object) {
  const answer = await fetch(`${SANDBOX}/test-control${path}`, {
    method,
    ...(body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}`)
}

/** Makes the shop forget what it holds under a tag. */
export async function purge(tag: string) {
  const answer = await fetch(`${SHOP}/machine/purge`, {
    method: 'POST',
    body: JSON.stringify({ tag }),
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer local-purge-secret',
      // Held open, workerd would close it after 5 s, be it in the moment of the next purge.
      connection: 'close',
    },
  })
  if (!answer.ok) throw new Error(`purge of ${tag} answers ${answer.status}`)
}

interface ContentPage {
  siteId: 'us' | 'ca'
  /** Without site and locale; its last part names the asset. */
  path: string
  html: string
}

/** A page of content at an address of its own. */
export async function publishPage({ siteId, path, html }: ContentPage) {
  const assetId = path.slice(path.lastIndexOf('/') + 1)
  const fields = { c_marketingCopyHeading: `The page of ${assetId}`, c_body: html }
  await control('PUT', `/assets/${siteId}/${assetId}`, { fields })
  const answer = { resourceType: 'CONTENT_ASSET', resourceId: assetId }
  await control('PUT', `/mappings/${siteId}`, { urlSegment: path, answer })
}
