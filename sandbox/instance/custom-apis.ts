import { factory } from '../platform/env.ts'
import { resourceNotFound } from '../platform/problems.ts'
import { profile } from '../profiles/current.ts'

/** An instance without custom APIs has no such paths, for any client. */
export const installedApis = factory.createMiddleware(async function installedApis(_c, next) {
  if (!profile.hasCustomApis) throw resourceNotFound()
  await next()
})
