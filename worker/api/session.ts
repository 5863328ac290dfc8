import { factory } from '../env.ts'
import { createShopper } from '../shopper/shopper.ts'
import { visitorOf } from '../visitor/visitor.ts'

/** What the shell knows of the visitor: theirs alone, so nobody keeps it. */
export const session = factory.createApp().get('/session', async (c) => {
  const { country, region } = visitorOf(c)
  const answer = await createShopper({ place: { country, region } }).getSession()
  return c.json(answer, 200, { 'Cache-Control': 'no-store' })
})
