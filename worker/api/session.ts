import { factory } from '../env.ts'
import { createShopper } from '../shopper/shopper.ts'

/** What the shell knows of the visitor: theirs alone, so nobody keeps it. */
export const session = factory.createApp().get('/session', async (c) => {
  const answer = await createShopper({ place: placeOf(c.req.raw) }).getSession()
  return c.json(answer, 200, { 'Cache-Control': 'no-store' })
})

const placeOf = ({ cf }: Request) => ({
  country: typeof cf?.country === 'string' ? cf.country : null,
  region: typeof cf?.regionCode === 'string' ? cf.regionCode : null,
})
