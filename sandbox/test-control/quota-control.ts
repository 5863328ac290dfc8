import { factory } from '../platform/env.ts'
import { resourceNotFound } from '../platform/problems.ts'
import { countedQuotas, deleteQuota, deleteQuotas, Quota, setQuota } from './quotas.ts'
import { readJsonBody } from './read-json-body.ts'

export const quotaControl = factory
  .createApp()
  .put('/quotas/:family', async (c) => {
    setQuota(c.req.param('family'), await readJsonBody(c, Quota))
    return c.body(null, 204)
  })
  .get('/quotas', (c) => c.json({ data: countedQuotas() }))
  .delete('/quotas', (c) => {
    deleteQuotas()
    return c.body(null, 204)
  })
  .delete('/quotas/:family', (c) => {
    if (!deleteQuota(c.req.param('family'), c.req.query('session'))) throw resourceNotFound()
    return c.body(null, 204)
  })
