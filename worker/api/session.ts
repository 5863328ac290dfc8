import { sessionApi } from '#shared/contract/api-paths.ts'

import { factory } from '../env.ts'
import { openShopper } from '../shopper/open-shopper.ts'

/** The visitor data that the page shell shows. It is personal, so the response is never stored. */
export const session = factory.createApp().get(sessionApi.paths.session, async (c) => {
  const { shopper, session: opened } = await openShopper(c)
  const answer = c.json(await shopper.getSession(), 200, { 'Cache-Control': 'no-store' })
  await opened.setCookies(answer.headers)
  return answer
})
