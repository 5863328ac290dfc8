/** The path of a custom API's endpoint. */
export const customApiPath = <Api extends string, Endpoint extends string>(
  api: Api,
  endpoint: Endpoint,
) => `/custom/${api}/v1/organizations/:organizationId/${endpoint}` as const
