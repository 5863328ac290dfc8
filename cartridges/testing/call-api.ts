import { openInstance, requestOf, type Instance } from './instance.ts'
import { runScript } from './run-script.ts'

type Request = Parameters<typeof requestOf>[0]

/** Calls an endpoint of a custom API on a sample instance. @throws if it does not answer exactly once */
export function callApi(api: string, endpoint: string, { request = {}, ...instance }: Call) {
  const { platform, record } = openInstance(instance)
  runScript(
    `rest-apis/${api}/script.js`,
    { name: endpoint },
    { ...platform, request: requestOf(request) },
  )
  const [answer, ...others] = record.answers
  if (!answer || others.length > 0)
    throw new Error(`${endpoint} answered ${others.length} times more`)
  return { ...answer, record }
}

interface Call extends Instance {
  request?: Request
}
