import { configOf, helpers } from './clients.ts'

interface CustomRequest {
  method?: string
  parameters?: Record<string, string>
  body?: object
}

/** Calls a custom API through the SDK. */
export function customApiClient(siteId: string, token: string) {
  return (path: string, { method = 'POST', parameters = {}, body }: CustomRequest = {}) => {
    const [apiName = '', endpointPath = ''] = path.split('/')
    return helpers.callCustomEndpoint({
      options: {
        method,
        parameters,
        headers: { authorization: `Bearer ${token}` },
        customApiPathParameters: { apiName, endpointPath, apiVersion: 'v1' },
        ...(body && { body: JSON.stringify(body) }),
      },
      clientConfig: configOf(siteId),
    })
  }
}
