import { factory } from '../env.ts'
import { openShopper } from '../shopper/open-shopper.ts'

/** What the shell knows of the visitor: theirs alone, so nobody keeps it. */
export const session = factory.createApp().get('/session', async (c) => {
  const { shopper, session: opened } = await openShopper(c)
  const answer = c.json(await shopper.getSession(), 200, { 'Cache-Control': 'no-store' })
  await opened.setCookies(answer.headers)
  return answer
})
