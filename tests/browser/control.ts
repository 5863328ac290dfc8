import { sendControl } from '#tests/support/test-control.ts'

import { SANDBOX, SHOP } from './ports.ts'

type Method = 'PUT' | 'POST' | 'DELETE'

/** Test control of the commerce service: content, faults. */
export async function control(method: Method, path: string, body?: object) {
  await sendControl(SANDBOX, { method, path, body })
}

/** Purges everything with a tag from the shop's caches. */
export async function purge(tag: string) {
  const answer = await fetch(`${SHOP}/webhooks/purge`, {
    method: 'POST',
    body: JSON.stringify({ tag }),
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer local-purge-secret',
      // workerd closes an idle connection after 5 s, perhaps just as the next purge reuses it.
      connection: 'close',
    },
  })
  if (!answer.ok) throw new Error(`purge of ${tag} responded with ${answer.status}`)
}

interface ContentPage {
  siteId: 'us' | 'ca'
  /** Without site and locale; its last part names the asset. */
  path: string
  html: string
}

/** Publishes a content page at its own address. */
export async function publishPage({ siteId, path, html }: ContentPage) {
  const assetId = path.slice(path.lastIndexOf('/') + 1)
  const fields = { c_marketingCopyHeading: `The page of ${assetId}`, c_body: html }
  await control('PUT', `/assets/${siteId}/${assetId}`, { fields })
  const answer = { resourceType: 'CONTENT_ASSET', resourceId: assetId }
  await control('PUT', `/mappings/${siteId}`, { urlSegment: path, answer })
}
