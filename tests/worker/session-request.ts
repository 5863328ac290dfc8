import type { SessionAction } from '#shared/shell/session.ts'
import { SESSION_OPERATION } from '#shared/shell/session-operation.ts'

/** The options of a browser's session request to `/api`. */
export const askForSession = (
  headers: Record<string, string> = {},
  action: SessionAction = 'init',
) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  body: JSON.stringify({
    variables: { action },
    extensions: { persistedQuery: { version: 1, sha256Hash: SESSION_OPERATION } },
  }),
})
